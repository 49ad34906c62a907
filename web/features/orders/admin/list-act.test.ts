import { expect, test } from 'vitest';
import { listNextStatuses, type OrderStatus } from '../../../../domain/orders/statuses.ts';
import { chooseListAct } from './list-act.ts';

type Attention = Parameters<typeof chooseListAct>[0]['attention'];

const choose = (status: OrderStatus, attention: Attention = []) =>
  chooseListAct({
    status,
    isUnconfirmed: false,
    attention,
    nextStatuses: [...listNextStatuses(status, 'administrator', 'delivery')],
  });

test('an order goes on by its next step', () => {
  expect(choose('confirmed')).toEqual({ kind: 'step', to: 'in_kitchen', words: 'Start preparing' });
  expect(choose('out_for_delivery')).toEqual({ kind: 'step', to: 'delivered', words: 'Mark as delivered' });
});

test('one that nobody has confirmed is confirmed in one press (P21.9)', () => {
  const order = { status: 'pending_payment', isUnconfirmed: true } as const;
  expect(
    chooseListAct({ ...order, attention: ['unconfirmed'], nextStatuses: ['confirmed', 'cancelled'] }),
  ).toEqual({
    kind: 'step',
    to: 'confirmed',
    words: 'Confirm',
  });
});

test('one that is late goes on by its next step all the more', () => {
  expect(choose('ready', ['late'])).toEqual({ kind: 'step', to: 'out_for_delivery', words: 'Send out' });
});

test('one that came back is sent out again', () => {
  expect(choose('delivery_failed', ['delivery_failed'])).toEqual({
    kind: 'step',
    to: 'out_for_delivery',
    words: 'Send out again',
  });
});

test('what waits for money is recorded, whatever the next step is', () => {
  expect(choose('pending_payment')).toEqual({ kind: 'payment', words: 'Record payment' });
  expect(choose('pending_payment', ['transfer_claimed'])?.kind).toBe('payment');
  expect(choose('confirmed', ['part_paid', 'balance_due'])?.kind).toBe('payment');
  expect(choose('confirmed', ['prepayment_missing'])?.kind).toBe('payment');
  expect(choose('delivered', ['done_unpaid'])?.kind).toBe('payment');
});

test('a refund is given on the order itself, and one that ran out can also go on', () => {
  expect(choose('cancelled', ['refund_due'])).toEqual({ kind: 'open', act: 'refund', words: 'Refund' });
  expect(choose('confirmed', ['overpaid'])).toEqual({ kind: 'open', act: 'refund', words: 'Refund' });
  expect(choose('expired', ['refund_due'])).toEqual({ kind: 'open', words: 'Review payment' });
  expect(choose('cancelled', ['refund_to_send'])).toEqual({ kind: 'open', words: 'Send refund' });
  expect(choose('cancelled', ['refund_stuck'])).toEqual({ kind: 'open', words: 'View order' });
});

test('nothing is left to do about what is over', () => {
  expect(choose('delivered')).toBeNull();
  expect(choose('cancelled')).toBeNull();
});
