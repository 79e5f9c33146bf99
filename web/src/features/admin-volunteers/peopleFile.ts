export type FileRow = { line: number; cells: string[] };
export type PeopleFile = { name: string; columns: string[]; rows: FileRow[] };

/** Reads a CSV file whose first row names its columns; empty rows are left out. */
export async function readPeopleFile(file: File): Promise<PeopleFile> {
  const { parse } = (await import('papaparse')).default;
  const text = decode(await file.arrayBuffer());
  const rows: FileRow[] = [];
  let line = 1;
  let read = 0;
  parse<string[]>(text, {
    // A cell may hold line breaks: the line of a row is counted in the text.
    step: ({ data, meta }) => {
      if (data.some((cell) => cell.trim() !== '')) rows.push({ line, cells: data });
      line += text.slice(read, meta.cursor).split(/\r\n|\r|\n/).length - 1;
      read = meta.cursor;
    },
  });
  const [header, ...people] = rows;
  return { name: file.name, columns: header?.cells.map((cell) => cell.trim()) ?? [], rows: people };
}

/** Excel saves UTF-8 or the western code page. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
