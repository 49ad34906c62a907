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
};

/** What the route table says about a path: its page, or none (then every such path shares one page). */
export type RouteKnowledge = {
  readonly isKnownPath: (pathname: string) => boolean;
  readonly isKnownRoute: (routeId: string) => boolean;
};

const DATA_SUFFIX = '.data';
const ROOT_DATA_PATH = '/_.data';
const PRODUCT_PATH = /^\/products\/[^/]+$/;
export const NOT_FOUND_PATH = '/404';

export function toPageAddress(address: string, routes: RouteKnowledge): PageAddress {
  const url = new URL(`http://page.invalid${address}`);
  const kind = url.pathname.endsWith(DATA_SUFFIX) ? 'data' : 'document';
  const requestedPath = kind === 'data' ? withoutDataSuffix(url.pathname) : url.pathname;
  const pathname = routes.isKnownPath(requestedPath) ? requestedPath : NOT_FOUND_PATH;

  const search = new URLSearchParams();
  for (const [name, value] of readPageParameters(pathname, url.searchParams)) search.append(name, value);
  if (kind === 'data') {
    const routeIds = (url.searchParams.get('_routes') ?? '').split(',').filter(routes.isKnownRoute).sort();
    if (routeIds.length > 0) search.append('_routes', routeIds.join(','));
  }
  const design = kind === 'document' ? readDesign(pathname, url.searchParams) : null;
  if (design !== null) search.append(DESIGN_PARAMETER, design);
  const query = search.size > 0 ? `?${search}` : '';
  const renderPath = (kind === 'data' ? withDataSuffix(pathname) : pathname) + query;
  return { key: renderPath, renderPath, kind, pathname, isDesign: design !== null };
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

function withDataSuffix(pathname: string): string {
  return pathname === '/' ? ROOT_DATA_PATH : `${pathname}${DATA_SUFFIX}`;
}
