import type { ShopProfile } from '../../domain/shop/profile.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';

/** To the administrator who wants to know whether mails arrive. */
export function composeTestMail(shop: ShopProfile): ComposedMail {
  return composeMail(shop, {
    subject: `Test email from ${shop.name}`,
    preview: 'Your shop’s emails are working.',
    heading: 'Your shop’s emails are working',
    paragraphs: ['This is the test email you asked for. Your customers’ emails are sent the same way.'],
    smallPrint: ['You get this email because you chose “Send test email” in the shop’s settings.'],
  });
}
