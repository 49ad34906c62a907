type Stored<Value> = { readonly made: Promise<Value>; readonly bytes: number };

export type ByteCache<Value> = {
  /** What stands there under that name, or else what `make` makes, which is asked for once. */
  readonly take: (name: string, bytes: number, make: () => Promise<Value>) => Promise<Value>;
  readonly sizeInBytes: () => number;
};

/** Keeps what took work to make, up to so many bytes; what was not used for longest has to go first. */
export function createByteCache<Value>(maxBytes: number): ByteCache<Value> {
  const cache = new Map<string, Stored<Value>>();
  let sizeInBytes = 0;

  function put(name: string, stored: Stored<Value>): void {
    cache.set(name, stored);
    sizeInBytes += stored.bytes;
    for (const [oldestName, oldest] of cache) {
      if (sizeInBytes <= maxBytes) break;
      remove(oldestName, oldest);
    }
  }

  function remove(name: string, stored: Stored<Value>): void {
    if (cache.get(name) !== stored) return;
    cache.delete(name);
    sizeInBytes -= stored.bytes;
  }

  return {
    take(name, bytes, make) {
      const found = cache.get(name);
      if (found) remove(name, found);
      const stored = found ?? { made: make(), bytes };
      put(name, stored);
      // What failed today may succeed tomorrow.
      if (!found) stored.made.catch(() => remove(name, stored));
      return stored.made;
    },
    sizeInBytes: () => sizeInBytes,
  };
}
