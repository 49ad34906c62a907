import { addDays, type LagosDay, readLagosDay } from '../delivery/lagos-time.ts';
import type { OrderStatus } from './statuses.ts';

type Dated = { readonly status: OrderStatus; readonly day: LagosDay; readonly leadTimeHours: number };

/**
 * Whether an order is for a day that the kitchen need not think of yet: further ahead than its own notice, of which every order
 * has a day at least. To begin with it is more often a slip than meant.
 */
export function isEarlyToStart({ status, day, leadTimeHours }: Dated, now: Date): boolean {
  const noticeDays = Math.max(1, Math.ceil(leadTimeHours / 24));
  return status === 'confirmed' && day > addDays(readLagosDay(now), noticeDays);
}
