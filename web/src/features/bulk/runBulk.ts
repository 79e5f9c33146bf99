export type Failure = { id: string; name: string; reason: string };

/** Does the same to each, one after the other; returns those that failed, with the reason in words. */
export async function runBulk<Item extends { id: string; name: string }>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  reasonFor: (error: unknown) => string,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const item of items) {
    try {
      await act(item);
    } catch (error) {
      failures.push({ id: item.id, name: item.name, reason: reasonFor(error) });
    }
  }
  return failures;
}
