import { sayDay } from '../../domain/delivery/day-words.ts';
import { convertNairaToKobo, formatNaira } from '../../domain/money.ts';
import type { ShopProfile } from '../../domain/shop/profile.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import { FOR_ADMINISTRATORS } from './mail-content.ts';

export type ExpiredOrdersFacts = {
  readonly shop: ShopProfile;
  readonly day: string;
  readonly orders: number;
  readonly value: number;
  readonly link: string;
};

/** To the administrators, at most once a day. */
export function composeExpiredOrdersMail(facts: ExpiredOrdersFacts): ComposedMail {
  const { shop, day, orders, value, link } = facts;
  const amount = formatNaira(convertNairaToKobo(value));
  const subject = orders === 1 ? '1 order expired unpaid' : `${orders} orders expired unpaid`;
  const says = `${subject} on ${sayDay(day)}, worth ${amount}. If a customer still wants their order, you can reinstate it while there’s room.`;
  return composeMail(shop, {
    subject,
    preview: says,
    heading: subject,
    paragraphs: [says],
    facts: [],
    button: { label: 'View expired orders', link },
    smallPrint: [FOR_ADMINISTRATORS],
  });
}
