import { connect, createServer, type Socket } from 'node:net';

export type CountedLine = {
  readonly url: string;
  /** What the shop has sent over it so far: heads and bodies, to pages and to their workers. */
  readonly readBytes: () => number;
  readonly quietForMs: () => number;
  readonly close: () => void;
};

/** A line to the shop that counts what goes over it, whoever in the browser asked for it. */
export async function openCountedLine(shopUrl: string): Promise<CountedLine> {
  const { hostname, port } = new URL(shopUrl);
  const sockets = new Set<Socket>();
  let bytes = 0;
  let lastAt = Date.now();
  const server = createServer((browserSide) => {
    const shopSide = connect(Number(port), hostname);
    for (const socket of [browserSide, shopSide]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        browserSide.destroy();
        shopSide.destroy();
      });
    }
    shopSide.on('data', (chunk) => {
      bytes += chunk.length;
      lastAt = Date.now();
    });
    browserSide.pipe(shopSide).pipe(browserSide);
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The line could not be opened.');
  return {
    url: `http://${hostname}:${address.port}`,
    readBytes: () => bytes,
    quietForMs: () => Date.now() - lastAt,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
