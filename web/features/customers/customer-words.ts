import type { CustomerBrief } from '../../../contract/customers.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';

export function writeNaira(amount: number): string {
  return formatNaira(convertNairaToKobo(amount));
}

/** '5 orders, ₦8,000 due (₦3,000 on credit), ₦500 to refund' */
export function sayCustomer({
  orderCount,
  due,
  onAccount,
  refundDue,
}: Pick<CustomerBrief, 'orderCount' | 'due' | 'onAccount' | 'refundDue'>): string {
  const open = [
    ...(due > 0 ? [sayDue({ due, onAccount })] : []),
    ...(refundDue > 0 ? [`${writeNaira(refundDue)} to refund`] : []),
  ];
  return [count(orderCount, 'order'), ...(open.length > 0 ? open : ['nothing due'])].join(', ');
}

function sayDue({ due, onAccount }: Pick<CustomerBrief, 'due' | 'onAccount'>): string {
  return onAccount > 0
    ? `${writeNaira(due)} due (${writeNaira(onAccount)} on credit)`
    : `${writeNaira(due)} due`;
}

/** '2 notes' */
export function count(number: number, word: string): string {
  return `${number} ${number === 1 ? word : `${word}s`}`;
}
