import type * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint.ts';
import { type ApiPath, type ApiQuery, buildAddress } from './request-address.ts';

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export type ApiRequestOptions<Schema extends z.ZodMiniType = z.ZodMiniType> = {
  readonly query?: ApiQuery;
  readonly headers?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal | undefined;
  /** Without one the answer is unknown; with one it is what the schema says, or an error. */
  readonly answerSchema?: Schema;
  /** Goes out with a token fetched for it, so that it carries the rights of this very moment. */
  readonly needsFreshToken?: boolean;
  /** Another way to send it than the client's own. */
  readonly fetch?: Fetch;
  /** 0 for a request that takes as long as it takes. */
  readonly timeoutMs?: number;
};

export type ApiRequest<Schema extends z.ZodMiniType = z.ZodMiniType> = ApiRequestOptions<Schema> & {
  readonly method?: Endpoint['method'];
  readonly path: ApiPath;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, under its own content type, in place of a body. */
  readonly file?: Blob;
};

export type PreparedRequest = {
  readonly address: string;
  readonly init: RequestInit & { readonly headers: Headers };
};

/** Everything about a request but its token, which may change between the first try and the second. */
export function prepareRequest(baseUrl: string, request: ApiRequest): PreparedRequest {
  const { method = 'GET', path, query, idempotencyKey, body, file } = request;
  const headers = new Headers(request.headers);
  headers.set('Accept', 'application/json');
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (file !== undefined) headers.set('Content-Type', file.type);
  return {
    address: buildAddress(baseUrl, path, query),
    init: {
      method,
      headers,
      credentials: 'include',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(file !== undefined && { body: file }),
    },
  };
}

export function addToken(init: RequestInit, token: string | undefined): RequestInit {
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  return { ...init, headers };
}
