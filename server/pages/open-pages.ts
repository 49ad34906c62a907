import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { ChangeName } from '../database/change-names.ts';
import type { KeptAnswer } from '../http/kept-answer.ts';
import type { Metrics } from '../http/metrics.ts';
import type { StaticFiles } from '../http/static-files.ts';
import { startHotReload } from './hot-reload.ts';
import { loadWebBuild } from './load-web-build.ts';
import { createPageCache } from './page-cache.ts';
import type { PageSources } from './page-sources.ts';
import { createPages } from './pages.ts';
import { createPageRenderer } from './render-page.ts';
import { readRouteTable } from './route-knowledge.ts';

const PAGE_CACHE_MAX_BYTES = 64 * 1024 * 1024;

export type OpenPagesOptions = {
  readonly sources: PageSources;
  readonly server: Server;
  readonly hotReload: boolean;
  readonly publicUrl: string;
  readonly metrics: Metrics;
  readonly log: Logger;
};

export type OpenPages = {
  readonly respond: (request: Request, requestId: string) => Promise<Response>;
  readonly staticFiles: StaticFiles;
  readonly keptFor: (address: string, requestId: string) => KeptAnswer | undefined;
  readonly dropDependents: (name: ChangeName) => void;
  readonly middleware:
    | ((incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void)
    | undefined;
  readonly close: () => Promise<void>;
};

export async function openPages(options: OpenPagesOptions): Promise<OpenPages> {
  return options.hotReload ? openHotPages(options) : openBuiltPages(options);
}

async function openBuiltPages({ sources, publicUrl, metrics, log }: OpenPagesOptions): Promise<OpenPages> {
  const { build, staticFiles } = await loadWebBuild();
  const cache = createPageCache({ maxBytes: PAGE_CACHE_MAX_BYTES });
  metrics.watchPageCache(cache.size);
  const pages = createPages({
    render: createPageRenderer(build, publicUrl, 'production'),
    routes: readRouteTable(build),
    cache,
    sources,
    publicUrl,
    log,
  });

  const record = (kind: 'page' | 'asset', answer: KeptAnswer | undefined, requestId: string) => {
    if (!answer) return undefined;
    metrics.countKept(kind);
    log.info({ requestId, route: kind, status: answer.status, kept: true }, 'request');
    return answer;
  };

  return {
    respond: pages.respond,
    staticFiles,
    keptFor: (address, requestId) =>
      record('page', pages.keptFor(address), requestId) ??
      record('asset', staticFiles.get(address), requestId),
    dropDependents: cache.dropDependents,
    middleware: undefined,
    close: async () => {},
  };
}

async function openHotPages({ sources, server, log }: OpenPagesOptions): Promise<OpenPages> {
  const hot = await startHotReload(server, sources, log);
  return {
    respond: hot.respond,
    staticFiles: new Map(),
    keptFor: () => undefined,
    dropDependents: () => {},
    middleware: hot.middleware,
    close: hot.close,
  };
}
