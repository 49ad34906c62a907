export type ListedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Before the id of whoever typed a draft. */
export const OWNED_PREFIX = 'draft:@';

export function listOwnedDrafts(storage: ListedStorage): readonly string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key): key is string => key?.startsWith(OWNED_PREFIX) === true,
  );
}

/** Whoever signs out by their own hand leaves nothing behind at this browser. */
export function forgetOwnedDrafts(openStorage: () => ListedStorage): void {
  try {
    const storage = openStorage();
    for (const key of listOwnedDrafts(storage)) storage.removeItem(key);
  } catch {
    // Storage that is forbidden holds none.
  }
}
