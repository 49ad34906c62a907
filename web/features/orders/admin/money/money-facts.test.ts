import { expect, test } from 'vitest';
import { findSurplus, sumUnderWay } from '../../../../../domain/payments/money-back.ts';
import { makeOrder } from '../../testing/example-order.ts';
import {
  findOwedAfterRefund,
  isGoodwill,
  sayAgreedBalance,
  sayHowPaid,
  sayWholeRefund,
  suggestRefund,
} from './money-facts.ts';

const { money: NO_MONEY } = makeOrder();
const refund = (amount: number, status: 'asked' | 'processed' | 'failed') => ({
  id: 'one',
  way: 'online' as const,
  amount,
  status,
  reason: '',
  createdAt: '2026-11-17T09:00:00.000Z',
  settledAt: null,
});
const order = (changes: Partial<Parameters<typeof suggestRefund>[0]> = {}) => ({
  ...makeOrder({ status: 'cancelled' }),
  refundable: 20_500,
  refundableOnline: 20_500,
  refundableToVouchers: 0,
  money: { ...NO_MONEY, paid: 20_500, due: 0, refundDue: 20_500 },
  ...changes,
});

test('all that goes back is named where only a part of it is promised (P28.218)', () => {
  const money = { ...NO_MONEY, due: 0, refundDue: 15_700, refunds: [refund(3_000, 'asked')] };
  expect(sayWholeRefund(money)).toBe(
    '₦15,700 to refund in total: ₦3,000 is already promised, ₦12,700 still has to be refunded.',
  );
  expect(sayWholeRefund({ ...money, refundDue: 3_000 })).toBeNull();
  expect(sayWholeRefund({ ...money, refunds: [] })).toBeNull();
});

test('how money came is said rather than how it was going to come (P28.135)', () => {
  const cash = {
    way: 'cash',
    amount: 5_000,
    surcharge: 0,
    paidAt: '2026-11-17T09:00:00.000Z',
    reference: 'c',
  } as const;
  const say = (money: object) =>
    sayHowPaid({
      ...makeOrder({ payment: 'transfer' }),
      isBalanceAgreed: false,
      money: { ...NO_MONEY, ...money },
    });
  expect(say({ payments: [] })).toBe('Payment method: Bank transfer.');
  expect(say({ payments: [cash, cash], due: 0 })).toBe('Paid by: Cash.');
  expect(say({ payments: [cash], due: 500 })).toBe('Paid by: Cash. For the balance: Bank transfer.');
});

test('a balance that staff agreed to says where it is collected, until then (P28.343)', () => {
  const agreed = {
    isBalanceAgreed: true,
    status: 'confirmed',
    method: 'delivery',
    money: { ...NO_MONEY, due: 13_700 },
  } as const;
  expect(sayAgreedBalance(agreed)).toBe('Collect ₦13,700 on delivery.');
  expect(sayAgreedBalance({ ...agreed, method: 'pickup' })).toBe('Collect ₦13,700 at pickup.');
  expect(sayAgreedBalance({ ...agreed, money: { ...NO_MONEY, due: 0 } })).toBeNull();
  for (const status of ['delivered', 'cancelled'] as const)
    expect(sayAgreedBalance({ ...agreed, status })).toBeNull();
  expect(sayAgreedBalance({ ...agreed, isBalanceAgreed: false })).toBeNull();
});

test('what is on its way back is nobody’s to decide about any more', () => {
  const money = { ...NO_MONEY, refundDue: 500.5, refunds: [refund(300.2, 'asked'), refund(100, 'failed')] };
  expect(sumUnderWay(money)).toBe(300.2);
  expect(findSurplus(money)).toBe(200.3);
});

test('a cancelled order gives back everything, the way it came', () => {
  expect(suggestRefund(order())).toEqual({
    amount: 20_500,
    way: 'online',
    reason: 'The order was cancelled',
  });
});

test('money that did not come over the provider goes back by transfer', () => {
  expect(suggestRefund(order({ refundableOnline: 5_000 })).way).toBe('transfer');
});

test('cash goes back as cash, also where the rest was paid by POS, and as a transfer only where nothing else fits (P28.126)', () => {
  const cash = {
    way: 'cash',
    amount: 20_500,
    surcharge: 0,
    reference: '',
    paidAt: '2026-11-17T09:00:00.000Z',
  } as const;
  const money = { ...order().money, payments: [cash] };
  expect(suggestRefund(order({ refundableOnline: 0, money })).way).toBe('cash');
  const mixed = { ...money, payments: [cash, { ...cash, way: 'transfer' as const }] };
  expect(suggestRefund(order({ refundableOnline: 0, money: mixed })).way).toBe('transfer');
  const pos = { ...cash, way: 'card_machine' as const };
  const withPos = { ...money, payments: [cash, pos] };
  expect(suggestRefund(order({ refundableOnline: 0, money: withPos })).way).toBe('cash');
  const posAlone = { ...money, payments: [pos] };
  expect(suggestRefund(order({ refundableOnline: 0, money: posAlone })).way).toBe('transfer');
});

test('what goes back of a part-paid order is owed again, of a paid one or one that is over nothing is (P28.126)', () => {
  const money = { ...NO_MONEY, paid: 10_000, due: 18_800, refundDue: 0 };
  expect(findOwedAfterRefund({ status: 'confirmed', money }, 2_000)).toBe(20_800);
  const overpaid = { ...money, paid: 30_000, due: 0, refundDue: 1_200 };
  expect(findOwedAfterRefund({ status: 'confirmed', money: overpaid }, 1_200)).toBe(0);
  expect(findOwedAfterRefund({ status: 'confirmed', money: overpaid }, 5_000)).toBe(0);
  expect(findOwedAfterRefund({ status: 'cancelled', money }, 2_000)).toBe(0);
  expect(findOwedAfterRefund({ status: 'confirmed', money }, Number.NaN)).toBe(0);
});

test('of an order that goes on only the surplus is suggested', () => {
  const money = { ...NO_MONEY, paid: 25_500, due: 0, refundDue: 5_000 };
  expect(suggestRefund(order({ status: 'confirmed', money, refundable: 25_500 }))).toMatchObject({
    amount: 5_000,
    reason: 'The customer paid more than the total',
  });
});

test('where nothing is owed back, neither an amount nor a reason is suggested (P28.18)', () => {
  const money = { ...NO_MONEY, paid: 20_500, due: 0, refundDue: 0 };
  expect(suggestRefund(order({ status: 'delivered', money }))).toEqual({
    amount: 0,
    way: 'online',
    reason: '',
  });
});

test('a refund is goodwill where all is paid and the customer keeps the order (P28.284)', () => {
  const paid = { ...NO_MONEY, paid: 20_500, due: 0 };
  expect(isGoodwill(order({ status: 'collected', money: paid }))).toBe(true);
  expect(isGoodwill(order({ status: 'cancelled', money: paid }))).toBe(false);
  expect(isGoodwill(order({ status: 'confirmed', money: { ...paid, due: 500 } }))).toBe(false);
  expect(isGoodwill(order({ status: 'confirmed', money: { ...paid, refundDue: 500 } }))).toBe(false);
  expect(isGoodwill({ ...order({ status: 'collected', money: paid }), refundable: 0 })).toBe(false);
});
