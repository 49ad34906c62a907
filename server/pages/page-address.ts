import { DESIGN_PARAMETER, readPageParameters } from '../../contract/page-parameters.ts';
import { parseDesignText } from '../../domain/custom-orders/link/design-text.ts';

/** One page as the cache knows it: many addresses a browser may send lead to the same one. */
export type PageAddress = {
  /** What the page is kept under; equal to the address itself when that is already canonical. */
  readonly key: string;
  /** Path and query to render. */
  readonly renderPath: string;
  readonly kind: 'document' | 'data';
  /** The page's own path, without the router's suffix for data requests. */
  readonly pathname: string;
  /** Shows a cake of somebody's own design: everybody can think up another, so such pages are not kept. */
  readonly isDesign: boolean;
  /** One page for every address of its kind, so that it may be kept although there is nothing at the address. */
  readonly isShared: boolean;
};

/** The route that a path leads to. */
export type MatchedRoute = {
  /** Such as `/products/:id`. */
  readonly pattern: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Without one the server renders the same page whatever the parameters are. */
  readonly hasLoader: boolean;
};

export type RouteKnowledge = {
  readonly match: (pathname: string) => MatchedRoute | undefined;
  readonly isKnownRoute: (routeId: string) => boolean;
  /** Whether there is a product, a post or the like under the route's parameters. */
  readonly isThere: (route: MatchedRoute) => boolean;
};

const DATA_SUFFIX = '.data';
const ROOT_DATA_PATH = '/_.data';
const PRODUCT_PATH = /^\/products\/[^/]+$/;
export const NOT_FOUND_PATH = '/404';
/** Those who run the shop have one of their own, and the browser takes over just that. */
const ADMIN_NOT_FOUND_PATH = '/admin/404';
/** Stands for every parameter that makes no difference. */
const ANY = '-';

export function toPageAddress(address: string, routes: RouteKnowledge): PageAddress {
  const url = new URL(`http://page.invalid${address}`);
  const kind = url.pathname.endsWith(DATA_SUFFIX) ? 'data' : 'document';
  const requestedPath = kind === 'data' ? withoutDataSuffix(url.pathname) : url.pathname;
  const sharedPath = findSharedPath(requestedPath, routes);
  const pathname = sharedPath ?? requestedPath;

  const search = new URLSearchParams();
  for (const [name, value] of readPageParameters(pathname, url.searchParams)) search.append(name, value);
  if (kind === 'data') {
    const routeIds = (url.searchParams.get('_routes') ?? '').split(',').filter(routes.isKnownRoute).sort();
    if (routeIds.length > 0) search.append('_routes', routeIds.join(','));
  }
  const design = kind === 'document' ? readDesign(pathname, url.searchParams) : null;
  if (design !== null) search.append(DESIGN_PARAMETER, design);
  const query = search.size > 0 ? `?${search}` : '';
  const renderPath = writePagePath(pathname, kind) + query;
  const isShared = sharedPath !== undefined;
  return { key: renderPath, renderPath, kind, pathname, isDesign: design !== null, isShared };
}

/**
 * People can make up as many addresses as they like: unknown ones, orders that are not there, products that never were. The server
 * renders the same for all of a kind, once.
 */
function findSharedPath(pathname: string, routes: RouteKnowledge): string | undefined {
  const route = routes.match(pathname);
  if (!route) return pathname.startsWith('/admin/') ? ADMIN_NOT_FOUND_PATH : NOT_FOUND_PATH;
  if (Object.keys(route.params).length === 0 || (route.hasLoader && routes.isThere(route))) return undefined;
  return route.pattern.replace(/:\w+/g, ANY);
}

/** Only what is said about the page depends on it, so data requests, which show nothing to the outside, go without. */
function readDesign(pathname: string, given: URLSearchParams): string | null {
  const text = PRODUCT_PATH.test(pathname) ? given.get(DESIGN_PARAMETER) : null;
  return text !== null && parseDesignText(text).ok ? text : null;
}

function withoutDataSuffix(pathname: string): string {
  if (pathname.endsWith(ROOT_DATA_PATH)) return pathname.slice(0, -ROOT_DATA_PATH.length) || '/';
  return pathname.slice(0, -DATA_SUFFIX.length);
}

/** Where the router asks for the page, or for its data alone. */
export function writePagePath(pathname: string, kind: PageAddress['kind']): string {
  if (kind === 'document') return pathname;
  return pathname === '/' ? ROOT_DATA_PATH : `${pathname}${DATA_SUFFIX}`;
}
