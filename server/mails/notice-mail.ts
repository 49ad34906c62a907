import type { SaidNotification } from '../../domain/notifications/say-notification.ts';
import type { ShopProfile } from '../../domain/shop/profile.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import { FOR_ADMINISTRATORS } from './mail-content.ts';

type Notice = Pick<SaidNotification, 'title' | 'text'> & {
  readonly button: { readonly label: string; readonly link: string };
};

/** To the administrators, in the words of the notification: there is no more to say than where to look. */
export function composeNoticeMail(shop: ShopProfile, { title, text, button }: Notice): ComposedMail {
  return composeMail(shop, {
    subject: title,
    preview: text,
    heading: title,
    paragraphs: [text],
    facts: [],
    button,
    smallPrint: [FOR_ADMINISTRATORS],
  });
}
