import { changeBehindShop } from './change-behind-shop.ts';
import type { TestShop } from './shop-process.ts';

/** As if the time for paying had passed. */
export function endHold(shop: Pick<TestShop, 'dataDir'>, orderId: string): Promise<void> {
  return changeBehindShop(
    shop,
    `update orders set hold_until = now() - interval '1 minute' where id = $1`,
    orderId,
  );
}
