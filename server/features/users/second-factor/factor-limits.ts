import type { Attempt } from '../../../http/rate-limit.ts';

/** Whoever has the password is not to guess the six digits: half a million guesses on average, ten in a quarter of an hour. */
export function countSecondStep(userId: string): Attempt {
  return { limit: { name: 'second-step', attempts: 10, perMinutes: 15 }, key: userId };
}
