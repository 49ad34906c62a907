import { type Attempt, countNetwork, type RateLimit } from '../../../http/rate-limit.ts';

/** Each tick, and each change of the cart or the address after it. Generous: a mobile network is many people. */
const BY_NETWORK: RateLimit = { name: 'cart-reminder-network', attempts: 120, perMinutes: 60 };
/** Whoever types the same address again and again does it to somebody else. */
const BY_MAILBOX: RateLimit = { name: 'cart-reminder-mailbox', attempts: 30, perMinutes: 24 * 60 };

export function countReminder(clientAddress: string, mailbox: string): readonly Attempt[] {
  return [...countNetwork(BY_NETWORK, clientAddress), { limit: BY_MAILBOX, key: mailbox }];
}
