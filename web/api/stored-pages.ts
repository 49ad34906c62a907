import { STORED_AT_HEADER } from './worker-messages.ts';

/** Of these, and of what is kept once for every id, the HTML is but a frame for what the browser keeps by itself, such as the cart. */
const FRAMES = /^\/(?:search|cart|wishlist|checkout|orders|account|offline)$/;

/**
 * Pages whose HTML may be kept: none depends on who asks. Left out are those whose address can carry a secret, and the
 * owner's. Where one document serves every id, it is kept once.
 */
const STORED_PAGES: readonly (readonly [path: RegExp, sharedKey?: string])[] = [
  [/^\/$/],
  [/^\/products$/],
  [/^\/products\/[^/]+$/],
  [FRAMES],
  [/^\/orders\/[^/]+$/, '/orders/:id'],
  [/^\/track\/[^/]+$/, '/track/:id'],
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

/** Where the orders are that this device opens without an account. */
export const GUEST_CACHE = 'shop-guest-1';

/** What the order's page of a guest asks the shop for; null for every other page. */
export function findGuestOrderKey(pathname: string): string | null {
  const id = /^\/track\/([^/]+)$/.exec(pathname)?.[1];
  return id === undefined ? null : `/api/orders/${id}`;
}

/** Nothing of these orders is left on this device to be read without a line. */
export async function forgetGuestOrders(ids: readonly string[]): Promise<void> {
  if (!('caches' in window)) return;
  const stored = await caches.open(GUEST_CACHE);
  await Promise.all(ids.map((id) => stored.delete(`/api/orders/${id}`)));
}

type Address = Pick<URL, 'pathname' | 'search'>;

/** Whether it can be opened without a line. */
export async function isPageStored(address: Address): Promise<boolean> {
  return (await findStoredPage(address)) !== undefined;
}

/**
 * When what this page shows was last asked for; null where that is not known, or the browser keeps it by itself. `openedAt`: when
 * a step within the shop led here, which loaded it then.
 */
export async function findStoredAt(address: Address, openedAt: Date | null): Promise<Date | null> {
  if (!('caches' in window)) return null;
  const isFrame = FRAMES.test(address.pathname) || findPageKey(address)?.includes(':');
  const stored =
    (await findOwnAnswer(address.pathname)) ?? (isFrame ? undefined : await findStoredPage(address));
  if (stored && !isFrame && openedAt) return openedAt;
  const storedAt = stored?.headers.get(STORED_AT_HEADER);
  return storedAt ? new Date(storedAt) : null;
}

async function findStoredPage(address: Address): Promise<Response | undefined> {
  const key = findPageKey(address);
  return key === null || !('caches' in window) ? undefined : caches.match(key, { cacheName: PAGES_CACHE });
}

async function findOwnAnswer(pathname: string): Promise<Response | undefined> {
  if (/^\/(?:custom-)?orders(?:\/[^/]+)?$/.test(pathname)) {
    return caches.match(`/api${pathname}`, { cacheName: OWN_CACHE });
  }
  const guestOrder = findGuestOrderKey(pathname);
  if (guestOrder === null) return undefined;
  const own = await caches.match(guestOrder, { cacheName: OWN_CACHE });
  return own ?? caches.match(guestOrder, { cacheName: GUEST_CACHE });
}
