import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { createRequestHandler } from 'react-router';
import type { PageSources } from './page-sources.ts';
import type { WebBuild } from './render-page.ts';

const BUILD_MODULE = 'virtual:react-router/server-build';

/**
 * Development only: the web part straight from its sources, in this very process, with hot reload over the same socket.
 * Nothing is kept, and no security policy is sent, because the tool injects scripts and styles of its own.
 */
export async function startHotReload(server: Server, sources: PageSources, log: Logger) {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  return {
    middleware: vite.middlewares,
    respond: async (request: Request, requestId: string): Promise<Response> => {
      const build = (await vite.ssrLoadModule(BUILD_MODULE)) as WebBuild;
      const reportFault = (error: unknown) =>
        log.error({ err: error, requestId }, 'A page could not be rendered');
      return createRequestHandler(build, 'development')(
        request,
        build.entry.module.createLoadContext(sources, reportFault),
      );
    },
    close: () => vite.close(),
  };
}
