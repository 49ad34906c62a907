import { createHash } from 'node:crypto';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageData } from '../../contract/page-data.ts';
import { letScriptsFollow } from './let-scripts-follow.ts';
import type { PageAddress } from './page-address.ts';

/** The web part as the server sees it: the router's build, whose entry also makes the context that loaders read from. */
export type WebBuild = ServerBuild & {
  readonly entry: {
    readonly module: {
      readonly createLoadContext: (
        pageData: PageData,
        reportFault: (error: unknown) => void,
      ) => RouterContextProvider;
    };
  };
};

export type RenderedResponse = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
};

export type RenderPage = (
  address: PageAddress,
  pageData: PageData,
  reportFault: (error: unknown) => void,
) => Promise<RenderedResponse>;

/** Renders one canonical address, so that nothing of the visitor's own request can reach a page that others will see. */
export function createPageRenderer(
  build: WebBuild,
  publicUrl: string,
  mode: 'production' | 'development',
): RenderPage {
  const handleRequest = createRequestHandler(build, mode);
  return async (address, pageData, reportFault) => {
    const context = build.entry.module.createLoadContext(pageData, reportFault);
    const response = await handleRequest(new Request(publicUrl + address.renderPath), context);
    const body = Buffer.from(await response.arrayBuffer());
    return {
      status: response.status,
      headers: response.headers,
      body: address.kind === 'document' ? Buffer.from(letScriptsFollow(body.toString())) : body,
    };
  };
}

/** Blocks of data for search engines are scripts by name alone: no browser runs them. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** Digests for the content security policy; each inline script runs because its very text is allowed, nothing else does. */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(createHash('sha256').update(script).digest('base64'));
  }
  return [...hashes];
}
