import type { Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Access, BodyOf, Endpoint, InputOf, ParamsOf, QueryOf } from '../../contract/endpoint.ts';
import { accept, type Refusal, type Result, refuse } from '../../domain/refusal.ts';
import type { StaffAccess } from '../../domain/users/roles.ts';
import type { Actor, AppEnvironment } from './app-environment.ts';
import type { CallsAtOnce } from './calls-at-once.ts';
import { nameNetwork, UNKNOWN_ADDRESS } from './client-address.ts';
import { readJson, readQuery } from './read-json.ts';
import { respondRefusal } from './refusal-response.ts';

/** An endpoint of the contract with what answers it. */
export type ServedEndpoint = {
  readonly endpoint: Endpoint;
  readonly respond: (c: Context<AppEnvironment>, callsAtOnce?: CallsAtOnce) => Promise<Response>;
};

/** By what the access guard has found out before. */
type ActorOf<A extends Access> = A extends 'customer' | 'cookie' | StaffAccess
  ? Actor
  : A extends 'anyone'
    ? Actor | undefined
    : undefined;

type KeyOf<E extends Endpoint> = E extends { idempotencyKey: 'required' }
  ? string
  : E extends { idempotencyKey: 'optional' }
    ? string | undefined
    : undefined;

/** Who asks for what, before anything they sent along is looked at. */
export type Addressed<E extends Endpoint> = {
  readonly c: Context<AppEnvironment>;
  readonly actor: ActorOf<E['access']>;
  readonly params: ParamsOf<E>;
};

export type ServedCall<E extends Endpoint> = Addressed<E> & {
  readonly key: KeyOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
};

type Answered<E extends Endpoint> = E extends { answerSchema: z.ZodMiniType }
  ? Result<InputOf<E['answerSchema']>>
  : Result<void>;

type DetailedRefusal = {
  readonly ok: false;
  readonly refusal: Refusal;
  readonly details?: object | undefined;
};

/** A response of its own where the answer is a stream, a file or kept in memory. */
type Outcome<E extends Endpoint> = Answered<E> | DetailedRefusal | Response;

type Handle<Call, E extends Endpoint> = (call: Call) => Outcome<E> | Promise<Outcome<E>>;

/** Reads the key, the query and the body as the endpoint declares them, and turns what comes of it into an answer. */
export function serve<E extends Endpoint>(endpoint: E, handle: Handle<ServedCall<E>, E>): ServedEndpoint {
  return serveFound(endpoint, () => accept(undefined), handle);
}

/** For what a stranger must not even learn to be there: it is found before what was sent along is judged. */
export function serveFound<E extends Endpoint, Found>(
  endpoint: E,
  find: (addressed: Addressed<E>) => Result<Found> | Promise<Result<Found>>,
  handle: Handle<ServedCall<E> & { readonly found: Found }, E>,
): ServedEndpoint {
  return {
    endpoint,
    async respond(c, callsAtOnce) {
      // The guard has admitted the caller by the same access, and Hono has matched the same path.
      const addressed = { c, actor: readActor(c, endpoint.access), params: c.req.param() } as Addressed<E>;
      const found = await find(addressed);
      if (!found.ok) return respondRefusal(c, found.refusal);
      const sent = await readSent(c, endpoint);
      if (!sent.ok) return respondRefusal(c, sent.refusal);
      // Read by the endpoint's own schemas.
      const call = { ...addressed, ...sent.value, found: found.value } as ServedCall<E> & { found: Found };
      // Only now, with everything here: a slow sender keeps no place from anybody.
      const network = nameNetwork(c.get('clientAddress') ?? UNKNOWN_ADDRESS);
      const handled = await (callsAtOnce?.run(network, async () => handle(call)) ??
        accept(await handle(call)));
      return respondOutcome(c, endpoint, handled.ok ? handled.value : handled);
    },
  };
}

/** Puts the endpoints at their addresses, in the order in which they are found. */
export function addEndpoints(
  app: Hono<AppEnvironment>,
  served: readonly ServedEndpoint[],
  callsAtOnce?: CallsAtOnce,
): void {
  for (const { endpoint, respond } of served) {
    app.on(endpoint.method, endpoint.path, (c) => respond(c, callsAtOnce));
  }
}

/** Whoever the guard has admitted; a route that is reached past it is a fault. */
function readActor(c: Context<AppEnvironment>, access: Access): Actor | undefined {
  const actor = c.get('actor');
  if (!actor && ['customer', 'administrator', 'cookie'].includes(access)) {
    throw new Error(`${c.req.method} ${c.req.path} was reached without anybody being signed in.`);
  }
  return actor;
}

async function readSent(
  c: Context,
  { idempotencyKey, querySchema, bodySchema }: Endpoint,
): Promise<Result<{ readonly key: string | undefined; readonly query: unknown; readonly body: unknown }>> {
  const key = readIdempotencyKey(c, idempotencyKey);
  if (!key.ok) return key;
  const query = querySchema ? readQuery(c, querySchema) : accept(undefined);
  if (!query.ok) return query;
  const body = bodySchema ? await readJson(c, bodySchema) : accept(undefined);
  if (!body.ok) return body;
  return accept({ key: key.value, query: query.value, body: body.value });
}

function respondOutcome(
  c: Context,
  { answerSchema, status }: Endpoint,
  outcome: Result<unknown> | DetailedRefusal | Response,
): Response {
  // Told by its shape: the Node server puts a class of its own in the place of the global Response.
  if ('headers' in outcome) return outcome;
  if (!outcome.ok) {
    return respondRefusal(c, outcome.refusal, 'details' in outcome ? outcome.details : undefined);
  }
  return answerSchema ? c.json(outcome.value as object, status ?? 200) : c.body(null, 204);
}

const KEY_FORM = /^[\w-]{16,100}$/;

const KEY_MISSING = refuse(
  'invalid',
  'key_missing',
  'This needs an Idempotency-Key of 16 to 100 letters, digits or hyphens, so that sending it twice has no effect.',
);

/** What is not asked for is not looked at; what may be left out is done each time it is sent without a key. */
function readIdempotencyKey(c: Context, need: Endpoint['idempotencyKey']): Result<string | undefined> {
  const key = c.req.header('idempotency-key');
  if (need === undefined || (need === 'optional' && key === undefined)) return accept(undefined);
  return KEY_FORM.test(key ?? '') ? accept(key) : KEY_MISSING;
}
