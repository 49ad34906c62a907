import type { CustomerBrief } from '../../../contract/customers.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';

export function writeNaira(amount: number): string {
  return formatNaira(convertNairaToKobo(amount));
}

/** '5 orders, ₦8,000 due (₦3,000 on credit)' */
export function sayCustomer({
  orderCount,
  due,
  onAccount,
}: Pick<CustomerBrief, 'orderCount' | 'due' | 'onAccount'>): string {
  return `${count(orderCount, 'order')}, ${sayDue({ due, onAccount })}`;
}

export function sayDue({ due, onAccount }: Pick<CustomerBrief, 'due' | 'onAccount'>): string {
  if (due === 0) return 'nothing due';
  return onAccount > 0
    ? `${writeNaira(due)} due (${writeNaira(onAccount)} on credit)`
    : `${writeNaira(due)} due`;
}

/** '2 notes' */
export function count(number: number, word: string): string {
  return `${number} ${number === 1 ? word : `${word}s`}`;
}
