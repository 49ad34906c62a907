import * as z from 'zod/mini';
import { isNairaAmount } from '../domain/money.ts';
import { CASH_COUNT_NOTE_MAX_LENGTH } from '../domain/payments/cash-count.ts';
import { daySchema } from './availability.ts';
import { endpoint } from './endpoint.ts';

const drawerAmountSchema = z
  .number('Enter an amount in naira.')
  .check(
    z.minimum(0, 'Enter ₦0 or more.'),
    z.maximum(100_000_000, 'Enter at most ₦100,000,000.'),
    z.refine(isNairaAmount, 'Use at most two decimals.'),
  );

/** The cash of a day as it was counted last, in naira. */
export const cashCountSchema = z.object({
  /** In the drawer before the first sale. */
  opening: z.number(),
  /** What the records said then, less what went back. */
  taken: z.number(),
  expected: z.number(),
  counted: z.number(),
  /** Above zero, more was there than there should have been. */
  difference: z.number(),
  note: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
});
export type CashCount = z.infer<typeof cashCountSchema>;

/** At the end of a day; counted again, the last count is the day's. With the cash that was seen, it is refused once that is another sum. */
export const recordCashCountEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/cash-counts',
  access: 'administrator',
  idempotencyKey: 'required',
  bodySchema: z.object({
    day: daySchema,
    opening: drawerAmountSchema,
    counted: drawerAmountSchema,
    taken: z.number().check(z.refine(isNairaAmount)),
    note: z._default(z.string().check(z.trim(), z.maxLength(CASH_COUNT_NOTE_MAX_LENGTH)), ''),
  }),
  answerSchema: cashCountSchema,
});

/** From top to bottom, the same on the screen, on paper and in the table. */
export function listCashRows({ opening, taken, expected, counted, difference }: CashCount) {
  return [
    { name: 'Opening float', amount: opening },
    { name: 'Cash of the day, less refunds', amount: taken },
    { name: 'Expected in the drawer', amount: expected },
    { name: 'Counted', amount: counted },
    { name: 'Difference', amount: difference },
  ] as const;
}
