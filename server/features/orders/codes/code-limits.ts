import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isSameText, makeLinkKey } from '../../../http/link-keys.ts';
import { type Attempt, countNetwork, type RateLimit } from '../../../http/rate-limit.ts';

const BY_ACCOUNT: RateLimit = { name: 'code-account', attempts: 20, perMinutes: 30 };
const BY_BROWSER: RateLimit = { name: 'code-browser', attempts: 10, perMinutes: 15 };
/** Of browsers that have shown no cookie of ours: scripts, as a rule. */
const BY_STRANGERS: RateLimit = { name: 'code-strangers', attempts: 60, perMinutes: 60 };
/** Cookies can be collected too. Generous, because a mobile network puts thousands behind one address. */
const BY_NETWORK: RateLimit = { name: 'code-network', attempts: 600, perMinutes: 60 };

const COOKIE = 'oyin.codes';
const LIFE_SECONDS = 30 * 24 * 3600;
const sign = (secret: string, id: string) => makeLinkKey(secret, `code browser ${id}`);

/** Knows a browser again that has opened the cart before it tries a code; names nobody and opens nothing. */
export function writeCodeCookie(c: Context, secret: string, isSecure: boolean): void {
  if (readCodeBrowser(c, secret) !== undefined) return;
  const id = randomBytes(12).toString('base64url');
  setCookie(c, COOKIE, `${id}.${sign(secret, id)}`, {
    path: '/api',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
    maxAge: LIFE_SECONDS,
  });
}

function readCodeBrowser(c: Context, secret: string): string | undefined {
  const [id = '', signature = ''] = (getCookie(c, COOKIE) ?? '').split('.');
  return id !== '' && isSameText(signature, sign(secret, id)) ? id : undefined;
}

type Tried = { readonly userId: string | null; readonly clientAddress: string; readonly secret: string };

/**
 * Each try is counted before it is looked at, and given back if the code was right. Who has an account counts alone, so that
 * nobody who guesses behind the same address is in their way; who has opened the cart counts apart from scripts.
 */
export function countCodeTry(c: Context, { userId, clientAddress, secret }: Tried): readonly Attempt[] {
  if (userId !== null) return [{ limit: BY_ACCOUNT, key: userId }];
  const browser = readCodeBrowser(c, secret);
  if (browser === undefined) return countNetwork(BY_STRANGERS, clientAddress);
  return [{ limit: BY_BROWSER, key: browser }, ...countNetwork(BY_NETWORK, clientAddress)];
}
