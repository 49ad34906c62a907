import { onTestFinished } from 'vitest';
import { openPaystackSandbox, type SandboxOptions } from '../open-sandbox.ts';
import { createHandClock } from './hand-clock.ts';

/** A sandbox whose clock stands still, and whose messages arrive in a list. */
export async function openTestSandbox(options: Partial<SandboxOptions> = {}) {
  const clock = createHandClock();
  const arrivals: { readonly event: string; readonly data: Readonly<Record<string, unknown>> }[] = [];
  const answers: (number | undefined)[] = [];
  const sandbox = await openPaystackSandbox({
    secretKey: 'sk_test_0123456789abcdef',
    pagesUrl: 'http://localhost:3000/dev/paystack',
    webhook: async ({ body }) => {
      arrivals.push(JSON.parse(body));
      return answers.length > 0 ? answers.shift() : 200;
    },
    clock,
    reportFault: (error) => {
      throw error;
    },
    ...options,
  });
  onTestFinished(sandbox.stop);
  const initialise = (reference = 'ref-1', amountInKobo = 1_250_000) =>
    sandbox.transactions.initialise({
      reference,
      email: 'ada@example.com',
      amountInKobo,
      currency: 'NGN',
      channels: ['card', 'bank_transfer', 'ussd'],
      callbackUrl: 'https://shop.example/orders/1?tab=money',
      metadata: null,
    });
  /** Lets time pass, and waits for everything that sets out on the way. */
  const advance = async (ms: number) => {
    clock.advance(ms);
    await sandbox.messages.waitUntilQuiet();
  };
  return {
    sandbox,
    clock,
    initialise,
    advance,
    /** What the shop answers, in turn; 200 when nothing is left. */
    answers,
    readEvents: () =>
      arrivals.map(({ event, data }) => `${event} ${data.reference ?? data.transaction_reference}`),
  };
}
