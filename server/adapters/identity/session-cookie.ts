import { createHash } from 'node:crypto';
import { getSessionCookie } from 'better-auth/cookies';

/** Over https no other host, not even one below the shop's name, can set a cookie that begins like this. */
const HOST_PREFIX = '__Host-oyin';
const PLAIN_PREFIX = 'oyin';

export function prefixCookies(publicUrl: string): string {
  return publicUrl.startsWith('https://') ? HOST_PREFIX : PLAIN_PREFIX;
}

/** The session's secret as the cookie carries it: the token, a dot and a signature. */
export function readSessionCookie(headers: Headers): string | undefined {
  const [own, plain] = [HOST_PREFIX, PLAIN_PREFIX].map((cookiePrefix) =>
    getSessionCookie(headers, { cookiePrefix }),
  );
  return own ?? plain ?? undefined;
}

/** Says which session a token belongs to without giving the session away. */
export function markSession(sessionToken: string): string {
  return createHash('sha256').update(sessionToken).digest('base64url').slice(0, 22);
}

export function readCookieMark(headers: Headers): string | undefined {
  const [sessionToken] = readSessionCookie(headers)?.split('.') ?? [];
  return sessionToken && markSession(sessionToken);
}
