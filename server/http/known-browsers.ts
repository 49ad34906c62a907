import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const NAME = 'oyin.browser';
const ID_BYTES = 16;
const LIFE_SECONDS = 180 * 24 * 3600;

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

/**
 * Browsers in which a person has shown who they are. Strangers who guess at the password count among themselves, so that they
 * cannot lock its owner out. The cookie helps with nothing else: it opens no session and names nobody.
 */
export function createKnownBrowsers(secret: string, publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? `__Host-${NAME}` : NAME;
  const sign = (id: string, email: string) =>
    createHmac('sha256', secret).update(`browser ${id} ${email}`).digest();

  /** The browser's own id, if this person is known there. */
  function find(c: Context, email: string): string | undefined {
    const [id = '', signature = ''] = (getCookie(c, name) ?? '').split('.');
    const [given, expected] = [Buffer.from(signature, 'base64url'), sign(id, email)];
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
  }

  function remember(c: Context, email: string): void {
    if (find(c, email) !== undefined) return;
    const id = randomBytes(ID_BYTES).toString('base64url');
    setCookie(c, name, `${id}.${sign(id, email).toString('base64url')}`, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure,
      maxAge: LIFE_SECONDS,
    });
  }

  return { find, remember };
}
