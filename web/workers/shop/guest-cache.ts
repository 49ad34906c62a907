import { STORED_AT_HEADER } from '../../api/worker-messages.ts';
import { copyAnswer, findStored, putCopy, type ShopCache } from './shop-caches.ts';

/** As long as the shop's own cookie opens an order on the device that last saw it. */
const OPEN_FOR_MS = 60 * 24 * 3_600_000;
/** The link was turned off, the order has joined an account, or its data are erased. */
const GONE = new Set([401, 403, 404, 410]);

/** Orders that this device opens without an account: whoever has the device sees them online too. */
export function createGuestCache(cache: ShopCache, now: () => Date) {
  return {
    wipe: async () => void (await caches.delete(cache.name)),

    async keep(key: string, answer: Response): Promise<void> {
      if (GONE.has(answer.status)) return void (await (await caches.open(cache.name)).delete(key));
      const copy = await copyAnswer(answer, now());
      if (copy) await putCopy(cache, key, copy);
    },

    async find(key: string): Promise<Response | undefined> {
      const stored = await findStored(cache, key);
      const storedAt = Date.parse(stored?.headers.get(STORED_AT_HEADER) ?? '');
      return now().getTime() - storedAt < OPEN_FOR_MS ? stored : undefined;
    },
  };
}
