import * as z from 'zod/mini';
import { HAND_WAYS } from '../domain/payments/ways.ts';
import { VOUCHER_ORIGINS, VOUCHER_STATES } from '../domain/vouchers/voucher.ts';
import { daySchema } from './availability.ts';
import { endpoint } from './endpoint.ts';
import { adminOrderDetailsSchema } from './order-admin.ts';
import { reasonSchema, typedAmountSchema } from './payments.ts';
import { optionalEmail, optionalName, typedLine } from './typed-text.ts';
import {
  redeemedShape,
  VOUCHER_MESSAGE_MAX_LENGTH,
  voucherPictureSchema,
  voucherTermsSchema,
} from './vouchers.ts';

export const VOUCHER_PAGE_SIZE = 50;

/** A voucher as the desk sees it; its code is known only by its end. */
export const adminVoucherSchema = z.object({
  id: z.string(),
  /** The last four letters of its code. */
  end: z.string(),
  origin: z.enum(VOUCHER_ORIGINS),
  state: z.enum(VOUCHER_STATES),
  amount: z.number(),
  balance: z.number(),
  expiresOn: z.nullable(z.string()),
  recipientName: z.string(),
  recipientEmail: z.string(),
  buyerName: z.string(),
  sendOn: z.nullable(z.string()),
  isSent: z.boolean(),
  createdAt: z.iso.datetime(),
  voidReason: z.nullable(z.string()),
  /** Only to whoever made it, on the same day, as long as it is unused. */
  canShowCode: z.boolean(),
});
export type AdminVoucher = z.infer<typeof adminVoucherSchema>;

/** Those whose buyers chose a transfer that nobody has recorded yet. */
export const AWAITED_VOUCHERS = 'awaited';

/** Newest first. */
export const listVouchersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/vouchers',
  access: 'desk',
  querySchema: z.object({
    cursor: z.optional(z.uuid()),
    show: z.optional(z.literal(AWAITED_VOUCHERS)),
  }),
  answerSchema: z.object({
    data: z.array(adminVoucherSchema),
    /** What customers can still use, in naira, and on how many vouchers. */
    outstanding: z.object({ value: z.number(), count: z.number() }),
    nextCursor: z.nullable(z.string()),
  }),
});

/** With its code, which nobody is shown again later. */
export const shownVoucherSchema = z.object({
  voucher: adminVoucherSchema,
  code: z.string(),
  link: z.string(),
});
export type ShownVoucher = z.infer<typeof shownVoucherSchema>;

/** The money is in the till, on the account or through the terminal. */
export const sellVoucherEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/vouchers',
  access: 'desk',
  idempotencyKey: 'required',
  bodySchema: z.object({
    amount: typedAmountSchema,
    way: z.enum(HAND_WAYS, 'Choose how it was paid.'),
    recipientName: optionalName,
    recipientEmail: optionalEmail,
    buyerName: optionalName,
    message: typedLine(VOUCHER_MESSAGE_MAX_LENGTH),
    picture: z._default(voucherPictureSchema, 'cake'),
    /** When the recipient gets it by email, where there is an address; null: today. */
    sendOn: z.nullable(daySchema),
  }),
  answerSchema: shownVoucherSchema,
  status: 201,
});
export type SoldVoucher = z.infer<typeof sellVoucherEndpoint.bodySchema>;

export const showVoucherCodeEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/vouchers/:id/code',
  access: 'desk',
  answerSchema: shownVoucherSchema,
});

/** Bought in the shop to be paid by bank transfer, and the money has come. Saying it again changes nothing. */
export const recordVoucherPaymentEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/vouchers/:id/payment',
  access: 'desk',
  bodySchema: z.object({ way: z.enum(HAND_WAYS, 'Choose how it was paid.') }),
  answerSchema: adminVoucherSchema,
});

/** What is left on it can no longer be used; what of it went back to the buyer is taken out of the till. */
export const voidVoucherEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/vouchers/:id/void',
  access: 'administrator',
  proof: 'fresh',
  bodySchema: z.object({
    reason: reasonSchema,
    /** Null: the money was not given back. */
    refundWay: z.nullable(z.enum(['cash', 'transfer'])),
  }),
  answerSchema: adminVoucherSchema,
});

export const readVoucherTermsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/voucher-settings',
  access: 'desk',
  answerSchema: voucherTermsSchema,
});

export const saveVoucherTermsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/voucher-settings',
  access: 'administrator',
  bodySchema: voucherTermsSchema,
  answerSchema: voucherTermsSchema,
});

/** At the desk the customer shows a voucher for an order that was placed before. */
export const redeemVoucherForOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/voucher',
  access: 'desk',
  idempotencyKey: 'required',
  bodySchema: z.object(redeemedShape),
  answerSchema: adminOrderDetailsSchema,
});
