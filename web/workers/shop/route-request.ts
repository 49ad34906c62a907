import { findPageKey } from '../../api/stored-pages.ts';

/** What the worker has to know of a request to choose its way. */
export type RequestFacts = {
  readonly method: string;
  readonly url: URL;
  readonly isNavigation: boolean;
  readonly hasRange: boolean;
  /** It is to arrive though the page is left. */
  readonly isLasting: boolean;
};

export type Way =
  /** The network's alone: the worker does not touch it. */
  | { readonly kind: 'pass' }
  /** Sent by the worker: what it leaves to the browser is often lost with the page that asked for it. */
  | { readonly kind: 'lasting' }
  /** Changes who is signed in: what is private goes, whatever the answer will be. */
  | { readonly kind: 'identity-change' }
  | { readonly kind: 'session' }
  /** From the network where it answers soon, else as it was last seen. Without a key nothing is kept. */
  | { readonly kind: 'page'; readonly key: string | null }
  /** Never changes under its name. */
  | { readonly kind: 'file'; readonly key: string }
  | { readonly kind: 'picture'; readonly key: string }
  /** Data of the router, which belong to the build that asked for them. */
  | { readonly kind: 'page-data'; readonly key: string }
  /** The catalogue: what is kept may be a few minutes old. */
  | { readonly kind: 'catalogue'; readonly key: string }
  /** Terms and free days: the newest there is. */
  | { readonly kind: 'terms'; readonly key: string }
  | { readonly kind: 'own'; readonly key: string };

const PASS: Way = { kind: 'pass' };

/** No pages of the shop: the network shows them, or says itself that it cannot. */
const FOREIGN_PATHS = /^\/(?:api|dev|notifications|healthz|readyz|metrics)(?:\/|$)/;

const OWN_ANSWERS = /^\/api\/(?:orders|custom-orders)(?:\/[^/]+)?$/;
const CATALOGUE_ANSWERS = /^\/api\/(?:products(?:\/[^/]+)?|shop)$/;
const PICTURES = /^\/(?:cake-)?pictures\//;
const DATA_END = '.data';

/** Which way each request goes; what is not named here passes. */
export function routeRequest({ method, url, isNavigation, hasRange, isLasting }: RequestFacts): Way {
  const { pathname, search } = url;
  if (method === 'POST' && pathname.startsWith('/api/auth/')) return { kind: 'identity-change' };
  if (method === 'DELETE' && pathname === '/api/account') return { kind: 'identity-change' };
  if (method !== 'GET' && isLasting) return { kind: 'lasting' };
  if (method !== 'GET' || hasRange) return PASS;
  if (isNavigation) return FOREIGN_PATHS.test(pathname) ? PASS : { kind: 'page', key: findPageKey(url) };
  if (pathname.startsWith('/assets/') || pathname.startsWith('/brand/'))
    return { kind: 'file', key: pathname };
  if (PICTURES.test(pathname)) return { kind: 'picture', key: pathname + search };
  if (pathname.endsWith(DATA_END)) return routeData(url);
  if (CATALOGUE_ANSWERS.test(pathname)) return { kind: 'catalogue', key: pathname + search };
  if (pathname === '/api/delivery-terms') return { kind: 'terms', key: pathname };
  // One look at the days of each method: composing an order without a line starts from the last one.
  if (pathname === '/api/availability')
    return { kind: 'terms', key: `${pathname}?method=${url.searchParams.get('method') ?? 'delivery'}` };
  if (pathname === '/api/auth/get-session') return { kind: 'session' };
  if (OWN_ANSWERS.test(pathname)) return { kind: 'own', key: pathname + search };
  return PASS;
}

/** `/_root.data` is the home page's. */
function routeData({ pathname, search }: URL): Way {
  const page = pathname === '/_root.data' ? '/' : pathname.slice(0, -DATA_END.length);
  if (findPageKey({ pathname: page, search }) === null) return PASS;
  // What is found comes by itself; the page's own data are the same for every query.
  return { kind: 'page-data', key: page === '/search' ? pathname : pathname + search };
}
