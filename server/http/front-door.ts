import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { StartError } from '../start/start-error.ts';
import {
  bodyIn,
  type CachedAnswer,
  chooseEncoding,
  type Encoding,
  headersFor,
  isUnchanged,
} from './cached-answer.ts';
import { SOCKET_LIMITS } from './limits.ts';
import { newRequestId } from './record-request.ts';
import { COMMON_SECURITY_HEADERS, DATA_POLICY } from './security-headers.ts';

/**
 * Writes a cached answer straight to the socket. The general request and response objects cost several times
 * what the sending itself does, and pages and assets are nearly all of a shop's traffic.
 */
function sendCached(
  answer: CachedAnswer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  added: readonly string[],
): void {
  const { headers } = incoming;
  if (isUnchanged(answer, headers['if-none-match'])) {
    outgoing.writeHead(304, [...preparedHeaders(answer, 'identity'), ...added]).end();
    return;
  }
  const encoding = chooseEncoding(answer, headers['accept-encoding'] as string | undefined);
  const body = bodyIn(answer, encoding);
  if (body instanceof Promise) {
    body.then(
      (bytes) => send(answer, encoding, bytes, incoming, outgoing, added),
      (error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined),
    );
    return;
  }
  send(answer, encoding, body, incoming, outgoing, added);
}

function send(
  answer: CachedAnswer,
  encoding: Encoding,
  body: Buffer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  added: readonly string[],
): void {
  const headers = [...preparedHeaders(answer, encoding), 'content-length', body.length, ...added];
  outgoing.writeHead(answer.status, headers);
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

/** Flat name, value, name, value lists, which Node writes without a look-up for each. */
const prepared = new WeakMap<CachedAnswer, Map<Encoding, readonly string[]>>();

function preparedHeaders(answer: CachedAnswer, encoding: Encoding): readonly string[] {
  let byEncoding = prepared.get(answer);
  if (!byEncoding) {
    byEncoding = new Map();
    prepared.set(answer, byEncoding);
  }
  let list = byEncoding.get(encoding);
  if (!list) {
    list = Object.entries(headersFor(answer, encoding)).flat();
    byEncoding.set(encoding, list);
  }
  return list;
}

const isImmutable = ({ headers }: CachedAnswer) => headers['cache-control']?.includes('immutable') ?? false;

export type House = {
  /** Answers that are the same for everybody; tried first, without building a request object. */
  readonly cachedFor: (address: string, requestId: string) => CachedAnswer | undefined;
  readonly fetch: (request: Request, bindings: object) => Response | Promise<Response>;
  /** The hot reloader of development takes what is its own before anything else. */
  readonly middleware?:
    | ((incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void)
    | undefined;
};

export type FrontDoor = Awaited<ReturnType<typeof openFrontDoor>>;

export type DoorPlace = {
  readonly port: number;
  readonly host: string;
  readonly mayTakeNextPort: boolean;
  /** For whatever leaves the door, be it kept, made or refused. */
  readonly headers: Readonly<Record<string, string>>;
  /** What a browser is shown until the shop is ready. */
  readonly startingPage: string;
};

/** More demos than anybody runs at once on one machine. */
const NEXT_PORTS = 20;
/** Idle connections get this long to send what was already on its way before they are closed. */
const IDLE_GRACE_MS = 250;
const STOP_LIMIT_MS = 10_000;

/**
 * The listening socket. It is taken before anything else is made, so that a taken port stops the start at once;
 * until the house is ready it answers 503, and from `close` on every answer asks its connection to end.
 */
export async function openFrontDoor(place: DoorPlace) {
  const doorHeaders = Object.entries(place.headers);
  let house: House | undefined;
  let appListener: ((incoming: IncomingMessage, outgoing: ServerResponse) => unknown) | undefined;
  let closing: Promise<void> | undefined;

  const server = createServer(SOCKET_LIMITS, (incoming, outgoing) => {
    if (closing) outgoing.setHeader('connection', 'close');
    if (house && mayTakeCached(incoming)) {
      const requestId = newRequestId();
      const cached = house.cachedFor(incoming.url ?? '/', requestId);
      // What never changes is the same for every request: on a slow line its id costs bytes and says nothing.
      const added = cached && isImmutable(cached) ? [] : ['x-request-id', requestId];
      if (cached) return sendCached(cached, incoming, outgoing, [...added, ...doorHeaders.flat()]);
    }
    for (const [name, value] of doorHeaders) outgoing.setHeader(name, value);
    if (!house || !appListener) return answerStarting(incoming, outgoing, place.startingPage);
    if (!house.middleware) return void appListener(incoming, outgoing);
    house.middleware(incoming, outgoing, () => appListener?.(incoming, outgoing));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    answerUnreadable(error, socket, place.headers),
  );
  await listen(server, place);
  const address = server.address();

  return {
    server,
    port: typeof address === 'object' && address ? address.port : place.port,

    open(readyHouse: House) {
      appListener = getRequestListener(readyHouse.fetch as Parameters<typeof getRequestListener>[0]);
      house = readyHouse;
    },

    /** Takes no new connection, finishes every request under way, and ends. */
    close(): Promise<void> {
      closing ??= closeGently(server);
      return closing;
    },
  };
}

/** Whoever sends a token wants it checked, and hears of it when it is no longer good. */
function mayTakeCached({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;
}

async function closeGently(server: Server): Promise<void> {
  // http's own close would cut idle connections at once, and with them a request that is just arriving.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_GRACE_MS);
  const limit = setTimeout(() => server.closeAllConnections(), STOP_LIMIT_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}

const UNREADABLE: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What is no request has no answer object: Node's own few words, with the headers of every other answer. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex, headers: DoorPlace['headers']): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const lines = Object.entries({
    ...COMMON_SECURITY_HEADERS,
    'content-security-policy': DATA_POLICY,
    ...headers,
    'content-length': '0',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${UNREADABLE[error.code ?? ''] ?? '400 Bad Request'}\r\n${lines.join('')}\r\n`);
}

function answerStarting(incoming: IncomingMessage, outgoing: ServerResponse, page: string): void {
  const isAlive = incoming.url === '/healthz';
  const isVisit = incoming.method === 'GET' && (incoming.headers.accept ?? '').includes('text/html');
  const body = isAlive
    ? { status: 'ok' }
    : { message: 'The shop is starting. Please try again in a moment.', code: 'starting' };
  outgoing.writeHead(isAlive ? 200 : 503, {
    ...COMMON_SECURITY_HEADERS,
    'content-security-policy': DATA_POLICY,
    'content-type': isVisit && !isAlive ? 'text/html; charset=utf-8' : 'application/json',
    'cache-control': 'no-store',
    'retry-after': '2',
  });
  // Whoever opened the address sees a page that tries again by itself.
  outgoing.end(isVisit && !isAlive ? page : JSON.stringify(body));
}

async function listen(server: Server, { port, host, mayTakeNextPort }: DoorPlace): Promise<void> {
  const lastPort = mayTakeNextPort ? port + NEXT_PORTS : port;
  for (let candidate = port; ; candidate += 1) {
    const error = await tryToListen(server, candidate, host);
    if (!error) return;
    if (error.code !== 'EADDRINUSE' || candidate === lastPort) throw describeListenError(error, port, host);
  }
}

function tryToListen(server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => {
      server.off('error', resolve);
      resolve(undefined);
    });
  });
}

function describeListenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is already in use: stop the other program, or set PORT to another number.`,
      );
    case 'EACCES':
      return new StartError(`Port ${port} may not be used by this user: set PORT to a number above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST is "${host}", which is not an address of this machine.`);
    default:
      return error;
  }
}
