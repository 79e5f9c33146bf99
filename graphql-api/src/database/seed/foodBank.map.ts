import { type Color, Picture } from './picture.js';

const ink: Color = [38, 50, 56];
const paper: Color = [250, 248, 242];
const wall: Color = [84, 99, 104];
const white: Color = [255, 255, 255];

const rooms: [name: string, left: number, top: number, width: number, height: number, color: Color][] = [
  ['Loading dock', 60, 150, 300, 190, [214, 226, 233]],
  ['Dry goods A-D', 376, 150, 400, 190, [244, 227, 195]],
  ['Cooler', 792, 150, 170, 190, [190, 220, 238]],
  ['Freezer', 978, 150, 162, 190, [160, 200, 230]],
  ['Sorting tables', 60, 356, 300, 190, [222, 235, 208]],
  ['Pantry hall', 376, 356, 586, 190, [248, 214, 196]],
  ['Kitchen', 978, 356, 162, 190, [240, 220, 232]],
  ['Upstairs: classroom', 60, 562, 460, 110, [232, 228, 244]],
  ['Office', 536, 562, 240, 110, [232, 228, 244]],
  ['Welcome & coffee', 792, 562, 348, 110, [255, 236, 179]],
];

/** A floor plan of the warehouse with its exits, kits and washing places. */
export function warehouseMap(): Buffer {
  const picture = new Picture(1200, 800, paper);
  picture.text('Lantern Street Food Bank', [60, 40], 5, ink);
  picture.text('Warehouse map: where things are and how to get out', [60, 96], 3, wall);
  picture.box([52, 142], [1096, 538], wall);
  for (const [name, left, top, width, height, color] of rooms) {
    picture.box([left, top], [width, height], color);
    picture.text(name, [left + 18, top + 20], 3, ink);
  }
  doors(picture);
  exit(picture, [52, 220]);
  exit(picture, [1128, 606]);
  sign(picture, [320, 300], [200, 40, 40], '+');
  sign(picture, [1100, 506], [200, 40, 40], '+');
  sign(picture, [320, 506], [30, 110, 180], 'W');
  sign(picture, [922, 506], [30, 110, 180], 'W');
  legend(picture);
  return picture.png();
}

function doors(picture: Picture): void {
  const openings: [number, number, number, number][] = [
    [180, 340, 70, 16],
    [360, 220, 16, 60],
    [560, 340, 80, 16],
    [850, 340, 60, 16],
    [360, 430, 16, 60],
    [962, 220, 16, 50],
    [962, 430, 16, 50],
    [860, 546, 90, 16],
    [620, 546, 60, 16],
  ];
  for (const [left, top, width, height] of openings) picture.box([left, top], [width, height], white);
}

function exit(picture: Picture, [left, top]: readonly [number, number]): void {
  picture.box([left, top], [22, 60], [30, 140, 70]);
}

function sign(picture: Picture, [x, y]: readonly [number, number], color: Color, letter: string): void {
  picture.dot([x, y], 20, color);
  if (letter === 'W') picture.text('W', [x - 7, y - 10], 3, white);
  else picture.box([x - 11, y - 3], [23, 7], white).box([x - 3, y - 11], [7, 23], white);
}

function legend(picture: Picture): void {
  picture.box([60, 722], [22, 36], [30, 140, 70]).text('Exit', [96, 730], 3, ink);
  sign(picture, [260, 740], [200, 40, 40], '+');
  picture.text('First aid', [292, 730], 3, ink);
  sign(picture, [560, 740], [30, 110, 180], 'W');
  picture.text('Wash hands', [592, 730], 3, ink);
  picture.text('Meet at the river side', [830, 734], 2, wall);
}
