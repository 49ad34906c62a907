import type { Context } from 'hono';
import type { Endpoint } from '../../contract/endpoint.ts';
import { accept, type Result, refuse } from '../../domain/refusal.ts';

const KEY_FORM = /^[\w-]{16,100}$/;

const KEY_MISSING = refuse(
  'invalid',
  'key_missing',
  'This needs an Idempotency-Key of 16 to 100 letters, digits or hyphens, so that sending it twice does it once.',
);

/** What is not asked for is not looked at; what may be left out is done each time it is sent without a key. */
export function readIdempotencyKey(c: Context, need: Endpoint['idempotencyKey']): Result<string | undefined> {
  const key = c.req.header('idempotency-key');
  if (need === undefined || (need === 'optional' && key === undefined)) return accept(undefined);
  return KEY_FORM.test(key ?? '') ? accept(key) : KEY_MISSING;
}
