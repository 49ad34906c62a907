import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { createLinkCookies } from './link-cookies.ts';
import { hashLinkKey } from './link-keys.ts';

const cookies = createLinkCookies({ prefix: 'oyin.guest', plainPath: '/' });
const KEY_BYTES = 24;

/** Knows this browser again without an account: what it has sent is shown to it, and nobody else passes it off as theirs. */
export function readGuestKeyHash(c: Context): string | null {
  const key = cookies.list(c).at(-1)?.key;
  return key ? hashLinkKey(key) : null;
}

export function writeGuestCookie(c: Context, isSecure: boolean): void {
  cookies.write(c, { id: '', key: randomBytes(KEY_BYTES).toString('base64url') }, isSecure);
}
