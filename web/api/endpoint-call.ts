import type { Endpoint, InputOf, ParamsOf } from '../../contract/endpoint.ts';
import type { ApiRequest, ApiRequestOptions } from './api-request.ts';
import type { ApiPath, ApiQuery, QueryValue } from './request-address.ts';

/** What the schema turns into something else is given as an address carries it. */
type QueryOfCall<E extends Endpoint> = {
  readonly [Name in keyof InputOf<E['querySchema']>]:
    | (unknown extends InputOf<E['querySchema']>[Name] ? QueryValue : InputOf<E['querySchema']>[Name])
    | undefined;
};

/** A part that may be left out where none of it is needed. */
type Part<Name extends string, Value> = object extends Value
  ? { readonly [Key in Name]?: Value }
  : { readonly [Key in Name]: Value };

type KeyPart<E extends Endpoint> = E extends { idempotencyKey: 'required' }
  ? { readonly idempotencyKey: string }
  : E extends { idempotencyKey: 'optional' }
    ? { readonly idempotencyKey?: string }
    : object;

type BodyPart<E extends Endpoint> = E extends { bodySchema: object }
  ? Part<'body', InputOf<E['bodySchema']>>
  : // What has no schema may be a file, sent as it is under its own content type.
    { readonly file?: Blob };

/** What an endpoint wants to know, by what the contract says of it, and how to send it. */
export type CallInput<E extends Endpoint> = Omit<
  ApiRequestOptions,
  'query' | 'idempotencyKey' | 'answerSchema'
> &
  Part<'params', ParamsOf<E>> &
  (E extends { querySchema: object } ? Part<'query', QueryOfCall<E>> : object) &
  BodyPart<E> &
  KeyPart<E>;

/** The input is left out where everything in it may be. */
export type CallArguments<E extends Endpoint> =
  object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** An endpoint by its method and path alone: "POST /api/orders/:id/cancel". */
export type EndpointName<E extends Endpoint> = `${E['method']} ${E['path']}`;

type Named = Pick<Endpoint, 'method' | 'path'>;
type LooseInput = ApiRequestOptions & {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: ApiQuery;
};

export function buildRequest<E extends Endpoint>(
  { method, path }: Named,
  [input]: CallArguments<E>,
): ApiRequest {
  const { params = {}, ...options }: LooseInput = input ?? {};
  return { ...options, method, path: writePath(path, params) };
}

export function readEndpointName(name: EndpointName<Endpoint>): Named {
  const [method, path] = name.split(' ');
  return { method, path } as Named;
}

function writePath(path: string, params: Readonly<Record<string, string>>): ApiPath {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) as ApiPath;
}
