import type { ShopProfile } from '../../domain/shop/profile.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';

type NamedOrder = { readonly shop: ShopProfile; readonly number: string };

const NOT_YOU = 'You didn’t ask for this? Then ignore this email: nobody sees your order without it.';

/** To whoever lost the link to their order. */
export function composeTrackingCodeMail({
  shop,
  number,
  code,
}: NamedOrder & { readonly code: string }): ComposedMail {
  return composeMail(shop, {
    subject: `${code} is your code for order ${number}`,
    preview: 'Enter it on the page where you asked for it.',
    heading: 'Your code',
    paragraphs: [`Enter this code on the page where you asked for it, and your order ${number} opens.`],
    facts: [{ label: 'Code', value: code }],
    smallPrint: ['The code works for ten minutes.', NOT_YOU],
  });
}

/** An order that is in an account is opened by signing in. */
export function composeTrackingInAccountMail({
  shop,
  number,
  link,
}: NamedOrder & { readonly link: string }): ComposedMail {
  return composeMail(shop, {
    subject: `Your order ${number} is in your account`,
    preview: 'Sign in to see it.',
    heading: 'Sign in to see your order',
    paragraphs: [`Your order ${number} is in your account at ${shop.name}. Sign in to follow it.`],
    button: { label: 'See my order', link },
    smallPrint: [NOT_YOU],
  });
}
