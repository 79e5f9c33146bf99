import { expect, it, vi } from 'vitest';
import { nextFrame } from './nextFrame';

it('what was pressed in a window that is hidden meanwhile is done all the same', async () => {
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await nextFrame();
  expect(frame).toHaveBeenCalledTimes(1);
});
