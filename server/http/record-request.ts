import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import { runInSpan } from '../tracing/current-span.ts';
import { parseTraceparent } from '../tracing/traceparent.ts';
import type { OpenSpan, Tracer } from '../tracing/tracer.ts';
import type { AppEnvironment } from './app-environment.ts';
import { isId } from './id-parameter.ts';
import type { Metrics } from './metrics.ts';

export const newRequestId = (): string => randomUUID();

/**
 * Gives every request an id and writes one line when it is answered. The route's pattern is logged, never the address:
 * addresses can hold a guest's tracking key or a search that says something about a person.
 */
export function recordRequests(
  log: Logger,
  metrics: Metrics,
  tracer?: Tracer,
): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    const requestId = newRequestId();
    const startedAt = performance.now();
    const span = tracer && beginSpan(tracer, c.req.header('traceparent'));
    c.set('requestId', requestId);
    await (span ? runInSpan(span.context, next) : next());
    c.res.headers.set('x-request-id', requestId);
    const durationMs = performance.now() - startedAt;
    const route = patternOf(matchedRoutes(c).map(({ path }) => path));
    const { method } = c.req;
    const { status } = c.res;
    metrics.observeRequest(method, route, status, durationMs / 1000);
    span?.end({
      name: `${method} ${route}`,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'oyin.request_id': requestId,
      },
      isFault: status >= 500,
    });
    log.info(
      {
        requestId,
        ...(span && { traceId: span.context.traceId }),
        method,
        route,
        status,
        durationMs: Math.round(durationMs * 10) / 10,
        ...nameSubject(c.req.param('id')),
      },
      'request',
    );
  };
}

/** Whoever asks may have begun a trace, or have decided that there is to be none. */
function beginSpan(tracer: Tracer, traceparent: string | undefined): OpenSpan | undefined {
  const incoming = parseTraceparent(traceparent);
  if (incoming && !incoming.isSampled) return undefined;
  return tracer.begin({ name: 'request', kind: 'server', parent: incoming?.context });
}

/** What the address names, so that all requests about one order are found; other parameters may say something about a person. */
function nameSubject(id: string | undefined): { readonly subjectId?: string } {
  return id !== undefined && isId(id) ? { subjectId: id } : {};
}

/** The handler's own pattern is the last one that is not a catch-all of some middleware. */
function patternOf(patterns: readonly string[]): string {
  return patterns.findLast((pattern) => !pattern.endsWith('*')) ?? 'page';
}
