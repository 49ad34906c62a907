import type { ShopProfile } from '../../domain/shop/profile.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';

export type StockAlertFacts = {
  readonly shop: ShopProfile;
  /** As the shop calls it: nothing that a stranger typed is in this mail. */
  readonly product: string;
  readonly link: string;
};

/** To whoever asked to be told, once. */
export function composeStockAlertMail({ shop, product, link }: StockAlertFacts): ComposedMail {
  return composeMail(shop, {
    subject: `${product} is back today`,
    preview: `You can order ${product} for today.`,
    heading: `${product} is back`,
    paragraphs: [`You can order ${product} for today. First come, first served.`],
    button: { label: 'Order now', link },
    smallPrint: [
      'You asked us to notify you once. We’ve deleted your request and won’t email you about it again.',
      'Wasn’t you? Someone may have mistyped their address. You don’t need to do anything.',
    ],
  });
}
