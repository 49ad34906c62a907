import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type CannedServer = {
  readonly url: string;
  readonly requests: readonly { readonly path: string; readonly headers: IncomingMessage['headers'] }[];
  readonly stop: () => Promise<void>;
};

/** Says what it is told to, on a free port of this machine, to whoever calls it. */
export async function startCannedServer(
  answer: (outgoing: ServerResponse, path: string) => void,
): Promise<CannedServer> {
  const requests: { path: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((incoming, outgoing) => {
    requests.push({ path: incoming.url ?? '', headers: incoming.headers });
    answer(outgoing, incoming.url ?? '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The canned server got no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    async stop() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
