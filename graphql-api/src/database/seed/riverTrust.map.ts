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
  ['Cedar Saddle', [150, 142], [180, 130]],
  ['Hemlock footbridge', [318, 296], [346, 282]],
  ['Elk Meadow', [440, 318], [450, 276]],
  ['Ferry Bridge', [610, 360], [640, 346]],
  ["Miller's Bend", [716, 514], [540, 552]],
  ['Old mill race', [890, 528], [912, 500]],
  ['Alder Falls', [1100, 622], [970, 680]],
];

/** The river from the saddle to the falls, with the trail beside it. */
export function riverMap(): Buffer {
  const picture = new Picture(1200, 800, land);
  for (const [x, y, radius] of [
    [180, 420, 150],
    [330, 560, 130],
    [760, 250, 140],
    [960, 340, 120],
  ] as const) {
    picture.dot([x, y], radius, forest);
  }
  picture.path(river, 13, water);
  picture.path(
    river.map(([x, y]) => [x, y - 30] as const),
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
    .dot([330, 690], 14, forest)
    .text('Forest', [360, 680], 3, ink);
}
