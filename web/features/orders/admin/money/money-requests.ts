import type * as z from 'zod/mini';
import { type WholeDeskOrder, wholeDeskOrderSchema } from '../../../../../contract/order-desk.ts';
import type {
  recordPaymentEndpoint,
  refundEndpoint,
  settleEndpoint,
} from '../../../../../contract/payment-desk.ts';
import { shopApi } from '../../../../api/shop-api.ts';

export type PaymentBody = z.input<typeof recordPaymentEndpoint.bodySchema>;
export type RefundBody = z.input<typeof refundEndpoint.bodySchema>;
export type SettlementBody = z.input<typeof settleEndpoint.bodySchema>;

/** Each under the key of its dialog: pressed twice or sent again after a lost answer, it is booked once. */
const book = (id: string, what: 'payments' | 'refunds' | 'adjustments', body: unknown, key: string) =>
  shopApi.post(`/api/admin/orders/${encodeURIComponent(id)}/${what}`, body, {
    answerSchema: wholeDeskOrderSchema,
    idempotencyKey: key,
  });

export const recordPayment = (id: string, body: PaymentBody, key: string): Promise<WholeDeskOrder> =>
  book(id, 'payments', body, key);

export const refundOrder = (id: string, body: RefundBody, key: string): Promise<WholeDeskOrder> =>
  book(id, 'refunds', body, key);

export const settleOrder = (id: string, body: SettlementBody, key: string): Promise<WholeDeskOrder> =>
  book(id, 'adjustments', body, key);
