import { generateRandomString } from 'better-auth/crypto';
import * as z from 'zod/mini';
import { findSessionEndpoint, readTokenEndpoint, signedInUserSchema } from '../../../contract/sessions.ts';
import { accept } from '../../../domain/refusal.ts';
import { REMEMBERED_SESSION_LENGTH_MS } from '../../../domain/sessions/session-length.ts';
import { type IdentityPort, SECOND_STEP_NEEDED } from '../../ports/identity.ts';
import { type BetterAuthParts, createBetterAuth } from './better-auth.ts';
import { createLibraryCaller, passHeaders } from './call-library.ts';
import { createGoogleSignIn } from './google-sign-in.ts';
import { replaceHash } from './replace-hash.ts';
import { readCookieMark, readSessionCookie } from './session-cookie.ts';

const RESET_TOKEN_LENGTH = 32;
const HOUR_MS = 3_600_000;
const signedInSchema = z.object({ user: signedInUserSchema });
const keySetSchema = z.object({ keys: z.array(z.looseObject({ kid: z.string() })) });

/** The shop's own provider: Better Auth on the shop's database. */
export async function createBuiltInIdentity(parts: BetterAuthParts): Promise<IdentityPort> {
  const { publicUrl, passwords } = parts;
  const auth = createBetterAuth(parts);
  const { authCookies, internalAdapter } = await auth.$context;
  const call = createLibraryCaller(auth, publicUrl);
  const anonymous = { headers: new Headers(), clientAddress: '' };

  /** Now that the password is here in plain, it can be kept at the cost of today. */
  async function renewHash(userId: string, password: string): Promise<void> {
    const account = await internalAdapter.findCredentialAccount(userId);
    if (!account?.password || !passwords.isOutdated?.(account.password)) return;
    await replaceHash(parts.db, { userId, before: account.password, after: await passwords.hash(password) });
  }

  return {
    async signIn({ email, password, isRemembered }, request) {
      const body = { email, password, rememberMe: isRemembered };
      const answer = await call({ method: 'POST', path: '/sign-in/email', body }, request);
      if (!answer.ok) {
        // Right all the same: whoever has a second factor comes in by another way.
        const owner =
          answer.refusal.code === SECOND_STEP_NEEDED && (await internalAdapter.findUserByEmail(email));
        if (owner) await renewHash(owner.user.id, password);
        return answer;
      }
      const { user } = signedInSchema.parse(answer.value.body);
      await renewHash(user.id, password);
      return accept({ user, cookies: answer.value.cookies });
    },

    async openSession(userId, request, { isRemembered } = { isRemembered: false }) {
      const { headers, response } = await auth.api.openSession({
        body: { userId, rememberMe: isRemembered },
        headers: passHeaders(request),
        returnHeaders: true,
      });
      return { user: signedInUserSchema.parse(response.user), cookies: headers.getSetCookie() };
    },

    async signOut(request) {
      const answer = await call({ method: 'POST', path: '/sign-out' }, request);
      return { cookies: answer.ok ? answer.value.cookies : [] };
    },

    async changePassword(change, request) {
      const body = { ...change, revokeOtherSessions: true };
      const answer = await call({ method: 'POST', path: '/change-password', body }, request);
      return answer.ok ? accept({ cookies: answer.value.cookies }) : answer;
    },

    async beginPasswordReset(email) {
      const found = await internalAdapter.findUserByEmail(email);
      if (!found) return undefined;
      const token = generateRandomString(RESET_TOKEN_LENGTH, 'a-z', 'A-Z', '0-9');
      const expiresAt = new Date(Date.now() + parts.passwordResetLinkHours * HOUR_MS);
      await internalAdapter.createVerificationValue({
        identifier: nameReset(token),
        value: found.user.id,
        expiresAt,
      });
      return { name: found.user.name, token };
    },

    async findResetOwner(token) {
      const reset = await internalAdapter.findVerificationValue(nameReset(token));
      if (!reset || reset.expiresAt <= new Date()) return undefined;
      const user = await internalAdapter.findUserById(reset.value);
      return user ? { userId: user.id, email: user.email, name: user.name } : undefined;
    },

    async resetPassword(reset, request) {
      const answer = await call({ method: 'POST', path: '/reset-password', body: reset }, request);
      return answer.ok ? accept(undefined) : answer;
    },

    ...(parts.google && { google: createGoogleSignIn(call) }),

    async findSession(request) {
      const answer = await call({ method: 'GET', path: '/get-session' }, request);
      return answer.ok ? findSessionEndpoint.answerSchema.parse(answer.value.body) : null;
    },

    async findCookieSession(headers) {
      const found = await auth.api.getSession({ headers });
      if (!found || found.user.disabledAt) return undefined;
      return { sessionId: found.session.id, userId: found.user.id, email: found.user.email };
    },

    readCookieMark,

    renewCookie(headers) {
      const value = readSessionCookie(headers);
      const { name, attributes } = authCookies.sessionToken;
      const maxAge = REMEMBERED_SESSION_LENGTH_MS / 1000;
      const secure = attributes.secure ? '; Secure' : '';
      return (
        value &&
        `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`
      );
    },

    async mintToken(request) {
      const answer = await call({ method: 'GET', path: '/token' }, request);
      return answer.ok ? accept(readTokenEndpoint.answerSchema.parse(answer.value.body).token) : answer;
    },

    tokenIssuer: publicUrl,
    tokenAudience: publicUrl,

    async readKeySet() {
      const answer = await call({ method: 'GET', path: '/jwks' }, anonymous);
      if (!answer.ok) throw new Error('The key set cannot be read.');
      return keySetSchema.parse(answer.value.body);
    },

    async checkPassword(userId, password) {
      const account = await internalAdapter.findCredentialAccount(userId);
      return account?.password ? passwords.verify({ hash: account.password, password }) : false;
    },

    hashPassword: passwords.hash,
  };
}

/** Where the library looks for the secret when the new password comes. */
function nameReset(token: string): string {
  return `reset-password:${token}`;
}
