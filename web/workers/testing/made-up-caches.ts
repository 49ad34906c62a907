export const ORIGIN = 'https://bakery.example';

const toAddress = (key: RequestInfo | URL) =>
  new URL(key instanceof Request ? key.url : String(key), ORIGIN).href;

/** The browser's caches as far as the worker uses them: what is put again goes to the end. */
export function makeUpCaches() {
  const stores = new Map<string, Map<string, Response>>();

  const openStore = (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, entries);
    return {
      match: async (key: RequestInfo | URL) => entries.get(toAddress(key))?.clone(),
      put: async (key: RequestInfo | URL, answer: Response) => {
        entries.delete(toAddress(key));
        entries.set(toAddress(key), answer);
      },
      delete: async (key: RequestInfo | URL) => entries.delete(toAddress(key)),
      keys: async () => [...entries.keys()].map((address) => new Request(address)),
      addAll: async (keys: readonly string[]) => {
        for (const key of keys) entries.set(toAddress(key), await fetch(toAddress(key)));
      },
    };
  };

  return {
    open: async (name: string) => openStore(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    /** The addresses in one of them, for looking at. */
    list: (name: string) =>
      [...(stores.get(name)?.keys() ?? [])].map((address) => address.slice(ORIGIN.length)),
  };
}

/** As the shop itself answers a page; what is put together by hand is of another type. */
export function makeUpAnswer(body: string, init?: ResponseInit): Response {
  return markAsOwn(new Response(body, init));
}

function markAsOwn(answer: Response): Response {
  return Object.defineProperties(answer, {
    type: { value: 'basic' },
    clone: { value: () => markAsOwn(Response.prototype.clone.call(answer)) },
  });
}
