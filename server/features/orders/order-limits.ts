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

/** The links of all orders of an address, mailed to it. */
const LINK_REQUESTS: RateLimit = { name: 'order-links-network', attempts: 30, perMinutes: 60 };
const LINK_MAILS: RateLimit = { name: 'order-links-email', attempts: 5, perMinutes: 60 };

/** The link that confirms an order, sent once more to its own or to a corrected address. */
const CONFIRMATIONS: RateLimit = { name: 'confirmation-mail-network', attempts: 30, perMinutes: 60 };
const CONFIRMATIONS_OF_ORDER: RateLimit = { name: 'confirmation-mail-order', attempts: 5, perMinutes: 60 };
const CONFIRMATIONS_TO: RateLimit = { name: 'confirmation-mail-email', attempts: 5, perMinutes: 60 };

/** Each move sends a mail, and so does a transfer that is said to be made anew: nobody fills a mailbox by going to and fro. */
const CHANGES: RateLimit = { name: 'change-order', attempts: 20, perMinutes: 60 };

/** Each may ask the payment provider something. A page that waits looks again and again, and must not keep anybody from paying. */
const PAYMENTS: RateLimit = { name: 'pay-order', attempts: 60, perMinutes: 60 };
const PAYMENT_CHECKS: RateLimit = { name: 'check-payment', attempts: 300, perMinutes: 60 };

/** Customers change what they ordered, or ask to: from one network, as from one order, not without end. */
const OWN_CHANGES: RateLimit = { name: 'change-order-network', attempts: 120, perMinutes: 60 };

/** Each is one mail some day: generous for the many behind one network, tight for one mailbox. */
const STOCK_ALERTS: RateLimit = { name: 'stock-alert-network', attempts: 60, perMinutes: 60 };
const STOCK_ALERTS_OF_PERSON: RateLimit = { name: 'stock-alert-person', attempts: 10, perMinutes: 24 * 60 };

export function countStockAlert(clientAddress: string, person: string): readonly Attempt[] {
  return [...countNetwork(STOCK_ALERTS, clientAddress), { limit: STOCK_ALERTS_OF_PERSON, key: person }];
}

/** Each is one mail in staff's own words. */
const ORDER_MESSAGES: RateLimit = { name: 'message-customer', attempts: 10, perMinutes: 60 };

export function countOrderMessage(orderId: string): readonly Attempt[] {
  return [{ limit: ORDER_MESSAGES, key: orderId }];
}

/** Each may become one email to whom the buyer names. */
const RECIPIENTS: RateLimit = { name: 'voucher-recipient', attempts: 20, perMinutes: 60 };

export function countRecipient(userId: string): readonly Attempt[] {
  return [{ limit: RECIPIENTS, key: userId }];
}

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

export function countLinksRequest(clientAddress: string, email: string): readonly Attempt[] {
  return [...countNetwork(LINK_REQUESTS, clientAddress), { limit: LINK_MAILS, key: email }];
}

export function countCodeTry(clientAddress: string, number: string): readonly Attempt[] {
  return [...countNetwork(CODE_TRIES, clientAddress), { limit: CODE_TRIES_OF_ORDER, key: number }];
}

export function countConfirmationMail(
  clientAddress: string,
  orderId: string,
  email: string,
): readonly Attempt[] {
  return [
    ...countNetwork(CONFIRMATIONS, clientAddress),
    { limit: CONFIRMATIONS_OF_ORDER, key: orderId },
    { limit: CONFIRMATIONS_TO, key: email },
  ];
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
