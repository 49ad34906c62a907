import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { PAYSTACK_WEBHOOK_PATH } from '../../contract/payments.ts';
import { createPaystackPayments } from '../adapters/payments/paystack.ts';
import { openPaystackSandbox, type PaystackSandbox } from '../paystack-sandbox/open-sandbox.ts';
import { createStateFile } from '../paystack-sandbox/state-file.ts';
import type { PaymentPort } from '../ports/payments.ts';
import type { Settings } from '../settings/settings.ts';

export const SANDBOX_PATH = '/dev/paystack';

export type PaymentOptions = {
  readonly settings: Pick<Settings, 'paystack' | 'dataDir' | 'demo' | 'host'>;
  readonly publicUrl: string;
  /** The one this node listens on: it talks to its sandbox as to anybody else. */
  readonly listeningPort: number;
  readonly log: Logger;
};

export type ChosenPayments = {
  /** Absent: nobody pays online. */
  readonly port: PaymentPort | undefined;
  /** To be mounted at `SANDBOX_PATH`; absent outside the demo, and where there is a key. */
  readonly demoSandbox: PaystackSandbox | undefined;
  readonly close: () => Promise<void>;
};

/** Paystack where there is a key for it, in the demo a sandbox otherwise, and elsewhere nothing. */
export async function openPaymentPort(options: PaymentOptions): Promise<ChosenPayments> {
  const { settings, publicUrl, listeningPort, log } = options;
  if (settings.paystack) {
    return {
      port: createPaystackPayments(settings.paystack),
      demoSandbox: undefined,
      close: async () => {},
    };
  }
  if (!settings.demo) return { port: undefined, demoSandbox: undefined, close: async () => {} };

  const ownUrl = `http://${describeOwnHost(settings.host)}:${listeningPort}`;
  // Known to nobody but this process, so nobody else can sign a message or ask for a refund.
  const secretKey = `sk_test_${randomBytes(20).toString('hex')}`;
  const demoSandbox = await openPaystackSandbox({
    secretKey,
    pagesUrl: publicUrl + SANDBOX_PATH,
    webhook: ownUrl + PAYSTACK_WEBHOOK_PATH,
    store: createStateFile(join(settings.dataDir, 'paystack-sandbox', 'state.json')),
    reportFault: (error) => log.error({ err: error }, 'The payment sandbox failed'),
  });
  return {
    port: createPaystackPayments({ url: ownUrl + SANDBOX_PATH, secretKey }),
    demoSandbox,
    close: demoSandbox.stop,
  };
}

/** Where this node reaches itself when it listens at the given host. */
function describeOwnHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
