import { STORED_AT_HEADER } from './worker-messages.ts';

/**
 * Pages whose HTML may be kept: none depends on who asks. Left out are those whose address can carry a secret, and the
 * owner's. Where one document serves every id, it is kept once.
 */
const STORED_PAGES: readonly (readonly [path: RegExp, sharedKey?: string])[] = [
  [/^\/$/],
  [/^\/products$/],
  [/^\/products\/[^/]+$/],
  [/^\/(?:search|cart|wishlist|checkout|orders|account|offline)$/],
  [/^\/orders\/[^/]+$/, '/orders/:id'],
  [/^\/custom-orders\/[^/]+$/, '/custom-orders/:id'],
  [/^\/blog$/],
  [/^\/blog\/[^/]+$/],
  [/^\/(?:about|returns|shipping|privacy|terms|faqs|contact)$/],
];

/** The pages that are other ones with another query. */
const QUERIED_PAGES = new Set(['/products', '/blog', '/search']);

/** Where the worker keeps them. */
export const PAGES_CACHE = 'shop-pages-1';

/** Null for what is never kept. */
export function findPageKey({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const found = STORED_PAGES.find(([path]) => path.test(pathname));
  if (!found) return null;
  return found[1] ?? (QUERIED_PAGES.has(pathname) ? pathname + search : pathname);
}

/** Where one person's orders are, until they sign out. */
export const OWN_CACHE = 'shop-own-1';

/** When what this page shows was last asked for; null for a page that is not kept, and could not be opened without a line. */
export async function findStoredAt({
  pathname,
  search,
}: Pick<URL, 'pathname' | 'search'>): Promise<Date | null> {
  const key = findPageKey({ pathname, search });
  if (key === null || !('caches' in window)) return null;
  const own = /^\/(?:custom-)?orders(?:\/[^/]+)?$/.test(pathname)
    ? await caches.match(`/api${pathname}`, { cacheName: OWN_CACHE })
    : undefined;
  const stored = own ?? (await caches.match(key, { cacheName: PAGES_CACHE }));
  const storedAt = stored?.headers.get(STORED_AT_HEADER);
  return storedAt ? new Date(storedAt) : null;
}
