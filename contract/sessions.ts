import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from '../domain/users/password-rules.ts';
import { normaliseEmail } from '../domain/users/person.ts';
import { STAFF_ROLES } from '../domain/users/roles.ts';
import { endpoint } from './endpoint.ts';
import { readBy } from './typed-text.ts';

const moment = z.iso.datetime();

/** An existing password is never judged by the rules for new ones, which may have become stricter since. */
export const existingPasswordSchema = z
  .string('Enter your password.')
  .check(
    z.minLength(1, 'Enter your password.'),
    z.maxLength(PASSWORD_MAX_LENGTH, `Use at most ${PASSWORD_MAX_LENGTH} characters.`),
  );

/** Who is signed in, as the identity provider's own calls tell. Roles are in the token alone. */
export const signedInUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  image: z.nullable(z.string()),
});
export type SignedInUser = z.infer<typeof signedInUserSchema>;

/** What the browser's own passkey calls take, as the standard writes it in JSON. */
export const browserObjectSchema = z.looseObject({});

/** A question that only a second factor answers. */
export const challengeSchema = z.object({
  challenge: z.string(),
  /** Whether a code of an authenticator app, or a recovery code, answers it. */
  takesCode: z.boolean(),
  /** Null: no passkey answers it. */
  passkeyOptions: z.nullable(browserObjectSchema),
});
export type Challenge = z.infer<typeof challengeSchema>;

export const signInEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  access: 'identity',
  bodySchema: z.object({
    email: readBy(normaliseEmail),
    password: existingPasswordSchema,
    rememberMe: z._default(z.boolean(), false),
  }),
  /** A challenge instead of the user: the password was right, and a second step is asked for. */
  answerSchema: z.object({ user: z.nullable(signedInUserSchema), secondStep: z.optional(challengeSchema) }),
});

/** A path of the shop itself: `//elsewhere.example` and `/\elsewhere.example` are other sites to a browser. */
const ownPathSchema = z
  .string()
  .check(z.maxLength(1000), z.regex(/^\/(?![/\\])[^\s\\]*$/, 'Enter a page of this shop, such as /orders.'));

export const signInWithGoogleEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/social',
  access: 'identity',
  bodySchema: z.object({ provider: z.literal('google'), callbackURL: z._default(ownPathSchema, '/') }),
  answerSchema: z.object({ url: z.string() }),
});

/** Where Google sends whoever has signed in there. */
export const finishGoogleSignInEndpoint = endpoint({
  method: 'GET',
  path: '/api/auth/callback/google',
  access: 'identity',
});

export const readSignInOptionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/session/options',
  access: 'anyone',
  answerSchema: z.object({
    google: z.boolean(),
    /** Whoever registers can read the shop’s mails at /dev/mail, as in a demo that nobody else reaches. */
    demoMail: z.boolean(),
  }),
});

export type SignInOptions = z.infer<typeof readSignInOptionsEndpoint.answerSchema>;

export const signOutEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'identity',
  answerSchema: z.object({ success: z.boolean() }),
});

/** Asked with the cookie by a page that does not know yet whether anybody is signed in. */
export const findSessionEndpoint = endpoint({
  method: 'GET',
  path: '/api/auth/get-session',
  access: 'identity',
  answerSchema: z.nullable(
    z.object({
      session: z.object({ id: z.string(), createdAt: moment, expiresAt: moment }),
      user: signedInUserSchema,
    }),
  ),
});

export type FindSessionAnswer = z.infer<typeof findSessionEndpoint.answerSchema>;

/** Mints a new token each time, so calling it again is the forced refresh. */
export const readTokenEndpoint = endpoint({
  method: 'GET',
  path: '/api/auth/token',
  access: 'cookie',
  answerSchema: z.object({ token: z.string() }),
});

/** The public keys by which a token is checked. */
export const readKeySetEndpoint = endpoint({
  method: 'GET',
  path: '/api/auth/jwks',
  access: 'identity',
  answerSchema: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
});

/** What is inside the token, for the server that trusts it and the browser that shows it. */
export const tokenClaimsSchema = z.object({
  sub: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  name: z.string(),
  picture: z.nullable(z.string()),
  admin: z.boolean(),
  role: z.nullable(z.enum(STAFF_ROLES)),
  sid: z.string(),
  /** Ties the token to the cookie it was minted for. */
  mark: z.string(),
  exp: z.number(),
});
export type TokenClaims = z.infer<typeof tokenClaimsSchema>;

/** With the server's own time, because phones' clocks are often wrong: what remains is the difference of the two. */
export const sessionSchema = z.object({
  sessionExpiresAt: moment,
  now: moment,
  isRemembered: z.boolean(),
  /** Activity moves its end no further. */
  isFixed: z.optional(z.boolean()),
});
export type SessionAnswer = z.infer<typeof sessionSchema>;

export const readSessionEndpoint = endpoint({
  method: 'GET',
  path: '/api/session',
  access: 'customer',
  answerSchema: sessionSchema,
});

export const extendSessionEndpoint = endpoint({
  method: 'POST',
  path: '/api/session/extend',
  access: 'customer',
  answerSchema: sessionSchema,
});
