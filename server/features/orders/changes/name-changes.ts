import type { OrderGlimpse } from '../../../../contract/order-changes.ts';

type GlimpsedAddress = NonNullable<OrderGlimpse['address']>;

/** What is otherwise than before, by its kind alone: an order's history repeats nothing typed. 'inscription, note' */
export function nameChanges(before: OrderGlimpse, after: OrderGlimpse): string {
  const hasChanged = (read: (glimpse: OrderGlimpse) => unknown) =>
    JSON.stringify(read(before)) !== JSON.stringify(read(after));
  const changed: readonly (readonly [name: string, isChanged: boolean])[] = [
    [
      'items',
      hasChanged(({ lines }) =>
        lines.map(({ name, choice, quantity, allergens }) => [name, choice, quantity, allergens]),
      ),
    ],
    ['inscription', hasChanged(({ lines }) => lines.map(({ inscription }) => inscription).filter(Boolean))],
    ['day', hasChanged(({ day }) => day)],
    ['time', hasChanged(({ from, to }) => [from, to])],
    ['delivery or pickup', hasChanged(({ address }) => address === null)],
    [
      'address',
      before.address !== null &&
        after.address !== null &&
        hasChanged(({ address }) => address && sayPlace(address)),
    ],
    [
      'recipient',
      before.address !== null &&
        after.address !== null &&
        hasChanged(({ address }) => [address?.recipient, address?.phone].join('\n')),
    ],
    ['contact', hasChanged(({ name, phone }) => [name, phone])],
    ['note', hasChanged(({ note }) => note)],
    ['gift message', hasChanged(({ giftMessage = '' }) => giftMessage)],
  ];
  return changed.flatMap(([name, isChanged]) => (isChanged ? [name] : [])).join(', ');
}

const sayPlace = ({ street, area, lga, state, landmark }: GlimpsedAddress) =>
  [street, area, lga, state, landmark].join('\n');
