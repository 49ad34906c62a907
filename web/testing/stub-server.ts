import type * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { RefusalBody } from '../../contract/refusal.ts';

export type Call = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Read from JSON; undefined without a body. */
  readonly body: unknown;
  readonly headers: Headers;
  /** Whether it outlives the page that made it. */
  readonly isLasting: boolean;
};

type AnswerOf<E extends Endpoint> = E['answerSchema'] extends z.ZodMiniType
  ? z.input<E['answerSchema']>
  : null;
type Given<E extends Endpoint> = AnswerOf<E> | Response;

export type StubAnswer = {
  readonly endpoint: Endpoint;
  readonly give: (call: Call) => unknown;
};

/** What the stub says to one call: always the same, or depending on the call. */
export function answer<E extends Endpoint>(
  endpoint: E,
  given: Given<E> | ((call: Call) => Given<E> | Promise<Given<E>>),
): StubAnswer {
  return { endpoint, give: typeof given === 'function' ? (given as StubAnswer['give']) : () => given };
}

/** Beyond the message, some refusals say what is there now. */
export function refuse(status: number, body: RefusalBody & Readonly<Record<string, unknown>>): Response {
  return Response.json(body, { status });
}

/** As the browser says it when there is no connection. */
export function loseConnection(): never {
  throw new TypeError('Failed to fetch');
}

/** An answer that comes when the test wants it to. */
export function holdAnswer<T>(given: T): { readonly give: () => Promise<T>; readonly release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { give: () => promise.then(() => given), release: resolve };
}

export type StubServer = {
  readonly fetch: typeof window.fetch;
  /** From now on this is said instead. */
  readonly change: (...answers: readonly StubAnswer[]) => void;
  readonly callsOf: (endpoint: Endpoint) => readonly Call[];
  /** Calls without a stubbed answer: the test that provoked them fails. */
  readonly unanswered: readonly string[];
};

/** Pictures and other files are the real ones. */
const FILE = /\.\w+$/;
const fetchFile = globalThis.fetch.bind(globalThis);

/** Between two screens: what one that is closed still asks for is never answered, and no later test hears of it. */
export const fetchFilesAlone: typeof window.fetch = (input, init) => {
  const request = new Request(input, init);
  return FILE.test(new URL(request.url).pathname) ? fetchFile(request) : new Promise(() => {});
};

/** Stands in for the shop's API at the browser's own `fetch`; its answers keep to the contract. */
export function createStubServer(answers: readonly StubAnswer[]): StubServer {
  const known = [...answers];
  const calls: { readonly endpoint: Endpoint; readonly call: Call }[] = [];
  const unanswered: string[] = [];

  return {
    change: (...more) => known.push(...more),
    callsOf: (endpoint) => calls.filter((made) => made.endpoint === endpoint).map(({ call }) => call),
    unanswered,
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname, searchParams } = new URL(request.url);
      // Asked by a page that doubts its connection; a stub is always there.
      if (pathname === '/healthz') return new Response(null);
      // The latest word counts.
      for (const { endpoint, give } of known.toReversed()) {
        const params = endpoint.method === request.method && matchPath(endpoint.path, pathname);
        if (!params) continue;
        const call = {
          params,
          query: searchParams,
          body: await readBody(request),
          headers: request.headers,
          isLasting: request.keepalive,
        };
        calls.push({ endpoint, call });
        const given = await give(call);
        request.signal.throwIfAborted();
        return given instanceof Response ? given.clone() : writeAnswer(endpoint, given);
      }
      if (FILE.test(pathname)) return fetchFile(request);
      unanswered.push(`${request.method} ${pathname}`);
      return refuse(404, { message: 'No answer is stubbed for this call.', code: 'not_found' });
    },
  };
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  if (wanted.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const name = wanted[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(part);
    else if (name !== part) return undefined;
  }
  return params;
}

async function readBody(request: Request): Promise<unknown> {
  const isJson = request.headers.get('content-type')?.includes('json');
  return isJson ? request.json() : undefined;
}

function writeAnswer({ answerSchema, method, path, status }: Endpoint, given: unknown): Response {
  if (answerSchema === undefined) return new Response(null, { status: 204 });
  const fitting = answerSchema.safeParse(given);
  if (!fitting.success) {
    throw new Error(`The stubbed answer to ${method} ${path} breaks the contract`, { cause: fitting.error });
  }
  return Response.json(given, { status: status ?? 200 });
}
