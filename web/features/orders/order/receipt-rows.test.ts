import { expect, test } from 'vitest';
import { sumUpOrder } from '../../../../contract/order-sums.ts';
import { makeMoney, makeOrder } from '../testing/example-order.ts';
import { listLoweredRows, listReceiptRows, sayOrdered } from './receipt-rows.ts';

const AT = '2026-11-17T10:00:00.000Z';
const write = (changes: Parameters<typeof makeMoney>[0]) =>
  listReceiptRows(makeMoney(changes)).map(({ name, detail, amount }) => `${name} | ${detail} | ${amount}`);

test('the receipt tells how and when each payment came, and its reference where the provider knows it', () => {
  const payments = [
    { way: 'card', amount: 20_000, surcharge: 0, paidAt: AT, reference: '482-093-718-a1' },
    { way: 'transfer', amount: 500, surcharge: 0, paidAt: AT, reference: 'hand-7f' },
  ] as const;
  expect(write({ payments: [...payments] })).toEqual([
    'Card, 17 Nov 2026 | 482-093-718-a1 | ₦20,000',
    'Bank transfer, 17 Nov 2026 |  | ₦500',
  ]);
});

test('how an order is going to be paid is said until money has come, which may have come otherwise (P29.55)', () => {
  const order = makeOrder({ payment: 'transfer', createdAt: AT });
  const payment = { way: 'card', amount: 500, surcharge: 0, paidAt: AT, reference: 'a1' } as const;
  expect(sayOrdered({ ...order, money: makeMoney({ payments: [] }) })).toBe(
    'Bank transfer. Ordered 17 Nov 2026.',
  );
  expect(sayOrdered({ ...order, money: makeMoney({ payments: [payment] }) })).toBe('Ordered 17 Nov 2026.');
});

test('what went back stands below it with its reason, and a failed refund does not', () => {
  const refund = {
    id: 'one',
    way: 'online',
    amount: 500,
    reason: 'A broken box',
    createdAt: AT,
    settledAt: null,
  } as const;
  const refunds = [
    { ...refund, status: 'processed' },
    { ...refund, status: 'pending' },
    { ...refund, status: 'failed' },
    { ...refund, way: 'carried_over', status: 'processed', reason: 'Carried over to order 511-002-334' },
  ] as const;
  expect(write({ refunds: [...refunds] })).toEqual([
    'Refund, 17 Nov 2026 | A broken box | −₦500',
    'Refund in progress, 17 Nov 2026 | A broken box | −₦500',
    'Carried over, 17 Nov 2026 | Carried over to order 511-002-334 | −₦500',
  ]);
});

test('what is promised, too much or kept has a row, so that the receipt adds up (P28.206, P28.207)', () => {
  const payments = [
    { way: 'transfer', amount: 9_500, surcharge: 0, paidAt: AT, reference: 'hand-7f' },
  ] as const;
  const refunds = [
    {
      id: 'one',
      way: 'transfer',
      amount: 2_000,
      status: 'to_send',
      reason: 'Late',
      createdAt: AT,
      settledAt: null,
    },
  ] as const;
  expect(
    write({
      ...{ payments: [...payments], refunds: [...refunds] },
      ...{ waived: 3_000, writtenOff: 1_000, paid: 9_500, refundDue: 2_500 },
    }),
  ).toEqual([
    'Bank transfer, 17 Nov 2026 |  | ₦9,500',
    'To refund, 17 Nov 2026 | Late | −₦2,000',
    'To refund |  | −₦500',
  ]);
  expect(write({ payments: [...payments], waived: -500, paid: 9_500 }).at(-1)).toBe('Kept |  | ₦500');
});

test('what lowered the price stands before the payments, with what is left of it and of its VAT (P28.295)', () => {
  const money = makeMoney({ waived: 3_000, paid: 33_000, refunded: 3_000, due: 0 });
  const order = makeOrder({ total: 33_000, includedVat: 2_302.33, money });
  expect(listLoweredRows(order).map(({ name, amount }) => `${name} | ${amount}`)).toEqual([
    'Goodwill | −₦3,000',
    'Total after goodwill | ₦30,000',
    'VAT included (of ₦30,000) | ₦2,093.02',
  ]);
  expect(sumUpOrder(order).note).not.toContain('VAT');
  expect(listLoweredRows({ ...order, money: makeMoney() })).toEqual([]);
  expect(sumUpOrder({ ...order, money: makeMoney() }).note).toContain('VAT of ₦2,302.33 included.');
});
