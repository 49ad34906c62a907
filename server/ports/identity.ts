import type { FindSessionAnswer, SignedInUser } from '../../contract/sessions.ts';
import { type Result, refuse } from '../../domain/refusal.ts';

/** What the provider has to know of a request besides its contents. */
export type IdentityRequest = {
  readonly headers: Headers;
  readonly clientAddress: string;
};

/** Whole `Set-Cookie` lines, to be passed on as they are. */
export type Cookies = { readonly cookies: readonly string[] };

/** Public keys in the form of a JSON Web Key Set. */
export type KeySet = {
  readonly keys: readonly (Readonly<Record<string, unknown>> & { readonly kid: string })[];
};

export type CookieSession = {
  readonly sessionId: string;
  readonly userId: string;
  readonly email: string;
};

/** What the mail that leads to a new password has to say. */
export type PasswordReset = { readonly name: string; readonly token: string };

/**
 * Who signs people in and vouches for them. Everything given has been checked; refusals are ready to be shown. Rejects with an
 * `IdentityFault` when passwords are kept elsewhere and nobody answers there.
 */
export type IdentityPort = {
  /** Refused with `SECOND_STEP_NEEDED` when the password is right and the account has a second factor: no session begins. */
  readonly signIn: (
    credentials: { readonly email: string; readonly password: string; readonly isRemembered: boolean },
    request: IdentityRequest,
  ) => Promise<Result<Cookies & { readonly user: SignedInUser }>>;
  /** For somebody who has just shown who they are in another way; ends with the browser unless it is remembered. */
  readonly openSession: (
    userId: string,
    request: IdentityRequest,
    options?: { readonly isRemembered: boolean },
  ) => Promise<Cookies & { readonly user: SignedInUser }>;
  readonly signOut: (request: IdentityRequest) => Promise<Cookies>;
  readonly changePassword: (
    passwords: { readonly currentPassword: string; readonly newPassword: string },
    request: IdentityRequest,
  ) => Promise<Result<Cookies>>;

  /** A new secret for a mailed link; undefined when nobody has the address. */
  readonly beginPasswordReset: (email: string) => Promise<PasswordReset | undefined>;
  /** Whose password the mailed link is for, while it is good. */
  readonly findResetOwner: (
    token: string,
  ) => Promise<{ readonly userId: string; readonly email: string; readonly name: string } | undefined>;
  readonly resetPassword: (
    reset: { readonly token: string; readonly newPassword: string },
    request: IdentityRequest,
  ) => Promise<Result<void>>;

  /** Absent without an agreement with Google. */
  readonly google?: {
    readonly begin: (
      returnPath: string,
      request: IdentityRequest,
    ) => Promise<Result<Cookies & { readonly url: string }>>;
    readonly finish: (
      query: string,
      request: IdentityRequest,
    ) => Promise<Cookies & { readonly location: string | undefined }>;
  };

  readonly findSession: (request: IdentityRequest) => Promise<FindSessionAnswer>;
  readonly findCookieSession: (headers: Headers) => Promise<CookieSession | undefined>;
  /** Equal to the token's `mark` when cookie and token are of one session; costs nothing, unlike a look-up. */
  readonly readCookieMark: (headers: Headers) => string | undefined;
  /** The same cookie with a new end, for a remembered session that goes on. */
  readonly renewCookie: (headers: Headers) => string | undefined;

  readonly mintToken: (request: IdentityRequest) => Promise<Result<string>>;
  readonly tokenIssuer: string;
  readonly tokenAudience: string;
  readonly readKeySet: () => Promise<KeySet>;

  readonly checkPassword: (userId: string, password: string) => Promise<boolean>;
  /** Slow on purpose. */
  readonly hashPassword: (password: string) => Promise<string>;

  /** Absent where the shop keeps the passwords itself. All may be repeated, and are until they succeed. */
  readonly hosted?: {
    /** Passwords of accounts that began here go to where they are kept from then on. */
    readonly handOver: () => Promise<void>;
    readonly remove: (credentialId: string) => Promise<void>;
    /** The account has another address from now on. `taken`: it belongs to somebody else there, who is known here. */
    readonly changeEmail: (owner: {
      readonly userId: string;
      readonly email: string;
    }) => Promise<'changed' | 'taken'>;
    /** Whoever may no longer sign in there is signed out here. */
    readonly endClosedSessions: () => Promise<void>;
  };
};

export const SECOND_STEP_NEEDED = 'second_step_needed';

/** Why nobody could say whether a password is right, in words without addresses or secrets, because it ends up in the log. */
export class IdentityFault extends Error {
  override readonly name = 'IdentityFault';
}

/** What whoever waited for that answer is told. */
export const PASSWORDS_UNAVAILABLE = refuse(
  'unavailable',
  'passwords_unavailable',
  'We can’t check passwords right now. Please try again in a few minutes.',
);
