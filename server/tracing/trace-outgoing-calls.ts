import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { formatTraceparent } from './traceparent.ts';
import type { OpenSpan, Tracer } from './tracer.ts';

/** What Node's fetch says of a request; the rest of it is none of ours. */
type FetchedRequest = {
  readonly method: string;
  readonly origin: string | URL;
  addHeader(name: string, value: string): void;
};

/**
 * A span for each call to an outside service, which learns by `traceparent` whose it is. Node announces them itself, those
 * of fetch and those of its http module. Only the host is kept: paths and queries hold keys and references.
 */
export function traceOutgoingCalls(tracer: Pick<Tracer, 'beginBelow'>): { stop(): void } {
  const open = new WeakMap<object, OpenSpan>();

  function begin(request: object, method: string, host: string, setHeader: (value: string) => void): void {
    const span = tracer.beginBelow({
      name: `${method} ${host}`,
      kind: 'client',
      attributes: { 'http.request.method': method, 'server.address': host },
    });
    if (!span) return;
    open.set(request, span);
    setHeader(formatTraceparent(span.context));
  }

  function end(request: object, status?: number): void {
    open.get(request)?.end({
      ...(status !== undefined && { attributes: { 'http.response.status_code': status } }),
      isFault: status === undefined || status >= 500,
    });
    open.delete(request);
  }

  // Each message has the form that Node documents for its channel.
  const listeners: Readonly<Record<string, (message: unknown) => void>> = {
    'undici:request:create': (message) => {
      const { request } = message as { request: FetchedRequest };
      const { host } = new URL(request.origin);
      begin(request, request.method, host, (value) => request.addHeader('traceparent', value));
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as { request: object; response: { statusCode: number } };
      end(request, response.statusCode);
    },
    'undici:request:error': (message) => end((message as { request: object }).request),
    'http.client.request.created': (message) => {
      const { request } = message as { request: ClientRequest };
      begin(request, request.method, request.host, (value) => request.setHeader('traceparent', value));
    },
    'http.client.response.finish': (message) => {
      const { request, response } = message as { request: ClientRequest; response: IncomingMessage };
      end(request, response.statusCode);
    },
    'http.client.request.error': (message) => end((message as { request: object }).request),
  };
  for (const [name, listener] of Object.entries(listeners)) subscribe(name, listener);
  return {
    stop() {
      for (const [name, listener] of Object.entries(listeners)) unsubscribe(name, listener);
    },
  };
}
