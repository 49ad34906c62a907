import type * as z from 'zod/mini';
import type { FieldProblems } from '../../../domain/refusal.ts';

/** What a schema of the contract finds wrong with a form: the very rules, and words, by which the server would refuse it. */
export function findMisfits(schema: z.ZodMiniType, filledIn: unknown): FieldProblems {
  const reading = schema.safeParse(filledIn);
  if (reading.success) return {};
  const problems = reading.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  // The first problem of a field is the one to mend first.
  return Object.fromEntries(problems.toReversed());
}
