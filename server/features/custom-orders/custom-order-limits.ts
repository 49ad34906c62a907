import { type Attempt, countNetwork, type RateLimit } from '../../http/rate-limit.ts';

type Asked = { readonly id: string; readonly userId: string | null };

/** A few pictures for each of a few requests: enough for whoever plans a wedding, too little for whoever fills the disk. */
export const REFERENCE_UPLOADS: RateLimit = { name: 'reference-pictures', attempts: 60, perMinutes: 60 };

/** Each is read by a person. */
const REQUESTS: RateLimit = { name: 'ask-for-quote', attempts: 20, perMinutes: 24 * 60 };
const MESSAGES: RateLimit = { name: 'custom-order-message', attempts: 60, perMinutes: 60 };

/** Each holds a place in the calendar for a while. */
const ACCEPTANCES: RateLimit = { name: 'accept-quote', attempts: 30, perMinutes: 60 };

/** Generous, because mobile networks put many shoppers behind one address. */
const CAKE_PICTURES: RateLimit = { name: 'cake-pictures', attempts: 600, perMinutes: 60 };

/** Of guests, who are counted by phone number where the request is written down. */
const REQUESTS_OF_NETWORK: RateLimit = { name: 'ask-for-quote-guests', attempts: 30, perMinutes: 24 * 60 };

/** A key cannot be guessed; trying to is refused all the same. */
const OPENINGS: RateLimit = { name: 'open-request', attempts: 300, perMinutes: 60 };

export function countRequest(userId: string | null, clientAddress: string): readonly Attempt[] {
  return userId === null
    ? countNetwork(REQUESTS_OF_NETWORK, clientAddress)
    : [{ limit: REQUESTS, key: userId }];
}

export function countOpening(clientAddress: string): readonly Attempt[] {
  return countNetwork(OPENINGS, clientAddress);
}

/** Of a person, or of whoever follows the custom order by its link. */
export function countMessage({ id, userId }: Asked): readonly Attempt[] {
  return [{ limit: MESSAGES, key: userId ?? id }];
}

export function countAcceptance({ id, userId }: Asked): readonly Attempt[] {
  return [{ limit: ACCEPTANCES, key: userId ?? id }];
}

export function countCakePicture(clientAddress: string): readonly Attempt[] {
  return countNetwork(CAKE_PICTURES, clientAddress);
}
