import type { Attempt } from '../../../http/rate-limit.ts';

/** Each leaves a row for ten minutes: far more than anybody is asked, and no way to fill the table. */
export function countProofBegun(userId: string): Attempt {
  return { limit: { name: 'proof-begun', attempts: 60, perMinutes: 60 }, key: userId };
}

/** Whoever has the password is not to guess the six digits: half a million guesses on average, ten in a quarter of an hour. */
export function countSecondStep(userId: string): Attempt {
  return { limit: { name: 'second-step', attempts: 10, perMinutes: 15 }, key: userId };
}
