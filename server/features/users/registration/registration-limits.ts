import { type Attempt, countNetwork, type RateLimit } from '../../../http/rate-limit.ts';

/** What sends a mail to an address that somebody typed. */
export type MailingCall = 'register' | 'reset' | 'new-email';

/** A mailbox is not to be flooded, and addresses are not to be tried out one after the other. */
export function countMail(call: MailingCall, email: string, clientAddress: string): readonly Attempt[] {
  const byNetwork: RateLimit = { name: `${call}-network`, attempts: 60, perMinutes: 60 };
  return [countMailTo(call, email), ...countNetwork(byNetwork, clientAddress)];
}

export function countMailTo(call: MailingCall, email: string): Attempt {
  return { limit: { name: `${call}-email`, attempts: 5, perMinutes: 60 }, key: email };
}

/** One account is not to write to many mailboxes either. */
export function countEmailChange(userId: string, email: string, clientAddress: string): readonly Attempt[] {
  const byAccount: Attempt = {
    limit: { name: 'new-email-account', attempts: 5, perMinutes: 60 },
    key: userId,
  };
  return [byAccount, ...countMail('new-email', email, clientAddress)];
}

/** Where the person has signed in before, whatever strangers have asked for. */
export function countResetInBrowser(browser: string): readonly Attempt[] {
  return [{ limit: { name: 'reset-browser', attempts: 3, perMinutes: 60 }, key: browser }];
}

/** A link's secret cannot be guessed; trying to is refused all the same. */
export function countReset(clientAddress: string): readonly Attempt[] {
  return countLink('reset-password', clientAddress);
}

export function countConfirmation(clientAddress: string): readonly Attempt[] {
  return countLink('verify-email', clientAddress);
}

function countLink(name: string, clientAddress: string): readonly Attempt[] {
  return countNetwork({ name, attempts: 60, perMinutes: 60 }, clientAddress);
}

/** Whoever finds an open browser is not to guess the password behind it. */
export function countPasswordCheck(userId: string): readonly Attempt[] {
  return [{ limit: { name: 'password-check', attempts: 10, perMinutes: 15 }, key: userId }];
}
