import type { ShopProfile } from '../../domain/shop/profile.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';

type NamedOrder = { readonly shop: ShopProfile; readonly number: string };

/** To whoever lost the link to their order. */
export function composeTrackingCodeMail({
  shop,
  number,
  code,
}: NamedOrder & { readonly code: string }): ComposedMail {
  return composeMail(shop, {
    subject: `${code} is your code for order ${number}`,
    preview: 'Enter it on the order tracking page.',
    heading: 'Your code',
    paragraphs: [`Enter this code on the order tracking page to see order ${number}.`],
    facts: [{ label: 'Code', value: code }],
    smallPrint: [
      'This code expires in ten minutes.',
      'Didn’t ask for this? Ignore this email. Nobody can see your order without the code.',
    ],
  });
}

/** An order that is in an account is opened by signing in. */
export function composeTrackingInAccountMail({
  shop,
  number,
  link,
}: NamedOrder & { readonly link: string }): ComposedMail {
  return composeMail(shop, {
    subject: `Order ${number} is in your account`,
    preview: 'Sign in to see it.',
    heading: 'Sign in to see your order',
    paragraphs: [`Order ${number} is saved in your ${shop.name} account. Sign in to see it.`],
    button: { label: 'View my order', link },
    smallPrint: ['Didn’t ask for this? Ignore this email. Your order can only be seen in your account.'],
  });
}
