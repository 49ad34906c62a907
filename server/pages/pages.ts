import type { Logger } from 'pino';
import { findGuessedAddress } from '../../domain/shop/guessed-addresses.ts';
import { isReachedBeforeOpening, NOT_YET_OPEN_PATH } from '../../domain/shop/opening.ts';
import type { AnswerCache, MadeAnswer } from '../http/answer-cache.ts';
import { type CachedAnswer, keepCompressed, toResponse } from '../http/cached-answer.ts';
import { contentSecurityPolicy, DATA_POLICY, pageHeaders } from '../http/security-headers.ts';
import { faultPage, STORIES_AWAY, VERY_BUSY, waitPage } from './fault-page.ts';
import {
  type MatchedRoute,
  NOT_FOUND_PATH,
  type PageAddress,
  type RouteKnowledge,
  toPageAddress,
  writePagePath,
} from './page-address.ts';
import { type PageSources, recordReads } from './page-sources.ts';
import type { RenderLimits } from './render-limits.ts';
import { hashInlineScripts, type RenderedResponse, type RenderPage } from './render-page.ts';

/** As often as another place is asked for its posts. */
const STORIES_PAUSE_SECONDS = 60;

export type PagesOptions = {
  readonly render: RenderPage;
  readonly routes: Omit<RouteKnowledge, 'isThere'>;
  readonly limits: RenderLimits;
  readonly cache: AnswerCache;
  readonly sources: PageSources;
  /** Whom a page asks for a push address. */
  readonly pushHosts: readonly string[];
  readonly log: Logger;
};

/** Who asks for a page, and under which name the log knows it. */
export type Visit = {
  readonly requestId: string;
  readonly clientAddress: string;
  /** Asked only while the shop is not open yet. */
  readonly isOfStaff: () => Promise<boolean>;
};

export type Pages = ReturnType<typeof createPages>;

/** Pages for browsers: from the cache where it has them, otherwise rendered, prepared for sending and kept. */
export function createPages(options: PagesOptions) {
  const { render, limits, cache, sources, pushHosts, log } = options;
  const routes = { ...options.routes, isThere: (route: MatchedRoute) => isThere(sources, route) };

  async function renderQueued(address: PageAddress, requestId: string): Promise<MadeAnswer> {
    const rendered = await limits.line.run(() => renderAndPrepare(address, requestId));
    return rendered.ok ? rendered.value : { answer: await refuseVisitor(503, 2), dependsOn: undefined };
  }

  function refuseVisitor(status: 429 | 503, waitSeconds: number, reason = VERY_BUSY): Promise<CachedAnswer> {
    const policy = contentSecurityPolicy({ scriptHashes: [], allowInlineStyles: false, otherHosts: [] });
    const headers = {
      ...pageHeaders(policy),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(waitSeconds),
    };
    return keepCompressed(status, headers, Buffer.from(waitPage(reason)));
  }

  async function renderAndPrepare(address: PageAddress, requestId: string): Promise<MadeAnswer> {
    const { pageData, dependsOn } = recordReads(sources);
    const reportFault = (error: unknown) =>
      log.error({ err: error, requestId }, 'A page could not be rendered');
    const page = await render(address, pageData, reportFault);
    const isFault = page.status >= 500;
    const body = isFault && address.kind === 'document' ? withReference(page.body, requestId) : page.body;
    const answer = await keepCompressed(page.status, headersOf(address, page, body, isFault), body);
    return { answer, dependsOn: isWorthKeeping(address, page.status) ? dependsOn : undefined };
  }

  function headersOf(
    address: PageAddress,
    page: RenderedResponse,
    body: Buffer,
    isFault: boolean,
  ): Record<string, string> {
    const policy =
      address.kind === 'data'
        ? DATA_POLICY
        : contentSecurityPolicy({
            scriptHashes: hashInlineScripts(body.toString()),
            allowInlineStyles: isAdminPath(address.pathname),
            otherHosts: pushHosts,
          });
    return {
      ...Object.fromEntries(page.headers),
      ...pageHeaders(policy),
      'cache-control': isFault ? 'no-store' : 'no-cache',
    };
  }

  /**
   * Before the opening the shop is shown to its staff alone. A page is the same for everybody who gets it, also then: visitors
   * are led to another one.
   */
  async function findPage(asked: string, { isOfStaff }: Visit): Promise<PageAddress> {
    const address = toPageAddress(asked, routes);
    const isShown =
      !sources.readShopProfile().isNotYetOpen ||
      isReachedBeforeOpening(address.pathname) ||
      address.pathname === NOT_FOUND_PATH ||
      (await isOfStaff());
    return isShown ? address : toPageAddress(writePagePath(NOT_YET_OPEN_PATH, address.kind), routes);
  }

  return {
    /** The page if it can be sent at once; for the fast way from socket to socket. Before the opening it matters who asks. */
    cachedFor: (address: string): CachedAnswer | undefined =>
      sources.readShopProfile().isNotYetOpen ? undefined : cache.get(address),

    async respond(request: Request, visit: Visit): Promise<Response> {
      const { requestId, clientAddress } = visit;
      const url = new URL(request.url);
      if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
        // One leading slash: two would send the visitor to another host.
        const location = `/${url.pathname.replace(/^\/+|\/+$/g, '')}${url.search}`;
        return new Response(null, { status: 308, headers: { location } });
      }
      const guessed = findGuessedAddress(url);
      if (guessed) return new Response(null, { status: 302, headers: { location: guessed } });
      try {
        const address = await findPage(url.pathname + url.search, visit);
        if (showsPosts(address.pathname) && !sources.isContentKnown()) {
          return await toResponse(await refuseVisitor(503, STORIES_PAUSE_SECONDS, STORIES_AWAY), request);
        }
        const cached = cache.get(address.key);
        if (cached) return await toResponse(cached, request);
        const waitSeconds = await limits.countMiss(clientAddress);
        if (waitSeconds !== undefined)
          return await toResponse(await refuseVisitor(429, waitSeconds), request);
        const answer = await cache.getOrMake(address.key, () => renderQueued(address, requestId));
        return await toResponse(answer, request);
      } catch (error) {
        log.error({ err: error, requestId }, 'A page failed outside its own error handling');
        const policy = contentSecurityPolicy({
          scriptHashes: [],
          allowInlineStyles: false,
          otherHosts: [],
        });
        return new Response(faultPage(sources.readShopProfile(), requestId), {
          status: 500,
          headers: {
            ...pageHeaders(policy),
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store',
          },
        });
      }
    },
  };
}

/** Nobody may take a post that cannot be read for one that is not there. */
function showsPosts(pathname: string): boolean {
  return pathname === '/blog' || pathname.startsWith('/blog/');
}

/** What is asked for in memory alone: this is done for every visitor. */
function isThere(sources: PageSources, { pattern, params }: MatchedRoute): boolean {
  if (pattern === '/products/:id') return sources.readProduct(params.id ?? '') !== undefined;
  if (pattern === '/blog/:slug') return sources.readPost(params.slug ?? '') !== undefined;
  return true;
}

function isWorthKeeping({ isDesign, isShared }: PageAddress, status: number): boolean {
  if (isDesign) return false;
  return status === 200 || (status === 404 && isShared);
}

function isAdminPath(pathname: string): boolean {
  return /^\/(?:admin|staff)(?:\/|$)/.test(pathname);
}

/** The crash screen shows this, so that a shopper's report leads to the line in the log. */
function withReference(body: Buffer, requestId: string): Buffer {
  return Buffer.from(
    body.toString().replace('</head>', `<meta name="request-id" content="${requestId}"/></head>`),
  );
}
