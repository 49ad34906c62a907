import { findStored, type ShopCache } from './shop-caches.ts';

/** Small things the worker has to remember: browsers end it whenever nothing happens for half a minute. */
export function createNotes(cache: ShopCache) {
  const keyOf = (name: string) => `/notes/${name}`;
  return {
    async read<Value>(name: string): Promise<Value | null> {
      const stored = await findStored(cache, keyOf(name));
      // Only `write` below puts anything there.
      return stored ? ((await stored.json()) as Value) : null;
    },

    async write(name: string, value: unknown): Promise<void> {
      const store = await caches.open(cache.name);
      await store.put(keyOf(name), Response.json(value));
    },

    async forget(name: string): Promise<void> {
      await (await caches.open(cache.name)).delete(keyOf(name));
    },
  };
}

export type WorkerNotes = ReturnType<typeof createNotes>;
