import { addNaira } from '../domain/money.ts';
import { MONEY_NAMES } from '../domain/payments/money-sums.ts';
import type { Report } from './reports.ts';

/** Which orders of a report a row was added up from; left out: it is no sum of any that can be listed. */
type SalesFigure = 'sold' | 'goodwill' | 'written_off' | 'due';

export type SalesRow = {
  readonly name: string;
  readonly orders?: number;
  /** In naira; what is taken off is below zero. */
  readonly amount: number;
  readonly figure?: SalesFigure;
};

export const NET_SALES = 'Net sales';

/** From what was ordered to what was paid for it, in the words of each order's own sums: the rows above net sales add up to it, and so do those below. */
export function listSalesRows({
  totals,
  due,
  settled,
}: Pick<Report, 'totals' | 'due' | 'settled'>): readonly SalesRow[] {
  const { goodwill, writtenOff, retained, paid, refunded, refundDue } = settled;
  const net = addNaira(totals.sales, -goodwill.value, -writtenOff.value, retained);
  return [
    { name: 'Sales', orders: totals.orders, amount: totals.sales, figure: 'sold' },
    { name: MONEY_NAMES.goodwill, orders: goodwill.orders, amount: -goodwill.value, figure: 'goodwill' },
    {
      name: MONEY_NAMES.writtenOff,
      orders: writtenOff.orders,
      amount: -writtenOff.value,
      figure: 'written_off',
    },
    ...(retained > 0 ? [{ name: 'Overpayments kept', amount: retained }] : []),
    { name: NET_SALES, amount: net },
    { name: 'Paid for these orders', amount: paid },
    { name: 'Refunded for these orders', amount: -refunded },
    { name: 'To refund for these orders', amount: -refundDue },
    { name: 'Still due for these orders', orders: due.orders, amount: due.value, figure: 'due' },
  ];
}
