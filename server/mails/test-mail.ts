import type { ShopProfile } from '../../domain/shop/profile.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';

/** To the administrator who wants to know whether mails arrive. */
export function composeTestMail(shop: ShopProfile): ComposedMail {
  return composeMail(shop, {
    subject: `A test from ${shop.name}`,
    preview: 'If you read this, mails from your shop arrive.',
    heading: 'It arrived, warm from the oven',
    paragraphs: [
      'You asked your shop to send you a test, and here it is. Confirmations, receipts and news of orders travel the same way.',
    ],
    smallPrint: ['Somebody pressed “Send a test” in the settings of the shop, signed in with this address.'],
  });
}
