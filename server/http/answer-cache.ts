import { LRUCache } from 'lru-cache';
import type { CachedAnswer } from './cached-answer.ts';
import type { DependencyName } from './dependency-names.ts';

export type MadeAnswer = {
  readonly answer: CachedAnswer;
  /** What makes this answer out of date when it changes; undefined: not to be kept at all. */
  readonly dependsOn: ReadonlySet<DependencyName> | undefined;
};

type MakeAnswer = () => Promise<MadeAnswer>;
type Cached = { readonly answer: CachedAnswer; readonly dependsOn: ReadonlySet<DependencyName> };

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/**
 * Pages and answers by canonical address, least recently used dropped first. An answer is made once however many ask
 * for it at the same time, and one made from data that changed meanwhile is handed out but not kept.
 */
export function createAnswerCache({ maxBytes }: { readonly maxBytes: number }) {
  const cached = new LRUCache<string, Cached>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => answer.bytes,
  });
  const underWay = new Map<string, Promise<CachedAnswer>>();
  /** When each thing changed last, as far as answers under way must know. */
  const changedAt = new Map<DependencyName, number>();
  let changes = 0;
  let makings = 0;

  /** The answer if it is kept; reading it marks it as recently used. */
  const get = (key: string): CachedAnswer | undefined => cached.get(key)?.answer;

  async function make(key: string, makeAnswer: MakeAnswer): Promise<CachedAnswer> {
    const changesBefore = changes;
    makings += 1;
    try {
      const { answer, dependsOn } = await makeAnswer();
      const isFresh = [...(dependsOn ?? [])].every((name) => (changedAt.get(name) ?? 0) <= changesBefore);
      if (dependsOn && isFresh) cached.set(key, { answer, dependsOn });
      return answer;
    } finally {
      makings -= 1;
      if (makings === 0) changedAt.clear();
    }
  }

  return {
    get,

    getOrMake(key: string, makeAnswer: MakeAnswer): Promise<CachedAnswer> {
      const answer = get(key);
      if (answer) return Promise.resolve(answer);
      const making = underWay.get(key);
      if (making) return making;
      const started = make(key, makeAnswer).finally(() => {
        if (underWay.get(key) === started) underWay.delete(key);
      });
      underWay.set(key, started);
      return started;
    },

    /** Forgets every answer that shows what changed; those under way are not joined by later askers. */
    dropDependents(names: ReadonlySet<DependencyName>): void {
      changes += 1;
      if (makings > 0) for (const name of names) changedAt.set(name, changes);
      underWay.clear();
      // Chosen first and then dropped: the cache may not be changed while it is walked through.
      const isOutdated = ({ dependsOn }: Cached) => [...dependsOn].some((name) => names.has(name));
      for (const [key] of [...cached].filter(([, entry]) => isOutdated(entry))) cached.delete(key);
    },

    size: () => ({ answers: cached.size, bytes: cached.calculatedSize }),
  };
}
