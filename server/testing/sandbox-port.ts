import { readMessage } from '../adapters/payments/read-message.ts';
import type { PaystackSandbox } from '../paystack-sandbox/open-sandbox.ts';
import type { SandboxRefund } from '../paystack-sandbox/sandbox-state.ts';
import { type FoundRefund, PaymentFault, type PaymentPort } from '../ports/payments.ts';

/** The provider's stand-in without the wire, for tests that ask it many thousand times. */
export function createSandboxPort({
  secretKey,
  pagesUrl,
  transactions,
  refunds,
}: PaystackSandbox): PaymentPort {
  return {
    async start({ reference, amountInKobo, email, channel, returnUrl }) {
      const row = await transactions.initialise({
        reference,
        email,
        amountInKobo,
        currency: 'NGN',
        channels: [channel],
        callbackUrl: returnUrl,
        metadata: null,
      });
      return row
        ? { outcome: 'started', payUrl: `${pagesUrl}/pay/${row.accessCode}` }
        : { outcome: 'reference_taken' };
    },

    async find(reference) {
      const row = transactions.find(reference);
      if (!row) return { status: 'unknown' };
      if (!row.payment) return { status: row.status === 'failed' ? 'failed' : 'open' };
      const { amountInKobo, channel, paidAtMs } = row.payment;
      const { id: providerId, currency } = row;
      const status = row.status === 'reversed' ? 'reversed' : 'succeeded';
      return { status, providerId, amountInKobo, currency, channel, paidAt: new Date(paidAtMs) };
    },

    async refund({ providerId, amountInKobo, note }) {
      const row = transactions.findById(providerId);
      const refund = row && (await refunds.begin(row, { amountInKobo, note }));
      if (!refund || typeof refund === 'string') throw new PaymentFault('refused', { isLasting: true });
      return describeRefund(refund);
    },

    listRefunds: async (providerId) => refunds.list(providerId).map(describeRefund),
    readMessage: (body, signature) => readMessage(secretKey, body, signature),
  };
}

function describeRefund({ id, amountInKobo, status, note }: SandboxRefund): FoundRefund {
  return {
    providerId: id,
    amountInKobo,
    status: status === 'needs-attention' ? 'needs_attention' : status,
    note,
  };
}
