import { expect, it, vi } from 'vitest';
import { fetchDocument } from './fetchDocument';

const inTwo = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array([1, 2, 3]));
      controller.enqueue(new Uint8Array([4]));
      controller.close();
    },
  });

it('tells how much has arrived and gives the whole file', async () => {
  vi.stubGlobal('fetch', async () => new Response(inTwo(), { headers: { 'content-length': '4' } }));
  const parts: number[] = [];
  const { content } = await fetchDocument('document-1', (part) => parts.push(part));
  expect(parts).toEqual([0.75, 1]);
  expect(content.size).toBe(4);
});

it('tells nothing where the server does not say how much there is', async () => {
  vi.stubGlobal('fetch', async () => new Response(inTwo()));
  const onPart = vi.fn();
  const { content } = await fetchDocument('document-1', onPart);
  expect(onPart).not.toHaveBeenCalled();
  expect(content.size).toBe(4);
});

it('fails with a refusal', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(fetchDocument('document-1')).rejects.toThrow('404');
});
