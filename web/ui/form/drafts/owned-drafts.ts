export type ListedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Before the name of every draft. */
export const DRAFT_PREFIX = 'draft:';
/** Before the id of whoever typed a draft. */
export const OWNED_PREFIX = `${DRAFT_PREFIX}@`;

export function listOwnedDrafts(storage: ListedStorage): readonly string[] {
  return listKeys(storage).filter((key) => key.startsWith(OWNED_PREFIX));
}

/** Whether anything that was typed is kept here, whoever typed it. */
export function hasDraft(storage: ListedStorage): boolean {
  return listKeys(storage).some((key) => key.startsWith(DRAFT_PREFIX));
}

function listKeys(storage: ListedStorage): readonly string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
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
