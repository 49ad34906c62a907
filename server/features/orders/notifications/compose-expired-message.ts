import { linkExpiredOrders } from '../../../../domain/notifications/say-notification.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import type { MessageRow } from '../../../jobs/send-message.ts';
import type { ComposedMail } from '../../../mails/compose-mail.ts';
import { composeExpiredOrdersMail } from '../../../mails/expired-orders-mail.ts';

type ComposeParts = { readonly publicUrl: string; readonly readShopProfile: () => ShopProfile };

/** The mail of a row about a day's expired orders. */
export async function composeExpiredMessage(
  { publicUrl, readShopProfile }: ComposeParts,
  { details }: MessageRow,
): Promise<ComposedMail> {
  const day = String(details.day);
  return composeExpiredOrdersMail({
    shop: readShopProfile(),
    day,
    orders: Number(details.orders),
    value: Number(details.value),
    link: `${publicUrl}${linkExpiredOrders(day)}`,
  });
}
