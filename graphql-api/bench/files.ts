import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { get, limitPath } from './doors.js';
import { type Prepared, prepare } from './load.js';
import type { Operation } from './operation.js';
import type { Person } from './people.js';
import type { Place } from './place.js';

const megabytes = 5;
const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(megabytes * 1_000_000, 'a page ')]);
const boundary = 'between-the-parts-of-a-form';
const folderOf = ({ folder }: Place) => join(folder, 'documents');

/** The form of an upload, as a browser sends it; without a content, a form of texts. */
function form(parts: [name: string, text: string][], fileName: string): Buffer {
  const part = (name: string, rest: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${rest}`);
  return Buffer.concat([
    ...parts.map(([name, text]) => part(name, `\r\n\r\n${text}\r\n`)),
    part(fileName, '; filename="a report.pdf"\r\nContent-Type: application/pdf\r\n\r\n'),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

function post(person: Person, path: string, body: Buffer): Prepared {
  const headers = {
    Authorization: `Bearer ${person.bearer()}`,
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
    'apollo-require-preflight': 'true',
  };
  return prepare('POST', path, headers, body);
}

const upload = 'mutation ($file: Upload!) { uploadDocument(title: "a report", file: $file) { id title } }';
const operations = JSON.stringify({ query: upload, variables: { file: null } });

/** Files of 5 MB. Eight at once: on the same machine, more would measure its disk and nothing else. */
export const files: Operation[] = [
  {
    name: 'download',
    who: 'admins',
    connections: 8,
    async before(place, people) {
      for (const person of people) await layDocument(place, person);
    },
    subject: `select id from documents where organization_id = $1 and file_size > 1000000 order by created_at desc limit 1`,
    doors: {
      limit: (person, id) => () => get(person, limitPath('download', [id])),
      REST: (person, id) => () => get(person, `/api/documents/${id}/download`),
    },
  },
  {
    name: 'upload',
    who: 'admins',
    connections: 8,
    effect: `select (select count(*)::int from changes) as changes, (select count(*)::int from documents) as documents,
      (select sum(file_size)::bigint::text from documents) as bytes`,
    after: removeLarge,
    doors: {
      limit: (person) => always(post(person, limitPath('upload'), form([], 'file'))),
      GraphQL: (person) =>
        always(
          post(
            person,
            '/graphql',
            form(
              [
                ['operations', operations],
                ['map', '{"0":["variables.file"]}'],
              ],
              '0',
            ),
          ),
        ),
      REST: (person) => always(post(person, '/api/documents', form([['title', 'a report']], 'file'))),
    },
  },
];

function always(request: Prepared): () => Prepared {
  return () => request;
}

async function layDocument(place: Place, { id, organizationId }: Person): Promise<void> {
  const document = randomUUID();
  mkdirSync(folderOf(place), { recursive: true });
  writeFileSync(join(folderOf(place), document), content);
  await place.db.query(
    `insert into documents (id, organization_id, title, file_name, file_type, file_size, content_hash, uploaded_by_id)
     values ($1, $2, 'a report', 'a report.pdf', 'application/pdf', $3, $4, $5)`,
    [document, organizationId, content.length, createHash('sha256').update(content).digest('hex'), id],
  );
}

/** A minute of uploads would fill a small disk. */
function removeLarge(place: Place): void {
  for (const name of readdirSync(folderOf(place))) {
    const path = join(folderOf(place), name);
    if (statSync(path).size > 1_000_000) rmSync(path);
  }
}
