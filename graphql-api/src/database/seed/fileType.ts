import { extname } from 'node:path';

const office = 'application/vnd.openxmlformats-officedocument';
const types: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.docx': `${office}.wordprocessingml.document`,
  '.xlsx': `${office}.spreadsheetml.sheet`,
  '.png': 'image/png',
  '.txt': 'text/plain',
};

/** The MIME type of a demo file by its name. */
export function fileTypeOf(fileName: string): string {
  const type = types[extname(fileName)];
  if (!type) throw new Error(`No type for ${fileName}`);
  return type;
}
