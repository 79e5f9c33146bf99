import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.js';

const api = testApi();

/** Downloads, and holds back in the middle until told to go on. */
function slowDownload(path: string, token: string) {
  let goOn = () => {};
  const begun = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let half = () => {};
  const middle = new Promise<void>((resolve) => {
    half = resolve;
  });
  const bytes = new Promise<{ length: number; whole: number; cut: boolean }>((resolve) => {
    const sent = request(
      `${api.url}/api${path}`,
      { headers: { authorization: `Bearer ${token}` } },
      (response) => {
        let length = 0;
        const whole = Number(response.headers['content-length']);
        response.once('readable', async () => {
          half();
          await begun;
          response.on('data', (chunk: Buffer) => {
            length += chunk.length;
          });
        });
        response.on('close', () => resolve({ length, whole, cut: !response.complete }));
        response.on('error', () => undefined);
      },
    );
    sent.on('error', () => undefined);
    sent.end();
  });
  return { middle, goOn, bytes };
}

test('a document that is deleted while somebody downloads it arrives whole or breaks off, and is gone for the next', async () => {
  const organization = await api.make.anOrganization();
  const admin = api.as(await api.make.anAdmin(organization));
  const reader = api.as(await api.make.aVolunteer(organization));
  const content = Buffer.alloc(9_000_000, 'abcdefgh');
  for (let round = 0; round < 3; round += 1) {
    const { id } = await api.make.aDocument(organization, { content });
    const path = `/documents/${id}/download`;
    const download = slowDownload(path, await reader.token());
    await download.middle;
    expect((await admin.delete(`/documents/${id}`)).status).toBe(200);
    expect((await reader.get(path)).status).toBe(404);
    await sleep(50);
    download.goOn();
    const { length, whole, cut } = await download.bytes;
    expect(whole).toBe(content.length);
    // A part must never look like the whole.
    expect([cut, length === whole]).toEqual(length === whole ? [false, true] : [true, false]);
    expect((await reader.get('/documents')).status).toBe(200);
  }
});
