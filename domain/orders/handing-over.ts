import { computeDue, type Ledger } from '../payments/ledger.ts';
import type { OrderStatus } from './statuses.ts';

/** With these the goods leave the house. */
const HANDING_OVER_STATUSES = ['out_for_delivery', 'collected'] as const satisfies readonly OrderStatus[];

/** Where a deposit was agreed the rest is paid before the goods leave; otherwise what is due may be paid on receipt. */
export function isBalanceMissing(to: OrderStatus, ledger: Ledger, depositInKobo: number | null): boolean {
  const isHandingOver = HANDING_OVER_STATUSES.some((status) => status === to);
  return isHandingOver && depositInKobo !== null && computeDue(ledger) > 0;
}
