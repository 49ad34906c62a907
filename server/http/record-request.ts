import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import type { AppEnvironment } from './app-environment.ts';
import { isId } from './id-parameter.ts';
import type { Metrics } from './metrics.ts';

export const newRequestId = (): string => randomUUID();

/**
 * Gives every request an id and writes one line when it is answered. The route's pattern is logged, never the address:
 * addresses can hold a guest's tracking key or a search that says something about a person.
 */
export function recordRequests(log: Logger, metrics: Metrics): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    const requestId = newRequestId();
    const startedAt = performance.now();
    c.set('requestId', requestId);
    await next();
    c.res.headers.set('x-request-id', requestId);
    const durationMs = performance.now() - startedAt;
    const route = patternOf(matchedRoutes(c).map(({ path }) => path));
    metrics.observeRequest(c.req.method, route, c.res.status, durationMs / 1000);
    log.info(
      {
        requestId,
        method: c.req.method,
        route,
        status: c.res.status,
        durationMs: Math.round(durationMs * 10) / 10,
        ...nameSubject(c.req.param('id')),
      },
      'request',
    );
  };
}

/** What the address names, so that all requests about one order are found; other parameters may say something about a person. */
function nameSubject(id: string | undefined): { readonly subjectId?: string } {
  return id !== undefined && isId(id) ? { subjectId: id } : {};
}

/** The handler's own pattern is the last one that is not a catch-all of some middleware. */
function patternOf(patterns: readonly string[]): string {
  return patterns.findLast((pattern) => !pattern.endsWith('*')) ?? 'page';
}
