import { type Attempt, countNetwork, type RateLimit } from '../../http/rate-limit.ts';

/** A few pictures for each of a few requests: enough for whoever plans a wedding, too little for whoever fills the disk. */
export const REFERENCE_UPLOADS: RateLimit = { name: 'reference-pictures', attempts: 60, perMinutes: 60 };

/** Each is read by a person. */
const REQUESTS: RateLimit = { name: 'ask-for-quote', attempts: 20, perMinutes: 24 * 60 };
const MESSAGES: RateLimit = { name: 'custom-order-message', attempts: 60, perMinutes: 60 };

/** Each holds a place in the calendar for a while. */
const ACCEPTANCES: RateLimit = { name: 'accept-quote', attempts: 30, perMinutes: 60 };

/** Generous, because mobile networks put many shoppers behind one address. */
const CAKE_PICTURES: RateLimit = { name: 'cake-pictures', attempts: 600, perMinutes: 60 };

export function countRequest(userId: string): readonly Attempt[] {
  return [{ limit: REQUESTS, key: userId }];
}

export function countMessage(userId: string): readonly Attempt[] {
  return [{ limit: MESSAGES, key: userId }];
}

export function countAcceptance(userId: string): readonly Attempt[] {
  return [{ limit: ACCEPTANCES, key: userId }];
}

export function countCakePicture(clientAddress: string): readonly Attempt[] {
  return countNetwork(CAKE_PICTURES, clientAddress);
}
