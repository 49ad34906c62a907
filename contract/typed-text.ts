import * as z from 'zod/mini';
import type { Result } from '../domain/refusal.ts';

/** Text read by a rule of the domain, which also says what is wrong with it. */
export function readBy<Value>(rule: (typed: string) => Result<Value>) {
  return z.pipe(
    z.string('Fill this in.'),
    z.transform((typed, context) => {
      const reading = rule(typed);
      if (reading.ok) return reading.value;
      context.issues.push({ code: 'custom', message: reading.refusal.message, input: typed });
      return z.NEVER;
    }),
  );
}
