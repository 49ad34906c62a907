import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** Browsers take such a cookie only over https and from this very host: no other one of the domain can plant it. */
const HOST_PREFIX = '__Host-';
const SIXTY_DAYS_IN_SECONDS = 60 * 24 * 3600;

/** One cookie for each thing that is followed in this browser by a link; it opens that one and nothing else. */
export type LinkCookie = { readonly id: string; readonly key: string };

type LinkCookieKind = {
  readonly prefix: string;
  /** Where cookies without the host's prefix are sent to: where there is no https. */
  readonly plainPath: '/' | '/api';
};

export function createLinkCookies({ prefix, plainPath }: LinkCookieKind) {
  const hostPrefix = HOST_PREFIX + prefix;
  return {
    /** Never sent to another site; long enough for a wedding ordered in good time. */
    write(c: Context, { id, key }: LinkCookie, isSecure: boolean): void {
      setCookie(c, (isSecure ? hostPrefix : prefix) + id, key, {
        path: isSecure ? '/' : plainPath,
        httpOnly: true,
        sameSite: 'Strict',
        secure: isSecure,
        maxAge: SIXTY_DAYS_IN_SECONDS,
      });
    },

    /** Under both names, because what was set without https is read with it too. */
    drop(c: Context, id: string): void {
      deleteCookie(c, prefix + id, { path: plainPath });
      if (getCookie(c, hostPrefix + id) !== undefined) {
        deleteCookie(c, hostPrefix + id, { path: '/', secure: true });
      }
    },

    /** Those with the host's prefix last, so that of two for the same thing the safer one holds. */
    list(c: Context): readonly LinkCookie[] {
      const cookies = Object.entries(getCookie(c));
      return [prefix, hostPrefix].flatMap((each) =>
        cookies
          .filter(([name]) => name.startsWith(each))
          .map(([name, key]) => ({ id: name.slice(each.length), key })),
      );
    },
  };
}
