import { crc32, deflateSync } from 'node:zlib';

export type Color = readonly [red: number, green: number, blue: number];
type Point = readonly [x: number, y: number];

/** Letters of 5 x 7 points: one byte per column, the lowest bit on top. */
const letters = new Map<string, number[]>(
  `A 7E1111117E B 7F49494936 C 3E41414122 D 7F4141221C E 7F49494941 F 7F09090901 G 3E4149497A H 7F0808087F
  I 00417F4100 J 2040413F01 K 7F08142241 L 7F40404040 M 7F020C027F N 7F0408107F O 3E4141413E P 7F09090906
  Q 3E4151215E R 7F09192946 S 4649494931 T 01017F0101 U 3F4040403F V 1F2040201F W 3F4038403F X 6314081463
  Y 0708700807 Z 6151494543 0 3E5149453E 1 00427F4000 2 4261514946 3 2141454B31 4 1814127F10 5 2745454539
  6 3C4A494930 7 0171090503 8 3649494936 9 064949291E - 0808080808 . 0060600000 & 3649552250 / 2010080402
  ' 0005030000 : 0036360000 , 0050300000`
    .split(/\s+(?=\S \w{10})/)
    .map((entry) => [entry.charAt(0), [...Buffer.from(entry.slice(2), 'hex')]]),
);

/** A drawing in plain colors, for maps. */
export class Picture {
  private readonly pixels: Buffer;

  constructor(
    readonly width: number,
    readonly height: number,
    background: Color,
  ) {
    this.pixels = Buffer.alloc(width * height * 3);
    this.box([0, 0], [width, height], background);
  }

  box([left, top]: Point, [width, height]: Point, color: Color): this {
    for (let y = Math.max(0, top); y < Math.min(this.height, top + height); y += 1) {
      for (let x = Math.max(0, left); x < Math.min(this.width, left + width); x += 1) {
        this.pixels.set(color, (y * this.width + x) * 3);
      }
    }
    return this;
  }

  dot([x, y]: Point, radius: number, color: Color): this {
    for (let row = -radius; row <= radius; row += 1) {
      const half = Math.floor(Math.sqrt(radius * radius - row * row));
      this.box([Math.round(x) - half, Math.round(y) + row], [2 * half + 1, 1], color);
    }
    return this;
  }

  /** A round brush along the points; dashed where a gap is given. */
  path(points: Point[], radius: number, color: Color, gap = 0): this {
    let walked = 0;
    for (let index = 1; index < points.length; index += 1) {
      const [fromX, fromY] = points[index - 1] ?? [0, 0];
      const [toX, toY] = points[index] ?? [0, 0];
      const length = Math.hypot(toX - fromX, toY - fromY);
      for (let step = 0; step < length; step += 1, walked += 1) {
        if (gap > 0 && Math.floor(walked / gap) % 2 === 1) continue;
        const share = step / length;
        this.dot([fromX + (toX - fromX) * share, fromY + (toY - fromY) * share], radius, color);
      }
    }
    return this;
  }

  /** Capital letters, each point `scale` pixels wide. */
  text(words: string, [left, top]: Point, scale: number, color: Color): this {
    [...words.toUpperCase()].forEach((letter, position) => {
      letters.get(letter)?.forEach((column, x) => {
        for (let y = 0; y < 7; y += 1) {
          if (!((column >> y) & 1)) continue;
          this.box([left + (position * 6 + x) * scale, top + y * scale], [scale, scale], color);
        }
      });
    });
    return this;
  }

  png(): Buffer {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.width, 0);
    header.writeUInt32BE(this.height, 4);
    // 8 bits for each of red, green and blue; no interlacing.
    header.set([8, 2, 0, 0, 0], 8);
    const rows = Buffer.alloc((this.width * 3 + 1) * this.height);
    for (let y = 0; y < this.height; y += 1) {
      this.pixels.copy(rows, y * (this.width * 3 + 1) + 1, y * this.width * 3, (y + 1) * this.width * 3);
    }
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}
