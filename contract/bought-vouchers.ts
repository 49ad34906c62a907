import * as z from 'zod/mini';
import { normaliseEmail } from '../domain/users/person.ts';
import { VOUCHER_STATES } from '../domain/vouchers/voucher.ts';
import { endpoint } from './endpoint.ts';
import { readBy } from './typed-text.ts';

export const BOUGHT_VOUCHERS_MAX = 50;

/** A voucher as its buyer, or whoever the shop gave credit, finds it in the account; its address is the account's confirmed one. */
export const boughtVoucherSchema = z.object({
  id: z.string(),
  /** Opens its page, as the link in the email does. */
  code: z.string(),
  state: z.enum(VOUCHER_STATES),
  amount: z.number(),
  balance: z.number(),
  recipientName: z.string(),
  /** Blank: the buyer passes it on. */
  recipientEmail: z.string(),
  /** The day it is emailed to the recipient; null: never. */
  sendOn: z.nullable(z.string()),
  isSent: z.boolean(),
  /** It is still to be emailed, so that the address can be put right. */
  canCorrectRecipient: z.boolean(),
  /** Given by the shop instead of money, for the account's own use. */
  isCredit: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type ListedVoucher = z.infer<typeof boughtVoucherSchema>;

/** Newest first, the last fifty. */
export const listBoughtVouchersEndpoint = endpoint({
  method: 'GET',
  path: '/api/account/vouchers',
  access: 'customer',
  answerSchema: z.object({ data: z.array(boughtVoucherSchema) }),
});

/** Refused with `voucher_sent` once it is on its way. */
export const correctRecipientEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/vouchers/:id/recipient',
  access: 'customer',
  bodySchema: z.object({ email: readBy(normaliseEmail) }),
  answerSchema: boughtVoucherSchema,
});
