/** A signed-in person as the authentication provider knows them. */
export type IdentityUser = {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string | null;
  readonly photoURL: string | null;
};

/** What the shop reads from the identity token. */
export type IdentityClaims = { readonly admin: boolean };

export type SignInDetails = {
  readonly email: string;
  readonly password: string;
  readonly isRemembered: boolean;
};

export type RegistrationDetails = {
  readonly displayName: string;
  readonly email: string;
  /** As it is kept (+234…), or empty. */
  readonly phone: string;
  readonly password: string;
};

export type NewPassword = {
  /** From the mailed link. */
  readonly token: string;
  readonly password: string;
};

/**
 * The authentication provider as the screens see it. Whatever it refuses rejects with an Error whose message can be shown to people.
 */
export type Identity = {
  /** Tells who is signed in, now and at every change; null for nobody. */
  readonly observe: (listener: (user: IdentityUser | null) => void) => () => void;
  readonly readClaims: (user: IdentityUser) => Promise<IdentityClaims>;
  readonly signIn: (details: SignInDetails) => Promise<void>;
  readonly register: (details: RegistrationDetails) => Promise<void>;
  readonly requestPasswordReset: (email: string) => Promise<void>;
  readonly resetPassword: (newPassword: NewPassword) => Promise<void>;
  readonly signOut: () => Promise<void>;
};
