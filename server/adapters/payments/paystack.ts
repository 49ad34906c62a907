import * as z from 'zod/mini';
import { AMOUNT_MAX_IN_KOBO } from '../../../domain/money.ts';
import type { OnlineChannel, RefundStatus } from '../../../domain/payments/ways.ts';
import type { FoundRefund, PaymentPort } from '../../ports/payments.ts';
import {
  callPaystack,
  type PaystackAccount,
  type PaystackAnswer,
  type PaystackCall,
  refusedCall,
  strangeAnswer,
} from './call-paystack.ts';
import { readMessage } from './read-message.ts';

/* What the provider answers, as far as it is used. Numbers of rows arrive as text, with all their digits. */

const rowNumber = z.string().check(z.regex(/^\d{1,20}$/));
const kobo = z.int().check(z.positive(), z.maximum(AMOUNT_MAX_IN_KOBO));

const startedSchema = z.object({ authorization_url: z.string(), reference: z.string() });

/** `abandoned`, `ongoing`, `pending`, `processing`, `queued` and whatever else may come: no money so far. */
const foundSchema = z.object({ status: z.string(), reference: z.string() });

const paidSchema = z.object({
  id: rowNumber,
  amount: kobo,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  channel: z.string(),
  paid_at: z.iso.datetime({ offset: true }),
});

const refundSchema = z.object({
  id: rowNumber,
  amount: kobo,
  status: z.string(),
  merchant_note: z.nullish(z.string()),
});

/** Each names its payment, by its number alone or within a whole description. */
const refundListSchema = z.array(
  z.extend(refundSchema, { transaction: z.union([rowNumber, z.object({ id: rowNumber })]) }),
);

const CHANNELS: ReadonlyMap<string, OnlineChannel> = new Map([
  ['card', 'card'],
  ['apple_pay', 'card'],
  ['ussd', 'ussd'],
]);

/** Whatever else there is moves money from account to account. */
function readChannel(name: string): OnlineChannel {
  return CHANNELS.get(name) ?? 'bank_transfer';
}

const REFUND_STATUS_NAMES: ReadonlyMap<string, RefundStatus> = new Map([
  ['pending', 'pending'],
  ['processing', 'processing'],
  ['processed', 'processed'],
  ['failed', 'failed'],
]);

/** `needs-attention`, or a status of tomorrow: somebody has to look at it. */
function readRefundStatus(name: string): RefundStatus {
  return REFUND_STATUS_NAMES.get(name) ?? 'needs_attention';
}

export type PaystackOptions = { readonly timeLimitMs?: number };

const TIME_LIMIT_MS = 10_000;
const CURRENCY = 'NGN';
/** One payment is never given back in so many pieces that a second page would be needed. */
const REFUNDS_PER_PAGE = 100;

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
          amount: String(amountInKobo),
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
      if (found.status === 'failed') return { status: 'failed' };
      const isReversed = found.status === 'reversed';
      if (found.status !== 'success' && !isReversed) return { status: 'open' };
      const paid = readAnswer(answer, paidSchema, purpose);
      return {
        status: isReversed ? 'reversed' : 'succeeded',
        providerId: paid.id,
        amountInKobo: paid.amount,
        currency: paid.currency,
        channel: readChannel(paid.channel),
        paidAt: new Date(paid.paid_at),
      };
    },

    async refund({ providerId, amountInKobo, note }) {
      const purpose = 'refund a payment';
      const body = {
        transaction: providerId,
        amount: String(amountInKobo),
        currency: CURRENCY,
        merchant_note: note,
      };
      const answer = await call({ purpose, path: '/refund', body });
      return describeRefund(readAnswer(answer, refundSchema, purpose));
    },

    async listRefunds(providerId) {
      const purpose = 'list the refunds of a payment';
      const query = new URLSearchParams({ transaction: providerId, perPage: String(REFUNDS_PER_PAGE) });
      const answer = await call({ purpose, path: `/refund?${query}` });
      return readAnswer(answer, refundListSchema, purpose)
        .filter(({ transaction: of }) => (typeof of === 'string' ? of : of.id) === providerId)
        .map(describeRefund);
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

function describeRefund(refund: z.infer<typeof refundSchema>): FoundRefund {
  return {
    providerId: refund.id,
    amountInKobo: refund.amount,
    status: readRefundStatus(refund.status),
    note: refund.merchant_note ?? '',
  };
}

function isUnknown({ status, code }: { status: number; code: string }): boolean {
  return status === 404 || code === 'transaction_not_found';
}

/** Customers are sent there with their cards: nothing but https, except where the provider itself is on this machine. */
function isWebAddress(address: string, isPlainHttp: boolean): boolean {
  const protocol = URL.parse(address)?.protocol;
  return protocol === 'https:' || (isPlainHttp && protocol === 'http:');
}
