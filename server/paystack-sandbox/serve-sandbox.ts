import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { MAIL_COLOURS } from '../mails/mail-colours.ts';
import { openPaystackSandbox, type PaystackSandbox, type SandboxOptions } from './open-sandbox.ts';
import { createSandboxRoutes } from './sandbox.routes.ts';

export type ServedSandbox = {
  /** For `PAYSTACK_URL`. */
  readonly url: string;
  readonly sandbox: PaystackSandbox;
  readonly stop: () => Promise<void>;
};

/** By itself on a free port of this machine, for a shop in another process. */
export async function servePaystackSandbox(
  options: Omit<SandboxOptions, 'pagesUrl'>,
): Promise<ServedSandbox> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The payment sandbox got no port.');

  const url = `http://127.0.0.1:${address.port}`;
  const sandbox = await openPaystackSandbox({ ...options, pagesUrl: url });
  const routes = createSandboxRoutes({
    sandbox,
    readShopProfile: () => ({ name: 'The shop' }),
    palette: MAIL_COLOURS,
    assetPaths: [],
  });
  server.on('request', getRequestListener(routes.fetch));

  return {
    url,
    sandbox,
    async stop() {
      await sandbox.stop();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
