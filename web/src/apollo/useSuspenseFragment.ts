import { useFragment, useSuspenseFragment as useWaitingFragment } from '@apollo/client/react';

/**
 * The client's own hook misses what arrives between a component's first drawing and its subscription: the answer to
 * a page that was first drawn from saved data. This one waits like it, but shows what the cache holds now.
 */
export const useSuspenseFragment = ((options: Parameters<typeof useWaitingFragment>[0]) => {
  const waited = useWaitingFragment(options);
  const live = useFragment(options);
  return live.complete ? { data: live.data } : waited;
}) as typeof useWaitingFragment;
