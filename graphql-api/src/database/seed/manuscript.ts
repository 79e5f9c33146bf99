/** One line or paragraph of a text that becomes a PDF or a Word file. */
export interface Block {
  kind: 'title' | 'heading' | 'paragraph' | 'bullet' | 'box' | 'field';
  text: string;
}

const marks: [start: string, kind: Block['kind']][] = [
  ['# ', 'title'],
  ['## ', 'heading'],
  ['- ', 'bullet'],
  ['[ ] ', 'box'],
  ['__', 'field'],
];

/**
 * Reads a plain text: `#` title, `##` heading, `-` bullet, `[ ]` a box to tick, `__` a line to fill in. Lines that
 * stand together are one paragraph.
 */
export function readManuscript(text: string): Block[] {
  const blocks: Block[] = [];
  let continues = false;
  for (const line of text.trim().split('\n')) {
    const [start, kind] = marks.find(([mark]) => line.startsWith(mark)) ?? ['', 'paragraph' as const];
    const content = line.slice(start.length).trim();
    const last = blocks.at(-1);
    if (content && continues && kind === 'paragraph' && last) last.text += ` ${content}`;
    else if (content || kind === 'field') blocks.push({ kind, text: content });
    continues = line !== '' && kind !== 'title' && kind !== 'heading';
  }
  return blocks;
}

/** The title of a manuscript. */
export function titleOf(blocks: Block[]): string {
  return blocks.find(({ kind }) => kind === 'title')?.text ?? 'Untitled';
}
