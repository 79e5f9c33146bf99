import { type Color, Picture } from './picture.js';

type Point = readonly [x: number, y: number];

const ink: Color = [40, 52, 44];
const land: Color = [236, 240, 222];
const forest: Color = [206, 222, 186];
const water: Color = [110, 170, 208];
const trail: Color = [168, 84, 40];

const river: Point[] = [
  [140, 170],
  [230, 230],
  [300, 320],
  [420, 350],
  [520, 330],
  [610, 390],
  [690, 480],
  [800, 500],
  [890, 560],
  [1010, 590],
  [1120, 660],
];

const places: [name: string, at: Point, label: Point][] = [
  ['Cedar Saddle', [150, 146], [180, 134]],
  ['Hemlock footbridge', [330, 302], [90, 366]],
  ['Elk Meadow', [468, 312], [420, 266]],
  ['Ferry Bridge', [612, 362], [640, 348]],
  ["Miller's Bend", [716, 514], [540, 552]],
  ['Old mill race', [890, 528], [912, 500]],
  ['Alder Falls', [1104, 618], [950, 690]],
];

/** The river from the saddle to the falls, with the trail beside it. */
export function riverMap(): Buffer {
  const picture = new Picture(1200, 800, land);
  for (const [x, y, radius] of [
    [180, 420, 150],
    [340, 540, 110],
    [760, 250, 140],
    [960, 340, 120],
  ] as const) {
    picture.dot([x, y], radius, forest);
  }
  const course = rounded(river);
  picture.path(course, 13, water);
  picture.path(
    course.map(([x, y]) => [x, y - 30] as const),
    4,
    trail,
    18,
  );
  for (const [name, at, label] of places) {
    picture.dot(at, 11, ink).dot(at, 6, [255, 214, 90]).text(name, label, 3, ink);
  }
  picture.text('Alder River Trail', [60, 36], 6, ink);
  picture.text('31 miles from Cedar Saddle to Alder Falls', [62, 90], 2, ink);
  return legend(picture).png();
}

function legend(picture: Picture): Picture {
  return picture
    .path(
      [
        [70, 690],
        [150, 690],
      ],
      8,
      water,
    )
    .text('River', [176, 680], 3, ink)
    .path(
      [
        [70, 730],
        [150, 730],
      ],
      4,
      trail,
      18,
    )
    .text('Trail', [176, 720], 3, ink)
    .dot([350, 690], 14, forest)
    .text('Forest', [380, 680], 3, ink);
}

/** The same way without corners: a Catmull-Rom spline through the points. */
function rounded(points: Point[]): Point[] {
  const steps = 24;
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  return points.slice(1).flatMap((_, index) =>
    Array.from({ length: steps }, (_unused, step): Point => {
      const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const t = step / steps;
      const blend = (axis: 0 | 1) =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t ** 2 +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t ** 3);
      return [blend(0), blend(1)];
    }),
  );
}
