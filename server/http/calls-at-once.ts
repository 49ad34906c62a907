import type { Result } from '../../domain/refusal.ts';
import { BUSY, createWorkLine, type WorkLine } from './work-line.ts';

/** Far more than a page asks for at once, even where a mobile network puts many people behind one address. */
const OF_NETWORK_AT_ONCE = 20;
const OF_NETWORK_WAITING = 100;
/** More would only wait for the database, longer than anybody stays. */
const OF_ALL = 150;

export type CallsAtOnce = ReturnType<typeof createCallsAtOnce>;

/**
 * How many calls this node works on at once. Nobody's rush takes the connections of all others: those of one network wait for each
 * other, and beyond what the database can do within seconds the answer is a clear no. What a slow line still sends is not counted.
 */
export function createCallsAtOnce(factor: number) {
  const lines = new Map<string, { readonly line: WorkLine; calls: number }>();
  let underWay = 0;

  return {
    async run<Value>(network: string, work: () => Promise<Value>): Promise<Result<Value, 'busy'>> {
      if (underWay >= OF_ALL * factor) return BUSY;
      const own = lines.get(network) ?? {
        line: createWorkLine({
          atOnce: OF_NETWORK_AT_ONCE * factor,
          waitingMax: OF_NETWORK_WAITING * factor,
        }),
        calls: 0,
      };
      lines.set(network, own);
      own.calls += 1;
      underWay += 1;
      try {
        return await own.line.run(work);
      } finally {
        underWay -= 1;
        own.calls -= 1;
        if (own.calls === 0) lines.delete(network);
      }
    },
  };
}
