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
    subject: `Confirm your email address for ${shop.name}`,
    preview: 'Tap the button to finish setting up your account.',
    heading: 'Confirm your email address',
    paragraphs: [
      greet(name),
      `Thank you for signing up at ${shop.name}. Confirm your email address to finish setting up your account.`,
    ],
    button: { label: 'Confirm email address', link },
    smallPrint: [
      `This link can be used once and expires in ${formatHours(CONFIRMATION_LINK_HOURS)}.`,
      'Didn’t sign up? Ignore this email and no account will be created.',
    ],
  });
}

/** To somebody who has forgotten their password, or of whom somebody else says so. */
export function composePasswordResetMail({ shop, name, link }: LinkMailFacts): ComposedMail {
  return composeMail(shop, {
    subject: `Reset your ${shop.name} password`,
    preview: 'Tap the button to choose a new password.',
    heading: 'Reset your password',
    paragraphs: [
      greet(name),
      `We received a request to reset the password for your ${shop.name} account. Tap the button to choose a new one.`,
    ],
    button: { label: 'Reset password', link },
    smallPrint: [
      `This link can be used once and expires in ${formatHours(PASSWORD_RESET_LINK_HOURS)}.`,
      'Didn’t ask for this? Ignore this email and your password stays the same.',
    ],
  });
}

/** To a customer whose address was used to sign up again: the sign-up screen itself must not tell that there is an account. */
export function composeAccountExistsMail(facts: AccountExistsFacts): ComposedMail {
  const { shop, name, signInLink, resetLink } = facts;
  return composeMail(shop, {
    subject: `You already have an account at ${shop.name}`,
    preview: 'Sign in as usual. Nothing about your account has changed.',
    heading: 'You already have an account',
    paragraphs: [
      greet(name),
      `Someone tried to register at ${shop.name} with this email address. You already have an account, so just sign in.`,
    ],
    button: { label: 'Sign in', link: signInLink },
    otherWay: { label: 'Forgot your password? Reset it', link: resetLink },
    smallPrint: ['Wasn’t you? Ignore this email. Your account hasn’t changed.'],
  });
}

/** To an address that somebody wants for the account they have. */
export function composeNewEmailMail({ shop, name, link }: LinkMailFacts): ComposedMail {
  return composeMail(shop, {
    subject: `Confirm your new email address for ${shop.name}`,
    preview: 'Tap the button to use this address for your account.',
    heading: 'Confirm your new email address',
    paragraphs: [
      greet(name),
      `You asked to use this email address for your ${shop.name} account. Once you confirm it, you’ll sign in with this address and get our emails here.`,
    ],
    button: { label: 'Confirm new email address', link },
    smallPrint: [
      `This link can be used once and expires in ${formatHours(CONFIRMATION_LINK_HOURS)}.`,
      'Didn’t ask for this? Ignore this email and nothing will change.',
    ],
  });
}

/** To a customer whose address was wanted for another account: the account page itself must not tell that it is taken. */
export function composeEmailTakenMail({ shop, name, link }: LinkMailFacts): ComposedMail {
  return composeMail(shop, {
    subject: `You already have an account at ${shop.name}`,
    preview: 'Nothing about your account has changed.',
    heading: 'You already have an account',
    paragraphs: [
      greet(name),
      `Someone tried to use this email address for another account at ${shop.name}. It belongs to your account, so nothing was changed.`,
      'Was it you? Sign in with this address instead, or delete one of your accounts first.',
    ],
    button: { label: 'Sign in', link },
    smallPrint: ['Wasn’t you? Ignore this email. Your account hasn’t changed.'],
  });
}

function formatHours(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
