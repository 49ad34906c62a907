import type { FindSessionAnswer, SignedInUser } from '../../contract/sessions.ts';
import type { Registration } from '../../contract/users.ts';
import type { Result } from '../../domain/refusal.ts';

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

/** Who signs people in and vouches for them. Everything given has been checked; refusals are ready to be shown. */
export type IdentityPort = {
  readonly register: (registration: Registration, request: IdentityRequest) => Promise<Result<void>>;
  readonly signIn: (
    credentials: { readonly email: string; readonly password: string; readonly isRemembered: boolean },
    request: IdentityRequest,
  ) => Promise<Result<Cookies & { readonly user: SignedInUser }>>;
  readonly signOut: (request: IdentityRequest) => Promise<Cookies>;
  readonly changePassword: (
    passwords: { readonly currentPassword: string; readonly newPassword: string },
    request: IdentityRequest,
  ) => Promise<Result<Cookies>>;

  /** Both mail the address if it is known, and say nothing if it is not. */
  readonly requestPasswordReset: (email: string, request: IdentityRequest) => Promise<void>;
  readonly sendVerification: (email: string, request: IdentityRequest) => Promise<void>;
  /** Whose password the mailed link is for, while it is good. */
  readonly findResetEmail: (token: string) => Promise<string | undefined>;
  readonly resetPassword: (
    reset: { readonly token: string; readonly newPassword: string },
    request: IdentityRequest,
  ) => Promise<Result<void>>;
  readonly verifyEmail: (token: string, request: IdentityRequest) => Promise<Result<void>>;

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
  /** Somebody whose address needs no proof. Undefined when it is taken. */
  readonly createUser: (user: {
    readonly email: string;
    readonly name: string;
    readonly password: string;
  }) => Promise<string | undefined>;
  /** Gives an account to who has this password, and to nobody who had it before. */
  readonly takeOver: (userId: string, password: string) => Promise<void>;
};
