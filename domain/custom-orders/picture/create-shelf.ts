type Kept<Value> = { readonly made: Promise<Value>; readonly bytes: number };

export type Shelf<Value> = {
  /** What stands there under that name, or else what `make` makes, which is asked for once. */
  readonly take: (name: string, bytes: number, make: () => Promise<Value>) => Promise<Value>;
  readonly sizeInBytes: () => number;
};

/** Keeps what took work to make, up to so many bytes; what was not used for longest has to go first. */
export function createShelf<Value>(maxBytes: number): Shelf<Value> {
  const shelf = new Map<string, Kept<Value>>();
  let sizeInBytes = 0;

  function put(name: string, kept: Kept<Value>): void {
    shelf.set(name, kept);
    sizeInBytes += kept.bytes;
    for (const [oldestName, oldest] of shelf) {
      if (sizeInBytes <= maxBytes) break;
      remove(oldestName, oldest);
    }
  }

  function remove(name: string, kept: Kept<Value>): void {
    if (shelf.get(name) !== kept) return;
    shelf.delete(name);
    sizeInBytes -= kept.bytes;
  }

  return {
    take(name, bytes, make) {
      const found = shelf.get(name);
      if (found) remove(name, found);
      const kept = found ?? { made: make(), bytes };
      put(name, kept);
      // What failed today may succeed tomorrow.
      if (!found) kept.made.catch(() => remove(name, kept));
      return kept.made;
    },
    sizeInBytes: () => sizeInBytes,
  };
}
