import { createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import type { ServerConnection } from '../database/connect.ts';

const TLS_REQUEST = 80_877_103;
/** What PgBouncer takes from a client; anything else about a session it refuses. */
const KNOWN_PARAMETERS: ReadonlySet<string> = new Set([
  'user',
  'database',
  'application_name',
  'client_encoding',
]);

/**
 * Stands before PostgreSQL as PgBouncer does in transaction mode: clients share a few connections, each for one transaction at
 * a time, the one that was used last first. Nobody is asked for a password.
 */
export async function startTransactionPooler(connection: ServerConnection, size = 4) {
  const idle: Socket[] = [];
  const waiting: ((server: Socket) => void)[] = [];
  const open = new Set<Socket>();
  let made = 0;

  async function connectServer(): Promise<Socket> {
    const client = new Client(connection);
    client.on('error', () => {});
    await client.connect();
    const { stream } = client.connection;
    for (const event of ['data', 'end', 'close', 'error'] as const) stream.removeAllListeners(event);
    return watch(stream as Socket);
  }

  function watch(socket: Socket): Socket {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
    return socket;
  }

  async function takeServer(): Promise<Socket> {
    const last = idle.pop();
    if (last) return last;
    if (made === size) return new Promise((resolve) => waiting.push(resolve));
    made += 1;
    return connectServer();
  }

  function giveServer(server: Socket): void {
    server.removeAllListeners('data');
    const next = waiting.shift();
    if (next) next(server);
    else idle.push(server);
  }

  function serveClient(client: Socket): void {
    let server: Promise<Socket> | undefined;
    let hasGreeted = false;

    async function passOn(message: Buffer): Promise<void> {
      if (message[0] === 'X'.charCodeAt(0)) return void client.end();
      server ??= takeServer().then((taken) => {
        taken.on(
          'data',
          splitMessages((answer) => {
            client.write(answer);
            if (answer[0] !== 'Z'.charCodeAt(0) || answer[5] !== 'I'.charCodeAt(0)) return;
            server = undefined;
            giveServer(taken);
          }),
        );
        return taken;
      });
      (await server).write(message);
    }

    const takeMessages = splitMessages((message) => void passOn(message));
    client.on('data', (bytes) => {
      if (hasGreeted) return takeMessages(bytes);
      if (bytes.readInt32BE(4) === TLS_REQUEST) return void client.write('N');
      hasGreeted = true;
      client.write(greet(bytes));
    });
    client.on('close', () => void server?.then((held) => held.destroy()));
  }

  const listener = createServer((client) => serveClient(watch(client)));
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `postgres://${connection.user}@127.0.0.1:${port}/${connection.database}`,
    async stop(): Promise<void> {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

function greet(bytes: Buffer): Buffer {
  const parts = bytes.subarray(8).toString().split('\0');
  const refused = parts.find((name, at) => at % 2 === 0 && name !== '' && !KNOWN_PARAMETERS.has(name));
  if (refused) {
    const text = `SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: ${refused}\0\0`;
    return write('E', Buffer.from(text));
  }
  const madeUp = Buffer.alloc(8);
  madeUp.writeInt32BE(1, 0);
  return Buffer.concat([write('R', Buffer.alloc(4)), write('K', madeUp), write('Z', Buffer.from('I'))]);
}

function write(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** A message is a letter, a length that counts itself, and as many bytes. */
function splitMessages(onMessage: (message: Buffer) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= 5 && rest.length >= 1 + rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1);
      const message = rest.subarray(0, end);
      rest = rest.subarray(end);
      onMessage(message);
    }
  };
}
