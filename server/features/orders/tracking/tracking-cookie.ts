import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const PREFIX = 'oyin.order.';
/** Browsers take such a cookie only over https and from this very host: no other one of the domain can plant it. */
const HOST_PREFIX = `__Host-${PREFIX}`;
/** Where cookies without that prefix were set, and are where there is no https. */
const API_PATH = '/api';
const SIXTY_DAYS_IN_SECONDS = 60 * 24 * 3600;

/** One cookie for each order a guest follows in this browser; it opens that order and nothing else. */
export type TrackingCookie = { readonly orderId: string; readonly key: string };

/** Never sent to another site; long enough for a wedding ordered in good time. */
export function writeTrackingCookie(c: Context, { orderId, key }: TrackingCookie, isSecure: boolean): void {
  setCookie(c, (isSecure ? HOST_PREFIX : PREFIX) + orderId, key, {
    path: isSecure ? '/' : API_PATH,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
    maxAge: SIXTY_DAYS_IN_SECONDS,
  });
}

/** Under both names, because what was set before the prefix is still read. */
export function dropTrackingCookie(c: Context, orderId: string): void {
  deleteCookie(c, PREFIX + orderId, { path: API_PATH });
  if (getCookie(c, HOST_PREFIX + orderId) !== undefined) {
    deleteCookie(c, HOST_PREFIX + orderId, { path: '/', secure: true });
  }
}

/** Those with the prefix last, so that of two for the same order the safer one holds. */
export function listTrackingCookies(c: Context): readonly TrackingCookie[] {
  const cookies = Object.entries(getCookie(c));
  return [PREFIX, HOST_PREFIX].flatMap((prefix) =>
    cookies
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, key]) => ({ orderId: name.slice(prefix.length), key })),
  );
}
