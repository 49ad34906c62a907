import type { PaystackAccount } from '../adapters/payments/call-paystack.ts';
import { isLoopbackName } from './loopback-name.ts';

type Name = 'PAYSTACK_SECRET_KEY' | 'PAYSTACK_URL';

const DEFAULT_URL = 'https://api.paystack.co';
const SECRET_KEY_FORM = /^sk_(?:test|live)_[A-Za-z\d]{10,100}$/;

export type PaystackReading = { readonly paystack?: PaystackAccount; readonly problems: readonly string[] };

/** Neither value is ever repeated: the key is a secret, and somebody may have put one into the address. */
export function readPaystack(read: (name: Name) => string | undefined): PaystackReading {
  const secretKey = read('PAYSTACK_SECRET_KEY');
  const given = read('PAYSTACK_URL');
  const url = parseAddress(given ?? DEFAULT_URL);
  const problems: string[] = [];

  if (secretKey !== undefined && !SECRET_KEY_FORM.test(secretKey)) {
    problems.push('PAYSTACK_SECRET_KEY must be a secret key of Paystack: sk_test_… or sk_live_….');
  }
  if (url === undefined) {
    problems.push(`PAYSTACK_URL must be an https address such as ${DEFAULT_URL}, without user or query.`);
  }
  if (given !== undefined && secretKey === undefined) {
    problems.push('PAYSTACK_URL is set without PAYSTACK_SECRET_KEY: set both, the key alone, or neither.');
  }
  if (problems.length > 0 || secretKey === undefined || url === undefined) return { problems };
  return { paystack: { url, secretKey }, problems };
}

/** The key travels in every call, so plain http is for this machine alone. */
function parseAddress(given: string): string | undefined {
  const url = URL.parse(given);
  if (url === null || url.search || url.hash || url.username || url.password) return undefined;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackName(url.hostname));
  return isSafe ? url.origin + url.pathname.replace(/\/+$/, '') : undefined;
}
