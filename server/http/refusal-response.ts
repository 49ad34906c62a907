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

/** Long enough for a database or a bucket to come back from a restart. */
export const RETRY_AFTER_SECONDS = 5;

/** The details say what whoever asked can do instead. */
export function respondRefusal(c: Context, refusal: Refusal, details: object = {}): Response {
  const { kind, code, message, fields } = refusal;
  const body: RefusalBody = { message, code, ...(fields && { fields }), ...details };
  if (kind === 'unavailable' && !c.res.headers.has('retry-after')) {
    c.header('retry-after', String(RETRY_AFTER_SECONDS));
  }
  return c.json(body, STATUS_OF_REFUSAL[kind]);
}
