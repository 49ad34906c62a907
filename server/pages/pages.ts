import type { Logger } from 'pino';
import type { AnswerCache, MadeAnswer } from '../http/answer-cache.ts';
import { type CachedAnswer, keepCompressed, toResponse } from '../http/cached-answer.ts';
import { contentSecurityPolicy, DATA_POLICY, pageHeaders } from '../http/security-headers.ts';
import { faultPage } from './fault-page.ts';
import { NOT_FOUND_PATH, type PageAddress, type RouteKnowledge, toPageAddress } from './page-address.ts';
import { type PageSources, recordReads } from './page-sources.ts';
import { hashInlineScripts, type RenderedResponse, type RenderPage } from './render-page.ts';

export type PagesOptions = {
  readonly render: RenderPage;
  readonly routes: RouteKnowledge;
  readonly cache: AnswerCache;
  readonly sources: PageSources;
  readonly publicUrl: string;
  /** Whom a page asks for a push address. */
  readonly pushHosts: readonly string[];
  readonly log: Logger;
};

export type Pages = ReturnType<typeof createPages>;

/** Pages for browsers: from the cache where it has them, otherwise rendered, prepared for sending and kept. */
export function createPages({ render, routes, cache, sources, publicUrl, pushHosts, log }: PagesOptions) {
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
      ...pageHeaders(publicUrl, policy),
      'cache-control': isFault ? 'no-store' : 'no-cache',
    };
  }

  return {
    /** The page if it can be sent at once; for the fast way from socket to socket. */
    cachedFor: (address: string): CachedAnswer | undefined => cache.get(address),

    async respond(request: Request, requestId: string): Promise<Response> {
      const url = new URL(request.url);
      if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
        // One leading slash: two would send the visitor to another host.
        const location = `/${url.pathname.replace(/^\/+|\/+$/g, '')}${url.search}`;
        return new Response(null, { status: 308, headers: { location } });
      }
      try {
        const address = toPageAddress(url.pathname + url.search, routes);
        const answer = await cache.getOrMake(address.key, () => renderAndPrepare(address, requestId));
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
            ...pageHeaders(publicUrl, policy),
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store',
          },
        });
      }
    },
  };
}

/** Products that are not there have as many addresses as somebody makes up; only the page that all unknown addresses share is kept. */
function isWorthKeeping({ pathname, isDesign }: PageAddress, status: number): boolean {
  if (isDesign) return false;
  return status === 200 || (status === 404 && pathname === NOT_FOUND_PATH);
}

function isAdminPath(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/');
}

/** The crash screen shows this, so that a shopper's report leads to the line in the log. */
function withReference(body: Buffer, requestId: string): Buffer {
  return Buffer.from(
    body.toString().replace('</head>', `<meta name="request-id" content="${requestId}"/></head>`),
  );
}
