import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { createAnswerCache } from '../http/answer-cache.ts';
import type { CachedSource } from '../http/cached-sources.ts';
import type { DependencyName } from '../http/dependency-names.ts';
import type { Metrics } from '../http/metrics.ts';
import type { StaticFiles } from '../http/static-files.ts';
import { startHotReload } from './hot-reload.ts';
import { loadWebBuild } from './load-web-build.ts';
import type { PageSources } from './page-sources.ts';
import { createPages, type Visit } from './pages.ts';
import { createRenderLimits } from './render-limits.ts';
import { createPageRenderer } from './render-page.ts';
import { readRouteTable } from './route-knowledge.ts';

const PAGE_CACHE_MAX_BYTES = 64 * 1024 * 1024;

export type OpenPagesOptions = {
  readonly sources: PageSources;
  readonly server: Server;
  readonly hotReload: boolean;
  readonly rateLimitFactor: number;
  readonly publicUrl: string;
  readonly pushHosts: readonly string[];
  readonly metrics: Metrics;
  readonly log: Logger;
};

export type OpenPages = {
  readonly respond: (request: Request, visit: Visit) => Promise<Response>;
  readonly staticFiles: StaticFiles;
  readonly cachedSources: readonly CachedSource[];
  readonly dropDependents: (names: ReadonlySet<DependencyName>) => void;
  readonly middleware:
    | ((incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void)
    | undefined;
  readonly close: () => Promise<void>;
};

export async function openPages(options: OpenPagesOptions): Promise<OpenPages> {
  return options.hotReload ? openHotPages(options) : openBuiltPages(options);
}

async function openBuiltPages(options: OpenPagesOptions): Promise<OpenPages> {
  const { sources, publicUrl, pushHosts, rateLimitFactor, metrics, log } = options;
  const { build, staticFiles } = await loadWebBuild();
  const cache = createAnswerCache({ maxBytes: PAGE_CACHE_MAX_BYTES });
  metrics.watchCache('page', cache.size);
  const pages = createPages({
    render: createPageRenderer(build, publicUrl, 'production'),
    routes: readRouteTable(build),
    limits: createRenderLimits(rateLimitFactor),
    cache,
    sources,
    pushHosts,
    log,
  });

  return {
    respond: pages.respond,
    staticFiles,
    cachedSources: [
      { kind: 'page', cachedFor: pages.cachedFor },
      { kind: 'asset', cachedFor: (address) => staticFiles.get(address) },
    ],
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
    cachedSources: [],
    dropDependents: () => {},
    middleware: hot.middleware,
    close: hot.close,
  };
}
