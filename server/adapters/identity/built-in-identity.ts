import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { findSessionEndpoint, readTokenEndpoint, signInEndpoint } from '../../../contract/sessions.ts';
import { accept } from '../../../domain/refusal.ts';
import { REMEMBERED_SESSION_LENGTH_MS } from '../../../domain/sessions/session-length.ts';
import { accounts, sessions, users } from '../../database/schema/identity.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { IdentityPort } from '../../ports/identity.ts';
import { type BetterAuthParts, createBetterAuth } from './better-auth.ts';
import { createLibraryCaller } from './call-library.ts';
import { createGoogleSignIn } from './google-sign-in.ts';
import { readCookieMark, readSessionCookie } from './session-cookie.ts';

const CREDENTIAL = 'credential';
const keySetSchema = z.object({ keys: z.array(z.looseObject({ kid: z.string() })) });

/** The shop's own provider: Better Auth on the shop's database. */
export async function createBuiltInIdentity(parts: BetterAuthParts): Promise<IdentityPort> {
  const { db, publicUrl } = parts;
  const auth = createBetterAuth(parts);
  const { authCookies, internalAdapter } = await auth.$context;
  const call = createLibraryCaller(auth, publicUrl);
  const anonymous = { headers: new Headers(), clientAddress: '' };

  return {
    async register(registration, request) {
      const post = { method: 'POST', path: '/sign-up/email', body: registration } as const;
      const answer = await call(post, request);
      if (answer.ok) return accept(undefined);
      // Two presses of the button race for the address; for the loser it is known by now.
      const secondAnswer = answer.refusal.code === 'try_again' ? await call(post, request) : answer;
      return secondAnswer.ok ? accept(undefined) : secondAnswer;
    },

    async signIn({ email, password, isRemembered }, request) {
      const body = { email, password, rememberMe: isRemembered };
      const answer = await call({ method: 'POST', path: '/sign-in/email', body }, request);
      if (!answer.ok) return answer;
      const { user } = signInEndpoint.answerSchema.parse(answer.value.body);
      return accept({ user, cookies: answer.value.cookies });
    },

    async signOut(request) {
      const answer = await call({ method: 'POST', path: '/sign-out' }, request);
      return { cookies: answer.ok ? answer.value.cookies : [] };
    },

    async changePassword(passwords, request) {
      const body = { ...passwords, revokeOtherSessions: true };
      const answer = await call({ method: 'POST', path: '/change-password', body }, request);
      return answer.ok ? accept({ cookies: answer.value.cookies }) : answer;
    },

    async requestPasswordReset(email, request) {
      await call({ method: 'POST', path: '/request-password-reset', body: { email } }, request);
    },

    async sendVerification(email) {
      // Without a session the library says nothing about the address, whoever asks.
      await call({ method: 'POST', path: '/send-verification-email', body: { email } }, anonymous);
    },

    async findResetEmail(token) {
      const reset = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      if (!reset || reset.expiresAt <= new Date()) return undefined;
      const user = await internalAdapter.findUserById(reset.value);
      return user?.email;
    },

    async resetPassword(reset, request) {
      const answer = await call({ method: 'POST', path: '/reset-password', body: reset }, request);
      return answer.ok ? accept(undefined) : answer;
    },

    async verifyEmail(token, request) {
      const path = `/verify-email?${new URLSearchParams({ token })}`;
      const answer = await call({ method: 'GET', path }, request);
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
      return account?.password ? verifyPassword({ hash: account.password, password }) : false;
    },

    async createUser({ email, name, password }) {
      const hash = await hashPassword(password);
      return inTransaction(db, async (tx) => {
        const [user] = await tx
          .insert(users)
          .values({ email, name, emailVerified: true })
          .onConflictDoNothing()
          .returning({ id: users.id });
        if (!user) return undefined;
        await tx
          .insert(accounts)
          .values({ userId: user.id, accountId: user.id, providerId: CREDENTIAL, password: hash });
        return user.id;
      });
    },

    async takeOver(userId, password) {
      const hash = await hashPassword(password);
      await inTransaction(db, async (tx) => {
        await tx.delete(sessions).where(eq(sessions.userId, userId));
        await tx.delete(accounts).where(eq(accounts.userId, userId));
        await tx
          .insert(accounts)
          .values({ userId, accountId: userId, providerId: CREDENTIAL, password: hash });
        await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
      });
    },
  };
}
