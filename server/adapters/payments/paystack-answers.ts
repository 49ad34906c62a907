import * as z from 'zod/mini';
import { AMOUNT_MAX_IN_KOBO } from '../../../domain/money.ts';
import type { OnlineChannel, RefundStatus } from '../../../domain/payments/ways.ts';

/* What the provider answers, as far as it is used. Numbers of rows arrive as text, with all their digits. */

const rowNumber = z.string().check(z.regex(/^\d{1,20}$/));
const kobo = z.int().check(z.positive(), z.maximum(AMOUNT_MAX_IN_KOBO));

export const startedSchema = z.object({ authorization_url: z.string(), reference: z.string() });

/** `abandoned`, `ongoing`, `pending`, `processing`, `queued` and whatever else may come: no money so far. */
export const foundSchema = z.object({ status: z.string(), reference: z.string() });

export const paidSchema = z.object({
  id: rowNumber,
  amount: kobo,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  channel: z.string(),
  paid_at: z.iso.datetime({ offset: true }),
});

export const refundSchema = z.object({
  id: rowNumber,
  amount: kobo,
  status: z.string(),
  merchant_note: z.nullish(z.string()),
});

/** Each names its payment, by its number alone or within a whole description. */
export const refundListSchema = z.array(
  z.extend(refundSchema, { transaction: z.union([rowNumber, z.object({ id: rowNumber })]) }),
);

const CHANNELS: ReadonlyMap<string, OnlineChannel> = new Map([
  ['card', 'card'],
  ['apple_pay', 'card'],
  ['ussd', 'ussd'],
]);

/** Whatever else there is moves money from account to account. */
export function readChannel(name: string): OnlineChannel {
  return CHANNELS.get(name) ?? 'bank_transfer';
}

const REFUND_STATUS_NAMES: ReadonlyMap<string, RefundStatus> = new Map([
  ['pending', 'pending'],
  ['processing', 'processing'],
  ['processed', 'processed'],
  ['failed', 'failed'],
]);

/** `needs-attention`, or a status of tomorrow: somebody has to look at it. */
export function readRefundStatus(name: string): RefundStatus {
  return REFUND_STATUS_NAMES.get(name) ?? 'needs_attention';
}
