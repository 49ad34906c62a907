import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { nameTrackingCookie } from './find-own-order.ts';

const SIXTY_DAYS_IN_SECONDS = 60 * 24 * 3600;

/** Sent to the API alone and never to another site; long enough for a wedding ordered in good time. */
export function writeTrackingCookie(c: Context, orderId: string, key: string, isSecure: boolean): void {
  setCookie(c, nameTrackingCookie(orderId), key, {
    path: '/api',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
    maxAge: SIXTY_DAYS_IN_SECONDS,
  });
}
