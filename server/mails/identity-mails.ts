import type { ShopProfile } from '../../domain/shop/profile.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import { greet } from './greeting.ts';

export const CONFIRMATION_LINK_HOURS = 24;
export const PASSWORD_RESET_LINK_HOURS = 1;

type Addressee = { readonly shop: ShopProfile; readonly name: string };
export type LinkMailFacts = Addressee & { readonly link: string };
export type AccountExistsFacts = Addressee & { readonly signInLink: string; readonly resetLink: string };

/** To somebody who wants an account: is this address really theirs? */
export function composeConfirmationMail({ shop, name, link }: LinkMailFacts): ComposedMail {
  return composeMail(shop, {
    subject: `Confirm your e-mail address for ${shop.name}`,
    preview: 'One tap, and your account is ready.',
    heading: 'The oven is warm, come on in',
    paragraphs: [
      greet(name),
      `Thank you for joining ${shop.name}. Confirm that this e-mail address is yours, and your account is ready: news of your orders then reaches you and nobody else.`,
    ],
    button: { label: 'Confirm my e-mail', link },
    smallPrint: [
      `The link works once, and for ${formatHours(CONFIRMATION_LINK_HOURS)}. Until then you can order without an account.`,
      'You did not sign up? Then somebody mistyped their address. Ignore this e-mail: without the link there will be no account.',
    ],
  });
}

/** To somebody who has forgotten their password, or of whom somebody else says so. */
export function composePasswordResetMail({ shop, name, link }: LinkMailFacts): ComposedMail {
  return composeMail(shop, {
    subject: `Reset your ${shop.name} password`,
    preview: 'One tap, and you choose a new one.',
    heading: 'Even bakers forget a recipe',
    paragraphs: [
      greet(name),
      `Somebody, most likely you, asked for a new password for your account at ${shop.name}. Choose one here and you are back in.`,
    ],
    button: { label: 'Choose a new password', link },
    smallPrint: [
      `The link works once, and for ${formatHours(PASSWORD_RESET_LINK_HOURS)}.`,
      'It was not you? Then do nothing: your password stays as it is, and nobody can change it without this e-mail.',
    ],
  });
}

/** To a customer whose address was used to sign up again: the sign-up screen itself must not tell that there is an account. */
export function composeAccountExistsMail(facts: AccountExistsFacts): ComposedMail {
  const { shop, name, signInLink, resetLink } = facts;
  return composeMail(shop, {
    subject: `You already have an account at ${shop.name}`,
    preview: 'Sign in as usual. Nothing about your account has changed.',
    heading: 'Your place at the counter is kept',
    paragraphs: [
      greet(name),
      `Somebody, most likely you, tried to open an account at ${shop.name} with this e-mail address. You already have one, so there is nothing to do but sign in.`,
    ],
    button: { label: 'Sign in', link: signInLink },
    otherWay: { label: 'Forgotten your password? Choose a new one', link: resetLink },
    smallPrint: [
      'It was not you? Then you can ignore this e-mail: your account and your password are as they were.',
    ],
  });
}

function formatHours(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
