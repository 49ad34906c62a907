import type * as z from 'zod/mini';
import { parseExact } from '../adapters/payments/parse-exact.ts';
import {
  describeDispute as describeFound,
  describePaid,
  describeRefund,
  describeUnpaid,
  disputeRowSchema,
  paidSchema,
  refundRowSchema,
} from '../adapters/payments/paystack-answers.ts';
import { readMessage } from '../adapters/payments/read-message.ts';
import {
  describeDispute,
  describeListedRefund,
  describeTransaction,
} from '../paystack-sandbox/describe-rows.ts';
import type { PaystackSandbox } from '../paystack-sandbox/open-sandbox.ts';
import type { SandboxDispute } from '../paystack-sandbox/sandbox-state.ts';
import { type FoundDispute, PaymentFault, type PaymentPort } from '../ports/payments.ts';

/** The provider's stand-in without the wire, for tests that ask it many thousand times. */
export function createSandboxPort({
  secretKey,
  pagesUrl,
  transactions,
  refunds,
  disputes,
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
      return (
        describeUnpaid(row.status) ??
        describePaid(row.status, readExact(paidSchema, describeTransaction(row)))
      );
    },

    findReference: async (providerId) => transactions.findById(providerId)?.reference,

    async refund({ providerId, amountInKobo, note }) {
      const row = transactions.findById(providerId);
      const refund = row && (await refunds.begin(row, { amountInKobo, note }));
      if (!refund || typeof refund === 'string') throw new PaymentFault('refused', { isLasting: true });
      return describeRefund(readExact(refundRowSchema, describeListedRefund(refund)));
    },

    listRefunds: async (providerId) =>
      refunds
        .list(providerId)
        .map((refund) => describeRefund(readExact(refundRowSchema, describeListedRefund(refund)))),

    async findDispute(disputeId) {
      const row = disputes.find(disputeId);
      return row && readDispute(row);
    },

    listOpenDisputes: async () =>
      disputes
        .list()
        .filter(({ status }) => status !== 'resolved')
        .flatMap((row) => readDispute(row) ?? []),

    readMessage: (body, signature) => readMessage(secretKey, body, signature),
  };

  function readDispute(row: SandboxDispute): FoundDispute | undefined {
    const transaction = transactions.find(row.reference);
    return transaction && describeFound(readExact(disputeRowSchema, describeDispute(row, transaction)));
  }
}

/** Written and read as over the wire, so that both ends mean the same. */
function readExact<Schema extends z.ZodMiniType>(schema: Schema, row: unknown): z.output<Schema> {
  return schema.parse(parseExact(JSON.stringify(row)));
}
