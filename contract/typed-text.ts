import * as z from 'zod/mini';
import { findInscriptionProblem } from '../domain/catalogue/inscription.ts';
import { INSCRIPTION_MAX_LENGTH } from '../domain/catalogue/product.ts';
import { accept, type Result } from '../domain/refusal.ts';
import { normaliseEmail, normaliseOptionalName, normaliseOptionalPhone } from '../domain/users/person.ts';

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

/** What is optional is blank rather than absent, as everywhere in an address. */
export const optionalPhone = readBy((typed) => {
  const reading = normaliseOptionalPhone(typed);
  return reading.ok ? accept(reading.value ?? '') : reading;
});

export const optionalName = readBy(normaliseOptionalName);

export const optionalEmail = readBy((typed) => (typed.trim() === '' ? accept('') : normaliseEmail(typed)));

/** Trimmed, and no longer than there is room for. */
export const typedLine = (maxLength: number) =>
  z.string('Fill this in.').check(z.trim(), z.maxLength(maxLength, `Use at most ${maxLength} characters.`));

/** Words that can be piped, or written on a card, as they were typed. */
export const handwrittenLine = (maxLength: number) =>
  typedLine(maxLength).check(
    z.refine((typed) => findInscriptionProblem(typed) === undefined, {
      error: ({ input }) => findInscriptionProblem(String(input)),
    }),
  );

export const typedInscription = handwrittenLine(INSCRIPTION_MAX_LENGTH);
