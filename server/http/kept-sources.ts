import type { Logger } from 'pino';
import type { KeptAnswer } from './kept-answer.ts';
import type { KeptKind, Metrics } from './metrics.ts';

/** One of those who keep answers that are the same for everybody. */
export type KeptSource = {
  /** What its answers are called in the log and in the figures. */
  readonly kind: KeptKind;
  readonly keptFor: (address: string) => KeptAnswer | undefined;
};

/** Asks one source after the other, and records what was found as any request is recorded. */
export function joinKeptSources(
  sources: readonly KeptSource[],
  metrics: Pick<Metrics, 'countKept'>,
  log: Pick<Logger, 'child'>,
) {
  const recorded = sources.map(({ kind, keptFor }) => ({
    kind,
    keptFor,
    // Nothing but an id and a status of ours is written here; looking for people's data in it would cost more than the answer.
    lines: log.child({ route: kind, kept: true }, { redact: [] }),
  }));

  return (address: string, requestId: string): KeptAnswer | undefined => {
    for (const { kind, keptFor, lines } of recorded) {
      const answer = keptFor(address);
      if (!answer) continue;
      metrics.countKept(kind);
      lines.info({ requestId, status: answer.status }, 'request');
      return answer;
    }
    return undefined;
  };
}
