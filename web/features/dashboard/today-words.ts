import type { Dashboard, DayAhead } from '../../../contract/dashboard.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';

/** "3 orders due, worth ₦24,000", later "2 of 3 orders completed, all 3 worth ₦24,000": what is for the day, whenever it was placed. */
export function sayDue({ isOpen, orders, value }: DayAhead, completed = 0): string {
  if (orders === 0) return isOpen ? 'No orders due' : 'Closed';
  const isPart = completed > 0 && completed < orders;
  const whole = orders === 1 ? '1 order' : `${orders} orders`;
  const worth = `worth ${formatNaira(convertNairaToKobo(value))}`;
  if (isPart) return `${completed} of ${whole} completed, all ${orders} ${worth}`;
  return `${whole} ${completed > 0 ? 'completed' : 'due'}, ${worth}`;
}

/** "₦12,500 for 4 orders" */
export function sayUnpaid({ orders, value }: Dashboard['attention']['unpaid']): string {
  return `${formatNaira(convertNairaToKobo(value))} for ${orders === 1 ? '1 order' : `${orders} orders`}`;
}

/** What is still to be made or handed over has a ticket. */
export function hasTickets({ confirmed = 0, in_kitchen = 0, ready = 0 }: Dashboard['today']): boolean {
  return confirmed + in_kitchen + ready > 0;
}
