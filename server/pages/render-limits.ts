import { setImmediate } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { nameNetwork } from '../http/client-address.ts';
import { createWorkLine } from '../http/work-line.ts';

/** A page takes some tens of milliseconds of this one thread; the last in line waits about two seconds. */
const RENDERED_AT_ONCE = 2;
const WAITING_MAX = 50;
/** Pages that are not at hand, for one network: far more than people open, far less than the thread can render. */
const MISSES = 600;
const MISSES_PER_SECONDS = 60;

export type RenderLimits = ReturnType<typeof createRenderLimits>;

/** How much rendering strangers may ask of this node. Counted in memory: a look into the database would cost as much as it saves. */
export function createRenderLimits(factor: number) {
  const misses = new RateLimiterMemory({ points: MISSES * factor, duration: MISSES_PER_SECONDS });
  const line = createWorkLine({ atOnce: RENDERED_AT_ONCE, waitingMax: WAITING_MAX });

  return {
    line: {
      // What has come in meanwhile is answered between two pages.
      run: <Value>(render: () => Promise<Value>) => line.run(() => setImmediate().then(render)),
    },

    /** The seconds to wait, or undefined within the limit. */
    async countMiss(clientAddress: string): Promise<number | undefined> {
      try {
        await misses.consume(nameNetwork(clientAddress));
        return undefined;
      } catch (outcome) {
        if (!(outcome instanceof RateLimiterRes)) throw outcome;
        return Math.max(1, Math.ceil(outcome.msBeforeNext / 1000));
      }
    },
  };
}
