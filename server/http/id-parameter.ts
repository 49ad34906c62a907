import type { Context } from 'hono';

const ID_FORM = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function isId(text: string): boolean {
  return ID_FORM.test(text);
}

/** Undefined for what cannot be the id of anything, which then is not there either. */
export function readIdParameter(c: Context): string | undefined {
  const id = c.req.param('id') ?? '';
  return isId(id) ? id : undefined;
}
