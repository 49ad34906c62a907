import { sayDay } from '../../domain/delivery/day-words.ts';
import type { LagosDay } from '../../domain/delivery/lagos-time.ts';
import { ORDER_STATUS_WORDS } from '../../domain/orders/status-words.ts';
import type { OrderStatus } from '../../domain/orders/statuses.ts';
import type { ShopProfile } from '../../domain/shop/profile.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';

type NamedOrder = {
  readonly shop: ShopProfile;
  readonly kind: 'order' | 'request';
  readonly number: string;
};

/** What its customer calls it. */
const NAMES = { order: 'order', request: 'cake request' };

/** To whoever lost the link to their order. */
export function composeTrackingCodeMail({
  shop,
  kind,
  number,
  code,
}: NamedOrder & { readonly code: string }): ComposedMail {
  const name = NAMES[kind];
  return composeMail(shop, {
    subject: `${code} is your code for ${name} ${number}`,
    preview: 'Enter it on the order tracking page.',
    heading: 'Your code',
    paragraphs: [`Enter this code on the order tracking page to see ${name} ${number}.`],
    facts: [{ label: 'Code', value: code }],
    smallPrint: [
      'This code expires in 10 minutes.',
      `Didn’t ask for this? Ignore this email. Nobody can see your ${name} without the code.`,
    ],
  });
}

/** An order that is in an account is opened by signing in. */
export function composeTrackingInAccountMail({
  shop,
  kind,
  number,
  link,
}: NamedOrder & { readonly link: string }): ComposedMail {
  const name = NAMES[kind];
  const titled = kind === 'order' ? 'Order' : 'Cake request';
  return composeMail(shop, {
    subject: `${titled} ${number} is in your account`,
    preview: 'Sign in to see it.',
    heading: `Sign in to see your ${name}`,
    paragraphs: [`${titled} ${number} is saved in your ${shop.name} account. Sign in to see it.`],
    button: { label: `View my ${name}`, link },
    smallPrint: [`Didn’t ask for this? Ignore this email. Your ${name} can only be seen in your account.`],
  });
}

type LinkedOrder = {
  readonly number: string;
  readonly status: OrderStatus;
  readonly day: LagosDay;
  /** Opened by signing in. */
  readonly isInAccount: boolean;
  readonly link: string;
};

/** To an address that somebody typed: it greets nobody and says nothing that was typed with an order. */
export function composeOrderLinksMail({
  shop,
  orders,
}: {
  readonly shop: ShopProfile;
  /** The newest first. */
  readonly orders: readonly LinkedOrder[];
}): ComposedMail {
  return composeMail(shop, {
    subject: `Your orders at ${shop.name}`,
    preview: 'Links to your open and recent orders.',
    heading: 'Your orders',
    paragraphs: [
      'These are the open and recent orders placed with this email address. Choose one to open it.',
    ],
    links: orders.map(({ number, status, day, isInAccount, link }) => ({
      label: `Order ${number}, ${sayDay(day)}: ${ORDER_STATUS_WORDS[status]}${isInAccount ? ' (sign in to see it)' : ''}`,
      link,
    })),
    smallPrint: [
      'Anyone with a link can open its order, so don’t share this email.',
      'Didn’t ask for this? Ignore this email. Nobody else has received these links.',
    ],
  });
}
