import type { CounterSale } from '../../../../contract/counter-sale.ts';
import { WAY_WORDS } from '../../../../domain/payments/way-words.ts';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { writeNaira } from '../order-words.ts';

/** '2 × Meat pie' */
export function nameLine({ name, sizeName, quantity }: CounterSale['lines'][number]): string {
  return `${quantity} × ${sizeName ? `${name}, ${sizeName}` : name}`;
}

/** The receipt as a message. */
export function writeReceipt(sale: CounterSale, shopName: string): string {
  return [
    `Receipt from ${shopName}`,
    `${sale.number}, ${formatMoment(sale.at)}`,
    '',
    ...sale.lines.map((line) => `${nameLine(line)}: ${writeNaira(line.total)}`),
    `Total: ${writeNaira(sale.total)}`,
    ...sale.payments.map(({ way, amount }) => `${WAY_WORDS[way]}: ${writeNaira(amount)}`),
    '',
    'Thank you!',
  ].join('\n');
}
