import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { PageSources } from './page-sources.ts';
import type { Visit } from './pages.ts';
import type { WebBuild } from './render-page.ts';

const BUILD_MODULE = 'virtual:react-router/server-build';

/**
 * Development only: the web part straight from its sources, in this very process, with hot reload over the same socket.
 * Nothing is kept, and no security policy is sent, because the tool injects scripts and styles of its own.
 */
export async function startHotReload(server: Server, sources: PageSources, log: Logger) {
  const vite = await createViteServer(server);
  return {
    middleware: vite.middlewares,
    respond: async (request: Request, { requestId }: Pick<Visit, 'requestId'>): Promise<Response> => {
      // The tool loads the router's development build, whose contexts the server's own copy would not recognise.
      const router = (await vite.ssrLoadModule('react-router')) as typeof import('react-router');
      const build = (await vite.ssrLoadModule(BUILD_MODULE)) as WebBuild;
      const reportFault = (error: unknown) =>
        log.error({ err: error, requestId }, 'A page could not be rendered');
      const context = build.entry.module.createLoadContext(sources, reportFault);
      return router.createRequestHandler(build, 'development')(request, context);
    },
    close: () => vite.close(),
  };
}

/** Vite ends the process by itself on SIGTERM, which would leave requests and the database behind. */
async function createViteServer(server: Server) {
  const { createServer } = await import('vite');
  const listenersBefore = new Set(process.listeners('SIGTERM'));
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  for (const listener of process.listeners('SIGTERM')) {
    if (!listenersBefore.has(listener)) process.off('SIGTERM', listener);
  }
  return vite;
}
