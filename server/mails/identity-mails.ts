import type { ShopProfile } from '../../domain/shop/profile.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import { greet } from './greeting.ts';

export const VERIFICATION_LINK_HOURS = 24;
export const PASSWORD_RESET_LINK_HOURS = 1;

export type IdentityMailFacts = {
  readonly shop: ShopProfile;
  readonly name: string;
  readonly link: string;
};

/** To a new customer: is this address really theirs? */
export function composeVerificationMail({ shop, name, link }: IdentityMailFacts): ComposedMail {
  return composeMail(shop, {
    subject: `Confirm your email address for ${shop.name}`,
    preview: 'One tap, and order news and receipts find their way to you.',
    heading: 'The oven is warm, come on in',
    paragraphs: [
      greet(name),
      `Thank you for joining ${shop.name}. Please confirm that this email address is yours, so that news of your orders reaches you and nobody else.`,
      'You can order right away; confirming only takes a moment.',
    ],
    button: { label: 'Confirm my email', link },
    smallPrint: [
      `The link works for ${formatHours(VERIFICATION_LINK_HOURS)}.`,
      'You did not sign up? Then somebody mistyped their address. Ignore this email and nothing more will happen.',
    ],
  });
}

/** To somebody who has forgotten their password, or of whom somebody else says so. */
export function composePasswordResetMail({ shop, name, link }: IdentityMailFacts): ComposedMail {
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
      'It was not you? Then do nothing: your password stays as it is, and nobody can change it without this email.',
    ],
  });
}

/** To a customer whose address was used to sign up again: the sign-up screen itself must not tell that there is an account. */
export function composeAccountExistsMail({ shop, name, link }: IdentityMailFacts): ComposedMail {
  return composeMail(shop, {
    subject: `You already have an account at ${shop.name}`,
    preview: 'Sign in as usual. Nothing about your account has changed.',
    heading: 'Your place at the counter is kept',
    paragraphs: [
      greet(name),
      `Somebody, most likely you, tried to open an account at ${shop.name} with this email address. You already have one, so there is nothing to do but sign in.`,
      'Forgotten your password? Choose “Forgot password?” on the sign-in page and we will send you a link for a new one.',
    ],
    button: { label: 'Sign in', link },
    smallPrint: [
      'It was not you? Then you can ignore this email: your account and your password are as they were.',
    ],
  });
}

function formatHours(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
