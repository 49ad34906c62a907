import type { KeptAnswer } from '../http/kept-answer.ts';

export type RenderedPage = {
  readonly answer: KeptAnswer;
  /** Names of the changes that make this page out of date; undefined: not to be kept at all. */
  readonly dependsOn: ReadonlySet<string> | undefined;
};

export type PageCacheOptions = { readonly maxBytes: number };

type Kept = { readonly answer: KeptAnswer; readonly dependsOn: ReadonlySet<string> };

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Rendered pages by canonical address, least recently used dropped first. An address is rendered once however many ask
 * for it at the same time, and a page rendered from data that changed meanwhile is handed out but not kept.
 */
export function createPageCache({ maxBytes }: PageCacheOptions) {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<KeptAnswer>>();
  const generations = new Map<string, number>();
  let bytes = 0;
  let everything = 0;

  const generationOf = (name: string) => generations.get(name) ?? 0;

  function remove(key: string, entry: Kept) {
    kept.delete(key);
    bytes -= entry.answer.bytes;
  }

  function keep(key: string, entry: Kept) {
    if (entry.answer.bytes > maxBytes) return;
    const old = kept.get(key);
    if (old) remove(key, old);
    kept.set(key, entry);
    bytes += entry.answer.bytes;
    for (const [oldestKey, oldest] of kept) {
      if (bytes <= maxBytes) break;
      remove(oldestKey, oldest);
    }
  }

  /** The page if it is kept. Moving it to the end of the map marks it as recently used. */
  function get(key: string): KeptAnswer | undefined {
    const entry = kept.get(key);
    if (!entry) return undefined;
    kept.delete(key);
    kept.set(key, entry);
    return entry.answer;
  }

  async function render(key: string, renderPage: () => Promise<RenderedPage>): Promise<KeptAnswer> {
    const before = new Map(generations);
    const everythingBefore = everything;
    const { answer, dependsOn } = await renderPage();
    const isFresh =
      everything === everythingBefore &&
      [...(dependsOn ?? [])].every((name) => generationOf(name) === (before.get(name) ?? 0));
    if (dependsOn && isFresh) keep(key, { answer, dependsOn });
    return answer;
  }

  return {
    get,

    getOrRender(key: string, renderPage: () => Promise<RenderedPage>): Promise<KeptAnswer> {
      const answer = get(key);
      if (answer) return Promise.resolve(answer);
      const rendering = underWay.get(key);
      if (rendering) return rendering;
      const started = render(key, renderPage).finally(() => {
        if (underWay.get(key) === started) underWay.delete(key);
      });
      underWay.set(key, started);
      return started;
    },

    /** Forgets every page that shows what changed; renderings under way are not joined by later visitors. */
    dropDependents(name: string) {
      generations.set(name, generationOf(name) + 1);
      underWay.clear();
      for (const [key, entry] of kept) if (entry.dependsOn.has(name)) remove(key, entry);
    },

    dropEverything() {
      everything += 1;
      underWay.clear();
      kept.clear();
      bytes = 0;
    },

    size: () => ({ pages: kept.size, bytes }),
  };
}
