import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { accept, type FieldProblems, type Result, refuse } from '../../domain/refusal.ts';
import { findUnkeepable } from './keepable-text.ts';

/** The body as its schema says. JSON alone is taken: no form of another site can send it unasked. */
export async function readJson<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<Result<z.infer<Schema>>> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    return refuse('unsupported', 'json_only', 'This endpoint takes JSON.');
  }
  let body: unknown;
  try {
    body = await c.req.json();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return refuse('invalid', 'invalid_json', 'We couldn’t understand the request.');
  }
  return checkInput(body, schema);
}

export function readQuery<Schema extends z.ZodMiniType>(c: Context, schema: Schema): Result<z.infer<Schema>> {
  return checkInput(c.req.query(), schema);
}

function checkInput<Schema extends z.ZodMiniType>(input: unknown, schema: Schema): Result<z.infer<Schema>> {
  const unkeepable = findUnkeepable(input);
  if (unkeepable) return refuseFields({ [unkeepable.join('.')]: 'Remove special characters we can’t save.' });
  const reading = schema.safeParse(input);
  if (reading.success) return accept(reading.data);
  const problems = reading.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  // The first problem of a field is the one to mend first.
  return refuseFields(Object.fromEntries(problems.toReversed()));
}

function refuseFields(fields: FieldProblems) {
  return refuse('invalid', 'invalid_input', 'Please check what you entered.', fields);
}
