import { sumUpOrder } from '../../contract/order-sums.ts';
import type { Order } from '../../contract/orders.ts';
import { convertNairaToKobo, formatNaira } from '../../domain/money.ts';
import type { SumsReader } from '../../domain/orders/order-sums.ts';
import { isGoods } from '../../domain/orders/taken-orders.ts';
import { listMovementRows, listPriceRows, MONEY_NAMES } from '../../domain/payments/money-sums.ts';
import { makeHarmless } from './harmless-text.ts';
import type { MailAmount } from './mail-content.ts';

/** What was ordered, line by line, and what it comes to. */
export function listAmounts(order: Order, reader?: SumsReader): readonly MailAmount[] {
  const lines = order.lines
    .filter(isGoods)
    .map(({ name, sizeName, inscription, quantity, lineTotal }, place) => ({
      label: `${quantity} × ${name}`,
      note: [
        makeHarmless(sizeName ?? ''),
        inscription && `“${makeHarmless(inscription)}”`,
        // The cake of a quote is its order's first line.
        place === 0 ? sayAgreed(order) : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
      amount: formatAmount(lineTotal),
    }));
  const { rows, total, note } = sumUpOrder(order, reader);
  return [
    ...lines,
    ...rows.map(({ name, amount }) => ({ label: name, amount })),
    { label: total.name, note, amount: total.amount, isSum: true },
  ];
}

/** From the total on: what was paid of it, and what that leaves. Nothing until something has come. */
export function listPaidAmounts(order: Order): readonly MailAmount[] {
  return order.money.paid === 0 && listPriceRows(order).length === 0 ? [] : listAfterTotal(order);
}

/** They add up: the total less goodwill and write-offs is what was paid and did not go back, and what is due. */
export function listMoneyAmounts(order: Order): readonly MailAmount[] {
  return [{ label: 'Total', amount: formatAmount(order.total), isSum: true }, ...listAfterTotal(order)];
}

function listAfterTotal(order: Order): readonly MailAmount[] {
  return [...listPriceRows(order), ...listMovementRows(order.money)].map(({ name, amount }) => ({
    label: name,
    amount: formatAmount(amount),
    isSum: name === MONEY_NAMES.due,
  }));
}

/** What the accepted quote says beyond the design. */
function sayAgreed({ customRequest }: Order): string {
  if (!customRequest) return '';
  const { lines, note } = customRequest;
  const agreed = lines
    .map(({ words, amount }) => `${makeHarmless(words)} ${formatAmount(amount)}`)
    .join(', ');
  return `agreed: ${agreed}${note === '' ? '' : `. Our note: “${makeHarmless(note)}”`}`;
}

function formatAmount(amountInNaira: number): string {
  return formatNaira(convertNairaToKobo(amountInNaira));
}
