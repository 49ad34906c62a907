import { expect, test } from 'vitest';
import type { OrderGlimpse } from '../../../../contract/order-changes.ts';
import { nameChanges } from './name-changes.ts';

const CAKE = {
  name: 'Honey Cake',
  choice: '8 inch',
  inscription: 'Ada is 30',
  quantity: 1,
  amountInKobo: 1_000,
};
const ORDER: OrderGlimpse = {
  lines: [CAKE],
  name: 'Ada Obi',
  phone: '+2348031112222',
  address: null,
  note: '',
  day: '2026-11-20',
  from: '12:00',
  to: '15:00',
  deliveryInKobo: 0,
  includedVatInKobo: 0,
  totalInKobo: 1_000,
};

test.each<readonly [words: string, change: Partial<OrderGlimpse>]>([
  ['', {}],
  ['inscription, note', { lines: [{ ...CAKE, inscription: 'Ada is 31' }], note: 'Ring twice' }],
  ['items', { lines: [{ ...CAKE, quantity: 2 }] }],
  ['items', { lines: [CAKE, { ...CAKE, name: 'Puff-puff', inscription: '' }] }],
  ['day', { day: '2026-11-21' }],
  ['time', { from: '15:00', to: '18:00' }],
  ['contact, gift message', { name: 'Ngozi Eze', giftMessage: 'Happy 31st!' }],
])('a change is named by its kind: %s (P29.597)', (words, change) => {
  expect(nameChanges(ORDER, { ...ORDER, ...change })).toBe(words);
});
