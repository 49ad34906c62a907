import { once } from 'node:events';
import type { Pool } from 'pg';

/** A pool that outlives the test: what still asks it for something afterwards is refused, as by one that has ended. */
export function lendPool(lent: Pool): { readonly pool: Pool; giveBack(): Promise<void> } {
  let isOver = false;
  const connect = (callback?: (error: Error) => void): unknown => {
    if (!isOver) return Reflect.apply(lent.connect, lent, [callback]);
    const error = new Error('The test is over.');
    return callback ? callback(error) : Promise.reject(error);
  };
  return {
    pool: Object.assign(Object.create(lent), { connect }) as Pool, // the same in everything else
    async giveBack() {
      isOver = true;
      while (lent.waitingCount > 0 || lent.idleCount < lent.totalCount) await once(lent, 'release');
    },
  };
}
