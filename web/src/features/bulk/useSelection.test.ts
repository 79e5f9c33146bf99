import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from './useSelection';

const ids = ['a', 'b', 'c', 'd', 'e'];

it('selects one, and with Shift all that lie between', () => {
  const { result } = renderHook(() => useSelection(ids));
  act(() => result.current.toggle('b', true, false));
  expect(result.current.selected).toEqual(['b']);
  act(() => result.current.toggle('d', true, true));
  expect(result.current.selected).toEqual(['b', 'c', 'd']);
  act(() => result.current.toggle('c', false, true));
  expect(result.current.selected).toEqual(['b']);
  act(() => result.current.toggle('a', true, true));
  expect(result.current.selected).toEqual(['a', 'b', 'c']);
});

it('selects all, clears, and forgets what has left the list', () => {
  const { result, rerender } = renderHook(({ shown }) => useSelection(shown), {
    initialProps: { shown: ids },
  });
  act(() => result.current.selectAll());
  rerender({ shown: ['a', 'c'] });
  expect(result.current.selected).toEqual(['a', 'c']);
  act(() => result.current.clear());
  expect(result.current.selected).toEqual([]);
});
