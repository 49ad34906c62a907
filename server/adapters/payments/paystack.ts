import type * as z from 'zod/mini';
import { isOpenDispute } from '../../../domain/payments/disputes.ts';
import type { FoundDispute, PaymentPort } from '../../ports/payments.ts';
import {
  callPaystack,
  type PaystackAccount,
  type PaystackAnswer,
  type PaystackCall,
  refusedCall,
  strangeAnswer,
} from './call-paystack.ts';
import { listPages } from './list-pages.ts';
import {
  describeDispute,
  describePaid,
  describeRefund,
  describeUnpaid,
  disputeRowSchema,
  foundSchema,
  paidSchema,
  refundRowSchema,
  refundSchema,
  startedSchema,
} from './paystack-answers.ts';
import { readMessage } from './read-message.ts';

export type PaystackOptions = { readonly timeLimitMs?: number };

const TIME_LIMIT_MS = 10_000;
const CURRENCY = 'NGN';

/** Takes payments through Paystack, or through whatever speaks its language at the account's address. */
export function createPaystackPayments(
  account: PaystackAccount,
  { timeLimitMs = TIME_LIMIT_MS }: PaystackOptions = {},
): PaymentPort {
  const call = (wanted: PaystackCall) => callPaystack(account, wanted, timeLimitMs);
  const isPlainHttp = account.url.startsWith('http:');

  return {
    async start({ reference, amountInKobo, email, channel, returnUrl }) {
      const purpose = 'start a payment';
      const answer = await call({
        purpose,
        path: '/transaction/initialize',
        body: {
          email,
          amount: amountInKobo,
          currency: CURRENCY,
          reference,
          callback_url: returnUrl,
          channels: [channel],
          // Where its page leads whoever goes away without paying.
          metadata: { cancel_action: returnUrl },
        },
      });
      if ('refusal' in answer && answer.refusal.code === 'duplicate_reference') {
        return { outcome: 'reference_taken' };
      }
      const started = readAnswer(answer, startedSchema, purpose);
      if (started.reference !== reference || !isWebAddress(started.authorization_url, isPlainHttp)) {
        throw strangeAnswer(purpose);
      }
      return { outcome: 'started', payUrl: started.authorization_url };
    },

    async find(reference) {
      const purpose = 'find a payment';
      const answer = await call({ purpose, path: `/transaction/verify/${encodeURIComponent(reference)}` });
      if ('refusal' in answer && isUnknown(answer.refusal)) return { status: 'unknown' };
      const found = readAnswer(answer, foundSchema, purpose);
      // Somebody else's payment must not become this one's.
      if (found.reference !== reference) throw strangeAnswer(purpose);
      return (
        describeUnpaid(found.status) ?? describePaid(found.status, readAnswer(answer, paidSchema, purpose))
      );
    },

    async findReference(providerId) {
      const purpose = 'find a payment by its number';
      const answer = await call({ purpose, path: `/transaction/${encodeURIComponent(providerId)}` });
      if ('refusal' in answer && isUnknown(answer.refusal)) return undefined;
      return readAnswer(answer, foundSchema, purpose).reference;
    },

    async refund({ providerId, amountInKobo, note }) {
      const purpose = 'refund a payment';
      const body = {
        transaction: providerId,
        amount: amountInKobo,
        currency: CURRENCY,
        merchant_note: note,
      };
      const answer = await call({ purpose, path: '/refund', body });
      return describeRefund(readAnswer(answer, refundSchema, purpose));
    },

    async listRefunds(providerId) {
      const rows = await listPages({
        call,
        purpose: 'list the refunds of a payment',
        path: '/refund',
        query: { transaction: providerId },
        rowSchema: refundRowSchema,
      });
      // The published description knows of no such filter: whether it was heard or not, only these are meant.
      return rows
        .filter(({ transaction: of }) => (typeof of === 'string' ? of : of.id) === providerId)
        .map(describeRefund);
    },

    async findDispute(disputeId) {
      const purpose = 'find a dispute';
      const answer = await call({ purpose, path: `/dispute/${encodeURIComponent(disputeId)}` });
      if ('refusal' in answer && isUnknown(answer.refusal)) return undefined;
      return describeDispute(readAnswer(answer, disputeRowSchema, purpose));
    },

    async listOpenDisputes() {
      const found = new Map<string, FoundDispute>();
      for (const status of ['awaiting-merchant-feedback', 'awaiting-bank-feedback']) {
        const rows = await listPages({
          call,
          purpose: 'list the open disputes',
          path: '/dispute',
          query: { status },
          rowSchema: disputeRowSchema,
        });
        for (const row of rows) found.set(row.id, describeDispute(row));
      }
      return [...found.values()].filter(({ status }) => isOpenDispute(status));
    },

    readMessage: (body, signature) => readMessage(account.secretKey, body, signature),
  };
}

function readAnswer<Schema extends z.ZodMiniType>(
  answer: PaystackAnswer,
  schema: Schema,
  purpose: string,
): z.infer<Schema> {
  if ('refusal' in answer) throw refusedCall(purpose, answer.refusal);
  const reading = schema.safeParse(answer.data);
  if (!reading.success) throw strangeAnswer(purpose);
  return reading.data;
}

function isUnknown({ status, code }: { status: number; code: string }): boolean {
  return status === 404 || code === 'transaction_not_found';
}

/** Customers are sent there with their cards: nothing but https, except where the provider itself is on this machine. */
function isWebAddress(address: string, isPlainHttp: boolean): boolean {
  const protocol = URL.parse(address)?.protocol;
  return protocol === 'https:' || (isPlainHttp && protocol === 'http:');
}
