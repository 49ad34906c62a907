import type { BetterAuthPlugin } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import { jwt } from 'better-auth/plugins/jwt';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { REMEMBERED_SESSION_LENGTH_MS } from '../../../domain/sessions/session-length.ts';
import type { AuditAction } from '../../../domain/users/audit-actions.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/users/password-rules.ts';
import { NAME_MAX_LENGTH, normaliseName } from '../../../domain/users/person.ts';
import type { Database } from '../../database/database.ts';
import { endDevicesOfSession, endDevicesOfUser } from '../../database/end-devices.ts';
import { accounts, jwks, sessions, users, verifications } from '../../database/schema/identity.ts';
import { pendingEmailChanges } from '../../database/schema/pending-email-changes.ts';
import { readGoogleUser } from './google-user.ts';
import { EMAIL_UNCONFIRMED_CODE } from './identity-refusals.ts';
import { admitUser } from './new-session.ts';
import { prefixCookies } from './session-cookie.ts';
import { makeTokenClaims } from './token-claims.ts';

/** Lets the shop itself open a session, by the library's own rules for cookies. It has no address, so nobody else can. */
const sessionOpener = {
  id: 'session-opener',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      {
        method: 'POST',
        body: z.object({ userId: z.string(), rememberMe: z.boolean() }),
        requireHeaders: true,
      },
      async (c) => {
        const { internalAdapter } = c.context;
        const user = await internalAdapter.findUserById(c.body.userId);
        if (!user) throw new Error('Nobody has this id.');
        const endsWithBrowser = !c.body.rememberMe;
        const session = await internalAdapter.createSession(user.id, endsWithBrowser);
        await setSessionCookie(c, { session, user }, endsWithBrowser);
        return { user };
      },
    ),
  },
} satisfies BetterAuthPlugin;

export const IDENTITY_PATH = '/api/auth';
/** Set by the shop on every request it passes on, so that nobody else's word is taken for it. */
export const CLIENT_ADDRESS_HEADER = 'x-oyin-client-address';

/** Ways in that prove one thing only: a password, or another provider's word. */
const FIRST_STEPS = ['/sign-in/email', '/callback/:id'];

const KEY_ROTATION_SECONDS = 30 * 24 * 3600;
const KEY_GRACE_SECONDS = 24 * 3600;

export type GoogleClient = { readonly clientId: string; readonly clientSecret: string };

export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (given: { readonly hash: string; readonly password: string }) => Promise<boolean>;
  /** Whether a password would be hashed at a higher cost today. Left out: that is somebody else's business. */
  readonly isOutdated?: (hash: string) => boolean;
};

export type BetterAuthParts = {
  readonly db: Database;
  readonly publicUrl: string;
  readonly trustedOrigins: readonly string[];
  readonly secret: string;
  readonly google: GoogleClient | undefined;
  readonly passwordResetLinkHours: number;
  readonly passwords: Passwords;
  readonly recordEvent: (action: AuditAction, userId: string) => Promise<void>;
  readonly log: Logger;
};

export type BetterAuth = ReturnType<typeof createBetterAuth>;

/** The library with the shop's tables and lengths. Its own limits, roles and refreshing of sessions are off. */
export function createBetterAuth(parts: BetterAuthParts) {
  const { db, publicUrl, google, recordEvent, log } = parts;
  const endDevices = async ({ id, expiresAt }: { id: string; expiresAt: Date }) => {
    if (expiresAt > new Date()) await endDevicesOfSession(db, id);
  };
  return betterAuth({
    baseURL: publicUrl,
    basePath: IDENTITY_PATH,
    secret: parts.secret,
    trustedOrigins: [...parts.trustedOrigins],
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications, jwks },
    }),
    user: {
      additionalFields: {
        phone: { type: 'string', required: false },
        role: { type: 'string', required: false, input: false },
        disabledAt: { type: 'date', required: false, input: false },
      },
    },
    session: {
      expiresIn: REMEMBERED_SESSION_LENGTH_MS / 1000,
      disableSessionRefresh: true,
      additionalFields: {
        isRemembered: { type: 'boolean', required: false, input: false, defaultValue: false },
      },
    },
    account: { updateAccountOnSignIn: false },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      // An account begins with the mailed link, which is the shop's own business.
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      revokeSessionsOnPasswordReset: true,
      password: { hash: parts.passwords.hash, verify: parts.passwords.verify },
      onPasswordReset: async ({ user }) => {
        // Other links that are still out end with this one.
        await db.delete(verifications).where(eq(verifications.value, user.id));
        await db.delete(pendingEmailChanges).where(eq(pendingEmailChanges.userId, user.id));
        await endDevicesOfUser(db, user.id);
        await recordEvent('user.password_reset', user.id);
      },
    },
    socialProviders: google
      ? {
          google: {
            ...google,
            prompt: 'select_account',
            disableIdTokenSignIn: true,
            getUserInfo: async ({ idToken }) => readGoogleUser(idToken, google.clientId),
          },
        }
      : {},
    onAPIError: { errorURL: `${publicUrl}/login?problem=google` },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => {
            if (!user.emailVerified) throw new APIError('FORBIDDEN', { code: EMAIL_UNCONFIRMED_CODE });
            // Another provider's idea of a name goes through the same rules as what is typed here.
            return { data: { ...user, name: nameNewUser(user.name, user.email) } };
          },
          after: (user) => recordEvent('user.registered', user.id),
        },
      },
      account: {
        create: {
          // Who it is is all we ask of another provider; its keys to anything else are not kept.
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
      session: {
        create: {
          before: async (session, context) => {
            const isRemembered =
              context?.body?.rememberMe === true || context?.context.session?.session.isRemembered === true;
            const isSecondStepAhead = context !== null && FIRST_STEPS.includes(context.path);
            const terms = await admitUser(db, session.userId, { isRemembered, isSecondStepAhead });
            return { data: { ...session, ...terms } };
          },
        },
        // Before, so that a crash in between leaves no device behind; after, so that none slips in meanwhile.
        delete: { before: endDevices, after: endDevices },
      },
    },
    plugins: [
      sessionOpener,
      jwt({
        disableSettingJwtHeader: true,
        jwks: {
          keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' },
          rotationInterval: KEY_ROTATION_SECONDS,
          gracePeriod: KEY_GRACE_SECONDS,
        },
        jwt: {
          issuer: publicUrl,
          audience: publicUrl,
          definePayload: (signedIn) => makeTokenClaims(signedIn, new Date()),
        },
      }),
    ],
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: prefixCookies(publicUrl),
      // The library knows only the weaker prefix.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: publicUrl.startsWith('https://') },
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER], ipv6Subnet: 128 },
    },
    telemetry: { enabled: false },
    logger: {
      // Lesser messages hold email addresses.
      level: 'error',
      log: (_level, message, ...details: unknown[]) =>
        log.error({ reason: nameReason(details.find((detail) => detail instanceof Error)) }, message),
    },
  });
}

function nameNewUser(name: string, email: string): string {
  const [mailbox = email] = email.split('@');
  const named = normaliseName(name.slice(0, NAME_MAX_LENGTH));
  return named.ok ? named.value : mailbox.slice(0, NAME_MAX_LENGTH);
}

/** The database's errors repeat what was to be written: names, addresses and hashes have no place in a log. */
function nameReason(error: Error | undefined): string | undefined {
  const cause = error?.cause instanceof Error ? error.cause : error;
  return cause && 'code' in cause ? `${cause.name} ${cause.code}` : cause?.name;
}
