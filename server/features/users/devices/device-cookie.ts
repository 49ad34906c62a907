import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

const NAME = 'oyin.kitchen';
/** Browsers take such a cookie only over https and from this very host. */
const HOST_NAME = `__Host-${NAME}`;
/** As long as browsers keep any: a tablet on the wall is paired once. */
const MAX_AGE_SECONDS = 400 * 24 * 3600;

export function writeDeviceCookie(c: Context, secret: string, isSecure: boolean): void {
  setCookie(c, isSecure ? HOST_NAME : NAME, secret, {
    httpOnly: true,
    secure: isSecure,
    sameSite: 'Strict',
    path: '/',
    maxAge: MAX_AGE_SECONDS,
  });
}

/** What the database knows the secret by; undefined without a cookie. */
export function readDeviceHash(headers: Headers): string | undefined {
  const cookies = parse(headers.get('cookie') ?? '');
  const secret = cookies[HOST_NAME] ?? cookies[NAME];
  return secret === undefined ? undefined : hashDeviceSecret(secret);
}

export function hashDeviceSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
