import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const PREFIX = 'oyin.order.';
const PATH = '/api';
const SIXTY_DAYS_IN_SECONDS = 60 * 24 * 3600;

/** One cookie for each order a guest follows in this browser; it opens that order and nothing else. */
export type TrackingCookie = { readonly orderId: string; readonly key: string };

/** Sent to the API alone and never to another site; long enough for a wedding ordered in good time. */
export function writeTrackingCookie(c: Context, { orderId, key }: TrackingCookie, isSecure: boolean): void {
  setCookie(c, PREFIX + orderId, key, {
    path: PATH,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
    maxAge: SIXTY_DAYS_IN_SECONDS,
  });
}

export function dropTrackingCookie(c: Context, orderId: string): void {
  deleteCookie(c, PREFIX + orderId, { path: PATH });
}

export function listTrackingCookies(c: Context): readonly TrackingCookie[] {
  return Object.entries(getCookie(c))
    .filter(([name]) => name.startsWith(PREFIX))
    .map(([name, key]) => ({ orderId: name.slice(PREFIX.length), key }));
}
