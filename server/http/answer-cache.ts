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
 * Pages and answers by canonical address. Those that nobody has asked for again go first, then the least recently used: a stranger
 * who opens thousands of addresses pushes out their own. An answer is made once however many ask for it at the same time, and one
 * made from data that changed meanwhile is handed out but not kept.
 */
export function createAnswerCache({ maxBytes }: { readonly maxBytes: number }) {
  const open = () =>
    new LRUCache<string, Cached>({ maxSize: maxBytes, sizeCalculation: ({ answer }) => answer.bytes });
  const [askedOnce, askedAgain] = [open(), open()];
  const underWay = new Map<string, Promise<CachedAnswer>>();
  /** When each thing changed last, as far as answers under way must know. */
  const changedAt = new Map<DependencyName, number>();
  let changes = 0;
  let makings = 0;

  /** The answer if it is kept; reading it marks it as recently used. */
  function get(key: string): CachedAnswer | undefined {
    const known = askedAgain.get(key);
    if (known) return known.answer;
    const fresh = askedOnce.get(key);
    if (!fresh) return undefined;
    askedOnce.delete(key);
    askedAgain.set(key, fresh);
    return fresh.answer;
  }

  function keep(key: string, entry: Cached): void {
    if (entry.answer.bytes > maxBytes) return;
    askedOnce.set(key, entry);
    while (askedOnce.calculatedSize + askedAgain.calculatedSize > maxBytes) {
      if (askedOnce.size > 1) askedOnce.pop();
      else askedAgain.pop();
    }
  }

  async function make(key: string, makeAnswer: MakeAnswer): Promise<CachedAnswer> {
    const changesBefore = changes;
    makings += 1;
    try {
      const { answer, dependsOn } = await makeAnswer();
      const isFresh = [...(dependsOn ?? [])].every((name) => (changedAt.get(name) ?? 0) <= changesBefore);
      if (dependsOn && isFresh) keep(key, { answer, dependsOn });
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
      for (const part of [askedOnce, askedAgain]) {
        for (const [key] of [...part].filter(([, entry]) => isOutdated(entry))) part.delete(key);
      }
    },

    size: () => ({
      answers: askedOnce.size + askedAgain.size,
      bytes: askedOnce.calculatedSize + askedAgain.calculatedSize,
    }),
  };
}
