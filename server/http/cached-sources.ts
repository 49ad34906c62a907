import type { Logger } from 'pino';
import type { CachedAnswer } from './cached-answer.ts';
import type { CachedKind, Metrics } from './metrics.ts';

/** One of those who keep answers that are the same for everybody. */
export type CachedSource = {
  /** What its answers are called in the log and in the figures. */
  readonly kind: CachedKind;
  readonly cachedFor: (address: string) => CachedAnswer | undefined;
};

/** Asks one source after the other, and records what was found as any request is recorded. */
export function joinCachedSources(
  sources: readonly CachedSource[],
  metrics: Pick<Metrics, 'countCached'>,
  log: Pick<Logger, 'child'>,
) {
  const recorded = sources.map(({ kind, cachedFor }) => ({
    kind,
    cachedFor,
    // Nothing but an id and a status of ours is written here; looking for people's data in it would cost more than the answer.
    lines: log.child({ route: kind, cached: true }, { redact: [] }),
  }));

  return (address: string, requestId: string): CachedAnswer | undefined => {
    for (const { kind, cachedFor, lines } of recorded) {
      const answer = cachedFor(address);
      if (!answer) continue;
      metrics.countCached(kind);
      lines.info({ requestId, status: answer.status }, 'request');
      return answer;
    }
    return undefined;
  };
}
