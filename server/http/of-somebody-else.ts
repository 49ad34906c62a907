import { refuse } from '../../domain/refusal.ts';

/** The owner a browser names grants nothing; it only has to be who is really there. */
export const OF_SOMEBODY_ELSE = refuse(
  'conflict',
  'of_somebody_else',
  'Someone else has signed in. Please reload the page.',
);
