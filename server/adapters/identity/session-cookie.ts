import { createHash } from 'node:crypto';
import { getSessionCookie } from 'better-auth/cookies';

export const COOKIE_PREFIX = 'oyin';

/** The session's secret as the cookie carries it: the token, a dot and a signature. */
export function readSessionCookie(headers: Headers): string | undefined {
  return getSessionCookie(headers, { cookiePrefix: COOKIE_PREFIX }) ?? undefined;
}

/** Says which session a token belongs to without giving the session away. */
export function markSession(sessionToken: string): string {
  return createHash('sha256').update(sessionToken).digest('base64url').slice(0, 22);
}

export function readCookieMark(headers: Headers): string | undefined {
  const [sessionToken] = readSessionCookie(headers)?.split('.') ?? [];
  return sessionToken && markSession(sessionToken);
}
