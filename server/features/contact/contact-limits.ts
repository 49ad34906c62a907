import { type Attempt, countNetwork, type RateLimit } from '../../http/rate-limit.ts';

/** One page that stays open: a question, and what was forgotten in it. */
const BY_FORM: RateLimit = { name: 'contact-form', attempts: 10, perMinutes: 24 * 60 };
const BY_EMAIL: RateLimit = { name: 'contact-email', attempts: 10, perMinutes: 60 };
/** Generous, because mobile networks put many customers behind one address. */
const BY_NETWORK: RateLimit = { name: 'contact-network', attempts: 60, perMinutes: 60 };
const FORMS_BY_NETWORK: RateLimit = { name: 'contact-forms-network', attempts: 600, perMinutes: 60 };

type ContactAttempt = { readonly form: string; readonly email: string; readonly clientAddress: string };

export function countContactMessage({ form, email, clientAddress }: ContactAttempt): readonly Attempt[] {
  return [
    { limit: BY_FORM, key: form },
    { limit: BY_EMAIL, key: email },
    ...countNetwork(BY_NETWORK, clientAddress),
  ];
}

export function countContactForm(clientAddress: string): readonly Attempt[] {
  return countNetwork(FORMS_BY_NETWORK, clientAddress);
}
