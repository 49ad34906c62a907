import type { Context } from 'hono';
import { accept, type Result, refuse } from '../../domain/refusal.ts';

const KEY_FORM = /^[\w-]{16,100}$/;

const KEY_MISSING = refuse(
  'invalid',
  'key_missing',
  'This needs an Idempotency-Key of 16 to 100 letters, digits or hyphens, so that sending it twice does it once.',
);

export function readIdempotencyKey(c: Context): Result<string> {
  const key = c.req.header('idempotency-key') ?? '';
  return KEY_FORM.test(key) ? accept(key) : KEY_MISSING;
}

/** For what may also be sent without one, and is then done each time. */
export function readOptionalKey(c: Context): Result<string | undefined> {
  return c.req.header('idempotency-key') === undefined ? accept(undefined) : readIdempotencyKey(c);
}
