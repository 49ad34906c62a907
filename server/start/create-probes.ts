import { checkSmtpServer } from '../adapters/mail/smtp-mail.ts';
import { createPaystackPayments } from '../adapters/payments/paystack.ts';
import { checkFirebaseAccount } from '../adapters/push/firebase.ts';
import type { Probes } from '../doctor/examine-outside.ts';
import { isLoopbackName } from '../settings/loopback-name.ts';
import type { Settings } from '../settings/settings.ts';

/** A reference that no order ever has: the provider is asked whether it takes the key, and nothing else. */
const UNKNOWN_REFERENCE = 'oyin-doctor';

export function createProbes({ smtp, paystack, firebase }: Settings): Probes {
  return {
    mail: smtp && (() => checkSmtpServer({ server: smtp, requireTls: !isLoopbackName(smtp.host) })),
    payments:
      paystack &&
      (async () => {
        await createPaystackPayments(paystack).find(UNKNOWN_REFERENCE);
      }),
    push: firebase && (() => checkFirebaseAccount(firebase)),
  };
}
