import { createHmac } from 'node:crypto';
import { PAYSTACK_WEBHOOK_PATH } from '../contract/payments.ts';
import { startTestShop } from '../server/testing/shop-process.ts';
import { percentile, sayMs } from './taken-time.ts';

/*
 * How long the payment provider waits for the answer to its messages: `node bench/payment-messages.ts`. The provider itself
 * cannot be reached meanwhile, and several messages come at once, each twice.
 */

const MESSAGES = 400;
const AT_ONCE = 8;
const P95_LIMIT_MS = 100;
const SECRET_KEY = 'sk_test_ofthismeasurement0123456789';
/** Where nobody listens. */
const NOBODY = 'http://127.0.0.1:9';

const shop = await startTestShop({ PAYSTACK_SECRET_KEY: SECRET_KEY, PAYSTACK_URL: NOBODY }, 'ignore');
try {
  await sendAll(AT_ONCE * 5);
  const durations = await sendAll(MESSAGES);
  const p95 = percentile(durations, 0.95);
  const verdict = p95 > P95_LIMIT_MS ? 'TOO SLOW' : 'fast enough';
  console.log(
    `${MESSAGES} messages of the payment provider: p50 ${sayMs(percentile(durations, 0.5))}, p95 ${sayMs(p95)}; limit ${P95_LIMIT_MS} ms: ${verdict}`,
  );
  process.exitCode = p95 > P95_LIMIT_MS ? 1 : 0;
} finally {
  await shop.stop();
}

async function sendAll(count: number): Promise<readonly number[]> {
  const durations: number[] = [];
  for (let first = 0; first < count; first += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, place) => Math.floor((first + place) / 2));
    durations.push(...(await Promise.all(numbers.map(send))));
  }
  return durations;
}

async function send(number: number): Promise<number> {
  const body = JSON.stringify({ event: 'charge.success', data: { reference: `bench-${number}` } });
  const signature = createHmac('sha512', SECRET_KEY).update(body).digest('hex');
  const startedAt = performance.now();
  const answer = await fetch(shop.url + PAYSTACK_WEBHOOK_PATH, {
    method: 'POST',
    headers: { 'x-paystack-signature': signature },
    body,
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`A message was answered with ${answer.status}.`);
  return performance.now() - startedAt;
}
