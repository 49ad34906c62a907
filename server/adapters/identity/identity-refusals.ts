import { type Refused, refuse } from '../../../domain/refusal.ts';
import { SECOND_STEP_NEEDED } from '../../ports/identity.ts';

export const WRONG_CREDENTIALS = refuse(
  'unauthenticated',
  'wrong_credentials',
  'That email and password don’t match. Try again or reset your password. If you’ve just registered, open the link in our email first.',
);
export const LINK_EXPIRED = refuse(
  'invalid',
  'link_expired',
  'This link has already been used or has expired. Request a new one.',
);
export const WRONG_PASSWORD = refuse('invalid', 'wrong_password', 'That’s not your current password.', {
  currentPassword: 'That’s not your current password.',
});
export const NO_PASSWORD = refuse(
  'invalid',
  'no_password',
  'You sign in with Google and don’t have a password yet. Set one with “Forgot password?” on the sign-in page.',
);
export const TOO_WEAK = refuse(
  'invalid',
  'weak_password',
  'This password is too easy to guess. Choose a longer one.',
  { newPassword: 'This password is too easy to guess. Choose a longer one.' },
);
const crossSite = refuse('forbidden', 'cross_site', 'You can only do this from the shop’s own pages.');
const tryAgain = refuse('unavailable', 'try_again', 'We couldn’t save that. Please try again in a moment.');

export const SIGNED_OUT = refuse('unauthenticated', 'unauthenticated', 'User not authenticated');
export const ACCOUNT_DISABLED_CODE = 'ACCOUNT_DISABLED';
export const EMAIL_UNCONFIRMED_CODE = 'EMAIL_UNCONFIRMED';
export const SECOND_STEP_NEEDED_CODE = 'SECOND_STEP_NEEDED';

/** The library's codes for what a person can do something about, in the shop's words. */
const REFUSALS: Readonly<Record<string, Refused>> = {
  INVALID_EMAIL_OR_PASSWORD: WRONG_CREDENTIALS,
  [ACCOUNT_DISABLED_CODE]: refuse(
    'forbidden',
    'account_disabled',
    'This account has been closed. Contact us if you think that’s a mistake.',
  ),
  [EMAIL_UNCONFIRMED_CODE]: refuse(
    'forbidden',
    'email_unconfirmed',
    'Google hasn’t confirmed that this email address is yours.',
  ),
  [SECOND_STEP_NEEDED_CODE]: refuse(
    'forbidden',
    SECOND_STEP_NEEDED,
    'Sign in with your password and two-step code.',
  ),
  INVALID_PASSWORD: WRONG_PASSWORD,
  CREDENTIAL_ACCOUNT_NOT_FOUND: NO_PASSWORD,
  INVALID_TOKEN: LINK_EXPIRED,
  USER_NOT_FOUND: LINK_EXPIRED,
  UNAUTHORIZED: SIGNED_OUT,
  FAILED_TO_GET_SESSION: SIGNED_OUT,
  INVALID_ORIGIN: crossSite,
  MISSING_OR_NULL_ORIGIN: crossSite,
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: crossSite,
  FAILED_TO_CREATE_SESSION: tryAgain,
};

/** Undefined for what nobody expected; that is a fault and not a refusal. */
export function findRefusal(body: unknown): Refused | undefined {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return typeof code === 'string' ? REFUSALS[code] : undefined;
}
