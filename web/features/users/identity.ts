import type { StaffRole } from '../../../domain/users/roles.ts';
/** A signed-in person as the authentication provider knows them. */
export type IdentityUser = {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string | null;
  readonly photoURL: string | null;
};

/** What the shop reads from the identity token. */
export type IdentityClaims = { readonly admin: boolean; readonly role: StaffRole | null };

export type SignInDetails = {
  readonly email: string;
  readonly password: string;
  readonly isRemembered: boolean;
};

export type RegistrationDetails = {
  readonly displayName: string;
  readonly email: string;
  /** As it was typed; empty for none. */
  readonly phone: string;
  readonly password: string;
  /** Of the invitation that led here. */
  readonly invitationKey?: string | undefined;
};

export type NewPassword = {
  /** From the mailed link. */
  readonly token: string;
  readonly password: string;
};

export type SignInOptions = {
  readonly google: boolean;
  /** Whether mails can be read in the shop itself, as in the demo. */
  readonly demoMail: boolean;
};

/** What is asked for after the password. */
export type SecondStep = {
  readonly challenge: string;
  readonly takesCode: boolean;
  /** For the browser's own passkey call; null: no passkey answers it. */
  readonly passkeyOptions: unknown;
};

export type SecondStepAnswer = {
  readonly challenge: string;
  readonly code?: string;
  readonly passkey?: { readonly id: string };
};

/** Hears who is signed in, null for nobody; and whether that is because the session came to its end. */
export type IdentityListener = (user: IdentityUser | null, cause?: 'session-ended') => void;

/**
 * The authentication provider as the screens see it. Whatever it refuses rejects with an Error whose message can be shown to people.
 */
export type Identity = {
  /** Tells who is signed in, now and at every change, in whichever tab it was made. */
  readonly observe: (listener: IdentityListener) => () => void;
  readonly readClaims: (user: IdentityUser) => Promise<IdentityClaims>;

  readonly readSignInOptions: () => Promise<SignInOptions>;
  /** Null: signed in. Otherwise nobody is before the second step. */
  readonly signIn: (details: SignInDetails) => Promise<SecondStep | null>;
  readonly takeSecondStep: (answer: SecondStepAnswer) => Promise<void>;
  /** For whoever has a passkey and needs no password. */
  readonly beginPasskeySignIn: () => Promise<SecondStep>;
  /** Leaves the shop for Google's own screen, which leads back to the path. */
  readonly signInWithGoogle: (returnPath: string) => Promise<void>;
  /** True: signed in. Otherwise an email tells what follows, and its reader alone whether the address is known already. */
  readonly register: (details: RegistrationDetails) => Promise<boolean>;
  /** Makes the account of a registration, by the secret of the mailed link, and signs in. */
  readonly confirmRegistration: (token: string) => Promise<void>;
  readonly requestPasswordReset: (email: string) => Promise<void>;
  /** Ends every session of the user, this browser's too. */
  readonly resetPassword: (newPassword: NewPassword) => Promise<void>;
  readonly signOut: () => Promise<void>;

  /** Fetches a fresh token and asks again who is signed in, for all tabs: after a change of name, password or role. */
  readonly refresh: () => Promise<void>;
  /** For when the session's time is over by our own reckoning: signs this browser out, unless the provider knows better. */
  readonly confirmSession: () => Promise<boolean>;
};
