import type { CartLine } from '../../domain/cart/choice.ts';
import type { ShopProfile } from '../../domain/shop/profile.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';

type CartReminderFacts = {
  readonly shop: ShopProfile;
  /** By the catalogue's names. */
  readonly lines: readonly Pick<CartLine, 'name' | 'quantity'>[];
  readonly link: string;
};

const SHOWN_LINES = 10;

/** To an address that was typed at checkout: it greets nobody and says nothing that whoever typed it has written. */
export function composeCartReminderMail({ shop, lines, link }: CartReminderFacts): ComposedMail {
  const more = lines.length - SHOWN_LINES;
  return composeMail(shop, {
    subject: `Your cart at ${shop.name}`,
    preview: 'Here’s what you had in your cart.',
    heading: 'Your cart is waiting',
    paragraphs: ['You asked us to email you your cart if you didn’t finish your order. Here it is:'],
    list: [
      ...lines.slice(0, SHOWN_LINES).map(({ name, quantity }) => `${quantity} × ${name}`),
      ...(more > 0 ? [`and ${more} more`] : []),
    ],
    button: { label: 'Open my cart', link },
    smallPrint: [
      'Prices and delivery times may have changed. Add any inscription again in your cart.',
      'We email you about this cart only once.',
    ],
  });
}
