import * as z from 'zod/mini';
import { ONLINE_CHANNELS } from '../domain/payments/ways.ts';
import { normaliseEmail, normaliseName } from '../domain/users/person.ts';
import { VOUCHER_PICTURES, VOUCHER_STATES } from '../domain/vouchers/voucher.ts';
import { daySchema } from './availability.ts';
import { endpoint } from './endpoint.ts';
import { typedAmountSchema } from './payments.ts';
import { optionalEmail, optionalName, readBy, typedLine } from './typed-text.ts';

export const VOUCHER_MESSAGE_MAX_LENGTH = 300;
/** As it may be typed, with whatever stands between its groups. */
const VOUCHER_CODE_MAX_LENGTH = 60;
const SUGGESTIONS_MAX = 8;
const VALID_MAX_MONTHS = 120;
const AMOUNT_MAX = 5_000_000;

const wholeNaira = z
  .number('Enter an amount in naira.')
  .check(
    z.int('Enter whole naira.'),
    z.minimum(100, 'Enter at least ₦100.'),
    z.maximum(AMOUNT_MAX, 'Enter at most ₦5,000,000.'),
  );

export const voucherTermsSchema = z
  .object({
    isOn: z.boolean(),
    suggestions: z
      .array(wholeNaira)
      .check(z.maxLength(SUGGESTIONS_MAX, `Enter at most ${SUGGESTIONS_MAX} amounts.`)),
    minimum: wholeNaira,
    maximum: wholeNaira,
    validMonths: z.nullable(
      z
        .number('Enter a number of months.')
        .check(
          z.int('Enter a whole number.'),
          z.minimum(1, 'Enter at least 1.'),
          z.maximum(VALID_MAX_MONTHS, `Enter at most ${VALID_MAX_MONTHS}.`),
        ),
    ),
  })
  .check(
    z.refine(({ minimum, maximum }) => minimum <= maximum, {
      error: 'The highest amount can’t be below the lowest.',
      path: ['maximum'],
    }),
  );

export const voucherPictureSchema = z.enum(VOUCHER_PICTURES, 'Choose a picture.');

/** Where to transfer the money for one, and under which reference. */
const voucherTransferSchema = z.object({
  bank: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  reference: z.string(),
});
export type VoucherTransfer = z.infer<typeof voucherTransferSchema>;

/** A voucher whose code somebody knows. */
export const ownVoucherSchema = z.object({
  code: z.string(),
  state: z.enum(VOUCHER_STATES),
  amount: z.number(),
  balance: z.number(),
  expiresOn: z.nullable(z.string()),
  recipientName: z.string(),
  message: z.string(),
  buyerName: z.string(),
  picture: voucherPictureSchema,
  /** When it was emailed to whoever it is for; null: not yet, or its buyer passes it on. */
  sentAt: z.nullable(z.iso.datetime()),
  /** While it waits for its payment; null: it doesn't, or the owner has set no account. */
  transfer: z._default(z.nullable(voucherTransferSchema), null),
});
export type OwnVoucher = z.infer<typeof ownVoucherSchema>;

/** The recipient's page. Tries count like those of discount codes. */
export const readVoucherEndpoint = endpoint({
  method: 'POST',
  path: '/api/vouchers/read',
  access: 'anyone',
  bodySchema: z.object({ code: z.string('Enter the code.').check(z.maxLength(VOUCHER_CODE_MAX_LENGTH)) }),
  answerSchema: ownVoucherSchema,
});

export const redeemedShape = {
  code: z
    .string('Enter the code.')
    .check(z.trim(), z.minLength(1, 'Enter the code.'), z.maxLength(VOUCHER_CODE_MAX_LENGTH)),
  amount: typedAmountSchema,
};

/** What the shop sells; switched off, nothing. */
export const readVoucherOfferEndpoint = endpoint({
  method: 'GET',
  path: '/api/vouchers',
  access: 'anyone',
  answerSchema: voucherTermsSchema,
});

/** It can be used as soon as it is paid for: on the provider's page, or when the desk has seen the transfer. */
export const buyVoucherEndpoint = endpoint({
  method: 'POST',
  path: '/api/vouchers',
  access: 'anyone',
  needsOpenShop: true,
  idempotencyKey: 'required',
  bodySchema: z
    .object({
      amount: wholeNaira,
      buyerName: readBy(normaliseName),
      buyerEmail: readBy(normaliseEmail),
      recipientName: optionalName,
      /** Blank: the buyer passes it on. */
      recipientEmail: optionalEmail,
      message: typedLine(VOUCHER_MESSAGE_MAX_LENGTH),
      picture: z._default(voucherPictureSchema, 'cake'),
      /** Null: as soon as it is paid for. */
      sendOn: z.nullable(daySchema),
      payment: z.enum([...ONLINE_CHANNELS, 'transfer'], 'Choose how to pay.'),
    })
    .check(
      z.refine(({ sendOn, recipientEmail }) => sendOn === null || recipientEmail !== '', {
        error: 'Enter the address to send it to.',
        path: ['recipientEmail'],
      }),
    ),
  answerSchema: z.object({
    code: z.string(),
    /** The provider's page; null: by transfer. */
    payUrl: z.nullable(z.string()),
    /** Null: paid online, or the owner has set no account. */
    transfer: z.nullable(voucherTransferSchema),
  }),
  status: 201,
});
export type VoucherPurchase = z.infer<typeof buyVoucherEndpoint.bodySchema>;
export type BoughtVoucher = z.infer<typeof buyVoucherEndpoint.answerSchema>;

/** Opens the provider's page once more for a voucher that was not paid for. Tries count like those of discount codes. */
export const payVoucherEndpoint = endpoint({
  method: 'POST',
  path: '/api/vouchers/pay',
  access: 'anyone',
  needsOpenShop: true,
  bodySchema: z.object({
    code: z.string('Enter the code.').check(z.maxLength(VOUCHER_CODE_MAX_LENGTH)),
    payment: z.enum(ONLINE_CHANNELS, 'Choose how to pay.'),
  }),
  answerSchema: z.object({ payUrl: z.string() }),
});

/** Pays for an order that was placed before; the amount is what the customer was shown. Tries count like those of discount codes. */
export const redeemVoucherEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/voucher',
  access: 'anyone',
  idempotencyKey: 'required',
  bodySchema: z.object(redeemedShape),
});
