import { type Attempt, countNetwork, type RateLimit } from '../../http/rate-limit.ts';

/** Each tells somebody by mail. */
const CANCELLATIONS: RateLimit = { name: 'cancel-order-network', attempts: 60, perMinutes: 60 };
/** Generous, because mobile networks put many customers behind one address. */
const PLACEMENTS: RateLimit = { name: 'place-order-network', attempts: 300, perMinutes: 60 };
/** A key cannot be guessed; trying to is refused all the same. */
const TRACKING: RateLimit = { name: 'track-order-network', attempts: 300, perMinutes: 60 };

/** Six digits can be guessed by whoever may try often enough. */
const CODE_TRIES: RateLimit = { name: 'tracking-code-try-network', attempts: 60, perMinutes: 60 };
const CODE_TRIES_OF_ORDER: RateLimit = { name: 'tracking-code-try-order', attempts: 8, perMinutes: 60 };
const CODE_REQUESTS: RateLimit = { name: 'tracking-code-network', attempts: 30, perMinutes: 60 };
const CODE_REQUESTS_OF_ORDER: RateLimit = { name: 'tracking-code-order', attempts: 5, perMinutes: 60 };
const CODE_MAILS: RateLimit = { name: 'tracking-code-email', attempts: 5, perMinutes: 60 };

/** Each move sends a mail: nobody fills a mailbox by moving to and fro. */
const CHANGES: RateLimit = { name: 'change-order', attempts: 20, perMinutes: 60 };

/** Each may ask the payment provider something. A page that waits looks again and again, and must not keep anybody from paying. */
const PAYMENTS: RateLimit = { name: 'pay-order', attempts: 60, perMinutes: 60 };
const PAYMENT_CHECKS: RateLimit = { name: 'check-payment', attempts: 300, perMinutes: 60 };

/** Customers change what they ordered, or ask to: from one network, as from one order, not without end. */
const OWN_CHANGES: RateLimit = { name: 'change-order-network', attempts: 120, perMinutes: 60 };

export function countPlacement(clientAddress: string): readonly Attempt[] {
  return countNetwork(PLACEMENTS, clientAddress);
}

export function countCancellation(clientAddress: string): readonly Attempt[] {
  return countNetwork(CANCELLATIONS, clientAddress);
}

export function countTracking(clientAddress: string): readonly Attempt[] {
  return countNetwork(TRACKING, clientAddress);
}

export function countCodeRequest(clientAddress: string, number: string): readonly Attempt[] {
  return [...countNetwork(CODE_REQUESTS, clientAddress), { limit: CODE_REQUESTS_OF_ORDER, key: number }];
}

export function countCodeMail(email: string): readonly Attempt[] {
  return [{ limit: CODE_MAILS, key: email }];
}

export function countCodeTry(clientAddress: string, number: string): readonly Attempt[] {
  return [...countNetwork(CODE_TRIES, clientAddress), { limit: CODE_TRIES_OF_ORDER, key: number }];
}

export function countPayment(orderId: string): readonly Attempt[] {
  return [{ limit: PAYMENTS, key: orderId }];
}

export function countPaymentCheck(orderId: string): readonly Attempt[] {
  return [{ limit: PAYMENT_CHECKS, key: orderId }];
}

export function countOwnChange(orderId: string, clientAddress: string): readonly Attempt[] {
  return [...countNetwork(OWN_CHANGES, clientAddress), ...countChange(orderId)];
}

export function countChange(orderId: string): readonly Attempt[] {
  return [{ limit: CHANGES, key: orderId }];
}
