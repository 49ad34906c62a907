import { type FieldProblems, refuse } from '../../../../domain/refusal.ts';

/** For a product that would be published with a picture nobody has put into words. */
export function refuseMute(problems: FieldProblems) {
  return refuse(
    'invalid',
    'alt_text_missing',
    'Every picture of a published product needs a description (alt text).',
    problems,
  );
}
