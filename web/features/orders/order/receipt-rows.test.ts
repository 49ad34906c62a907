import { expect, test } from 'vitest';
import { makeMoney, makeOrder } from '../testing/example-order.ts';
import { listReceiptRows, sayOrdered } from './receipt-rows.ts';

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
  const refund = { id: 'one', way: 'online', amount: 500, reason: 'A broken box', createdAt: AT } as const;
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

test('what is goodwill, written off, promised, too much or kept has a row, so that the receipt adds up (P28.206, P28.207, P28.271)', () => {
  const payments = [
    { way: 'transfer', amount: 9_500, surcharge: 0, paidAt: AT, reference: 'hand-7f' },
  ] as const;
  const refunds = [
    { id: 'one', way: 'transfer', amount: 2_000, status: 'to_send', reason: 'Late', createdAt: AT },
  ] as const;
  expect(
    write({
      ...{ payments: [...payments], refunds: [...refunds] },
      ...{ waived: 3_000, writtenOff: 1_000, paid: 9_500, refundDue: 2_500 },
    }),
  ).toEqual([
    'Goodwill |  | −₦2,000',
    'Written off |  | −₦1,000',
    'Bank transfer, 17 Nov 2026 |  | ₦9,500',
    'To refund, 17 Nov 2026 | Late | −₦2,000',
    'To refund |  | −₦500',
  ]);
  expect(write({ payments: [...payments], waived: -500, paid: 9_500 }).at(-1)).toBe('Kept |  | ₦500');
});
