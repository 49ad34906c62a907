import * as z from 'zod/mini';
import { CODE_KINDS, type CodeTerms } from '../domain/codes/code-terms.ts';
import { normaliseCode } from '../domain/codes/code-text.ts';
import { convertNairaToKobo } from '../domain/money.ts';
import { endpoint } from './endpoint.ts';
import { readBy } from './typed-text.ts';

/** What a code gives, told only to whoever knows it. Amounts in naira. */
export const knownCodeSchema = z.object({
  text: z.string(),
  kind: z.enum(CODE_KINDS),
  percent: z.number(),
  amount: z.number(),
  /** With both lists empty it is for everything. */
  categories: z.array(z.string()),
  productIds: z.array(z.string()),
  minimum: z.number(),
  /** What it gives, in a sentence without its full stop, as whoever uses it has to know it. */
  says: z.optional(z.string()),
});
export type KnownCode = z.infer<typeof knownCodeSchema>;

export function readCodeTerms({ amount, minimum, ...code }: KnownCode): CodeTerms {
  return {
    kind: code.kind,
    percent: code.percent,
    categories: code.categories,
    productIds: code.productIds,
    amountInKobo: convertNairaToKobo(amount),
    minimumInKobo: convertNairaToKobo(minimum),
  };
}

/** Whether there is a code that could be used today, or was ever a voucher, whose holder is told what became of it: until then no shopper is asked for one. */
export const readCodesOfferedEndpoint = endpoint({
  method: 'GET',
  path: '/api/codes',
  access: 'anyone',
  answerSchema: z.object({
    isOffered: z.boolean(),
    /** There are vouchers in customers' hands with something left on them, which pay for orders that were placed too. */
    takesVouchers: z._default(z.boolean(), false),
  }),
});

/** A voucher's code, typed where discount codes are; in naira. */
export const knownVoucherSchema = z.object({
  kind: z.literal('voucher'),
  /** As it is printed. */
  text: z.string(),
  balance: z.number(),
  expiresOn: z.nullable(z.string()),
});
export type KnownVoucher = z.infer<typeof knownVoucherSchema>;

/** Counts nothing as used; that happens with the order. Wrong tries are limited by account, browser and network. */
export const checkCodeEndpoint = endpoint({
  method: 'POST',
  path: '/api/codes/check',
  access: 'anyone',
  bodySchema: z.object({ code: readBy(normaliseCode) }),
  answerSchema: z.discriminatedUnion('kind', [knownCodeSchema, knownVoucherSchema]),
});
