import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { RefusalBody } from '../../contract/refusal.ts';
import type { Refusal, RefusalKind } from '../../domain/refusal.ts';

/** Exhaustive by its type: a new kind of refusal does not compile until it has a status. */
export const STATUS_OF_REFUSAL: Readonly<Record<RefusalKind, ContentfulStatusCode>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported: 415,
  too_many: 429,
  unavailable: 503,
};

/** Long enough for a rush to pass, short enough for whoever waits. */
const PAUSE_SECONDS = '3';

/** The details say what whoever asked can do instead. */
export function respondRefusal(c: Context, refusal: Refusal, details: object = {}): Response {
  const { kind, code, message, fields } = refusal;
  if (kind === 'unavailable' && !c.res.headers.has('retry-after')) c.header('retry-after', PAUSE_SECONDS);
  const body: RefusalBody = { message, code, ...(fields && { fields }), ...details };
  return c.json(body, STATUS_OF_REFUSAL[kind]);
}
