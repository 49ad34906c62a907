import { changeBehindShop } from './change-behind-shop.ts';
import type { TestShop } from './shop-process.ts';

/** As if the quotes for this custom order had been made long ago: they run out in a moment. */
export function endQuoteSoon(shop: Pick<TestShop, 'dataDir'>, customOrderId: string): Promise<void> {
  return changeBehindShop(
    shop,
    `with shortened as (
      update custom_order_quotes set expires_at = now() + interval '5 seconds'
      where custom_order_id = $1 returning custom_order_id, expires_at
    )
    update custom_orders set quote_expires_at = expires_at from shortened where id = custom_order_id`,
    customOrderId,
  );
}
