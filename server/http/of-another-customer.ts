import { refuse } from '../../domain/refusal.ts';

/** The owner a browser names grants nothing; it only has to be who is really there. */
export const OF_ANOTHER_CUSTOMER = refuse(
  'conflict',
  'of_another_customer',
  'Someone else has signed in. Please reload the page.',
);
