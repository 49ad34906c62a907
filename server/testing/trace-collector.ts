import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';

const attributes = z.array(
  z.object({ key: z.string(), value: z.object({ stringValue: z.optional(z.string()) }) }),
);
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
              name: z.string(),
              kind: z.number(),
              startTimeUnixNano: z.string(),
              endTimeUnixNano: z.string(),
              attributes,
            }),
          ),
        }),
      ),
    }),
  ),
});

/** Takes what OpenTelemetry's protocol sends over HTTP as JSON, as a collector would. */
export async function startTraceCollector() {
  const bodies: unknown[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/traces') bodies.push(await json(request));
    response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    readSpans: () =>
      bodies
        .flatMap((body) => exported.parse(body).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    readAll: () => JSON.stringify(bodies),
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
