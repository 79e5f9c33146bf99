import { expect, test } from 'vitest';
import { personOf } from './calls.js';
import { demo, signIn } from './journey.js';
import { startProduct } from './product.js';
import { startWalk } from './trust/walking.js';

const product = startProduct();

const html = '<script>alert(1)</script><img src=x onerror=alert(1)>';

/** Files that are two things at once: what their names say, and a page or a script. */
const polyglots = {
  'picture and script.gif': { type: 'image/gif', content: 'GIF89a=1;alert(1);/*\0\0,\0\0\0\0*/' },
  'picture and page.gif': { type: 'image/gif', content: `GIF89a\x01\0\x01\0\0\0\0${html}` },
  'paper and page.pdf': { type: 'application/pdf', content: `%PDF-1.7\n${html}\n%%EOF` },
  'photo and page.jpg': { type: 'image/jpeg', content: `\xff\xd8\xff\xfe\0\x40${html}\xff\xd9` },
  'notes and page.txt': { type: 'text/plain', content: `Monday: Maya\n${html}` },
};

test('files that are pages or scripts too are saved, never run', async () => {
  const { url } = product.server;
  const admin = await personOf(url, demo.admin);
  const headers = { authorization: admin.authorization };
  const kept: string[] = [];
  for (const [name, { type, content }] of Object.entries(polyglots)) {
    const form = new FormData();
    form.set('file', new File([Buffer.from(content, 'latin1')], name, { type }));
    const answer = await fetch(`${url}/api/documents`, { method: 'POST', headers, body: form });
    const { document } = await answer.json();
    if (document) kept.push(document.id);
    else expect(answer.status).toBe(415);
  }
  // Those that are pictures and papers by their first bytes are, and must be harmless by delivery.
  expect(kept.length).toBeGreaterThanOrEqual(3);

  const visit = await product.visit();
  const { page, context } = visit;
  const walk = startWalk(visit);
  await signIn(page, demo.admin, '/documents');
  for (const id of kept) await walk.go(`/documents?document=${id}`);
  expect(walk.faults).toEqual([]);

  // A page without any policy, as a stranger would write it, with the rights of the person who opens it.
  await context.setExtraHTTPHeaders(headers);
  const answers: (string | null)[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/download'))
      answers.push(await response.headerValue('x-content-type-options'));
  });
  const sources = kept.map((id) => `/api/documents/${id}/download`);
  const body = sources.map(
    (src) => `<script src="${src}"></script><iframe src="${src}"></iframe><img src="${src}">`,
  );
  await page.route('**/stranger.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: body.join('') }),
  );
  await page.goto('/stranger.html');
  await expect.poll(() => answers.length).toBeGreaterThanOrEqual(kept.length * 2);
  for (const src of sources)
    await page.goto(src).catch((error) => expect(String(error)).toMatch(/Download|aborted/i));
  expect(new Set(answers)).toEqual(new Set(['nosniff']));
  expect(walk.faults.filter((fault) => fault.startsWith('dialog'))).toEqual([]);
  await context.close();
});
