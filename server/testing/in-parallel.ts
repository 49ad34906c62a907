const AT_ONCE = 8;

/** All of them, a few at a time. */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const item of waiting) await work(item);
  });
  await Promise.all(workers);
}
