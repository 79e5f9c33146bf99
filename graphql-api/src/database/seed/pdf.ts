import { deflateSync } from 'node:zlib';
import { type Block, readManuscript, titleOf } from './manuscript.js';

/*
 * PDF 1.4 with the fonts that every reader has. A library would bring 26 MB for what is, for running text, a
 * page of code.
 */

const page = { width: 612, height: 792, margin: 64 };
const styles: Record<Block['kind'], { size: number; bold?: boolean; before: number; indent: number }> = {
  title: { size: 24, bold: true, before: 0, indent: 0 },
  heading: { size: 14, bold: true, before: 16, indent: 0 },
  paragraph: { size: 11, before: 7, indent: 0 },
  bullet: { size: 11, before: 4, indent: 16 },
  box: { size: 11, before: 7, indent: 20 },
  field: { size: 11, before: 16, indent: 0 },
};

/** Widths of Helvetica from space to tilde, in thousandths of the size. */
const widths =
  `278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278
  584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944
  667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500
  278 556 500 722 500 500 500 334 260 334 584`
    .split(/\s+/)
    .map(Number);
/** Where Windows-1252, the encoding of these fonts, leaves Latin-1. */
const beyondLatin1: Record<string, number> = {
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};

/** A PDF of as many pages as the text needs. */
export function pdfFile(text: string): Buffer {
  const blocks = readManuscript(text);
  const title = titleOf(blocks);
  return assemble(title, layOut(blocks), title);
}

/** The drawing commands of each page. */
function layOut(blocks: Block[]): string[] {
  const pages: string[][] = [];
  let y = 0;
  const turnPage = () => {
    pages.push([]);
    y = page.height - page.margin;
  };
  const draw = (command: string) => pages.at(-1)?.push(command);
  turnPage();
  for (const block of blocks) {
    const { size, bold, before, indent } = styles[block.kind];
    const lines = wrap(block.text, size * (bold ? 1.07 : 1), page.width - 2 * page.margin - indent);
    // A heading stays with at least two lines of what follows.
    const needed = before + lines.length * size * 1.4 + (block.kind === 'heading' ? 40 : 0);
    if (y - needed < page.margin) turnPage();
    else y -= before;
    lines.forEach((line, index) => {
      y -= size * 1.4;
      if (index === 0) draw(mark(block.kind, y, line));
      draw(show(line, bold ? 'F2' : 'F1', size, page.margin + indent, y, block.kind === 'heading'));
    });
    if (block.kind === 'title') {
      y -= 10;
      draw(`0.11 0.36 0.29 RG 2 w ${page.margin} ${y} m ${page.width - page.margin} ${y} l S`);
      y -= 4;
    }
  }
  return pages.map((commands) => commands.join('\n'));
}

function mark(kind: Block['kind'], y: number, line: string): string {
  const x = page.margin;
  if (kind === 'bullet') return show('•', 'F1', 11, x + 4, y, false);
  if (kind === 'box') return `0.3 G 0.8 w ${x + 1} ${y - 1} 9 9 re S`;
  if (kind !== 'field') return '';
  const start = x + measure(line, 11) + 8;
  return `0.5 G 0.6 w ${start.toFixed(1)} ${y - 2} m ${page.width - x} ${y - 2} l S`;
}

function show(text: string, font: string, size: number, x: number, y: number, isColored: boolean): string {
  const color = isColored ? '0.11 0.36 0.29' : '0.13 0.13 0.13';
  return `BT ${color} rg /${font} ${size} Tf ${x} ${y.toFixed(1)} Td ${literal(text)} Tj ET`;
}

/** A string of a PDF: one byte per character, what is not plain ASCII as octal numbers. */
function literal(text: string): string {
  const characters = [...text].map((character) => {
    if ('()\\'.includes(character)) return `\\${character}`;
    const code = beyondLatin1[character] ?? character.charCodeAt(0);
    return code < 0x7f ? character : `\\${(code > 0xff ? 0x3f : code).toString(8)}`;
  });
  return `(${characters.join('')})`;
}

function measure(text: string, size: number): number {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '');
  const units = [...letters].reduce((sum, letter) => sum + (widths[letter.charCodeAt(0) - 32] ?? 556), 0);
  return (units * size) / 1000;
}

function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function assemble(title: string, pages: string[], footer: string): Buffer {
  const first = 6;
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${first + 2 * index} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title ${literal(title)} /Producer (Handraise) >>`,
  ];
  pages.forEach((commands, index) => {
    const number = `${footer}  •  Page ${index + 1} of ${pages.length}`;
    const content = deflateSync(`${commands}\n${show(number, 'F1', 9, page.margin, 36, false)}`);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${first + 2 * index + 1} 0 R
/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      Buffer.concat([
        Buffer.from(`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`),
        content,
        Buffer.from('\nendstream'),
      ]),
    );
  });
  return withCrossReferences(objects);
}

function withCrossReferences(objects: (string | Buffer)[]): Buffer {
  // The second line tells transfer programs that this is no text.
  let file = Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1');
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
    file = Buffer.concat([file, Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(end)]);
}
