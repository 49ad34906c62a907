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

/** An order or a cake request. */
type Linked = {
  readonly name: string;
  readonly status: string;
  /** Opened by signing in. */
  readonly isInAccount: boolean;
  readonly link: string;
};

/** To an address that somebody typed: it greets nobody and says nothing that was typed with what it lists. */
export function composeOrderLinksMail({
  shop,
  mailed,
}: {
  readonly shop: ShopProfile;
  /** The newest first. */
  readonly mailed: readonly Linked[];
}): ComposedMail {
  return composeMail(shop, {
    subject: `Your orders at ${shop.name}`,
    preview: 'Links to your open and recent orders and cake requests.',
    heading: 'Your orders',
    paragraphs: [
      'These are the open and recent orders and cake requests made with this email address. Choose one to open it.',
    ],
    links: mailed.map(({ name, status, isInAccount, link }) => ({
      label: `${name}: ${status}${isInAccount ? ' (sign in to see it)' : ''}`,
      link,
    })),
    smallPrint: [
      'Anyone with these links can open your orders and requests, so don’t share this email.',
      'Didn’t ask for this? Ignore this email. Nobody else has received these links.',
    ],
  });
}
