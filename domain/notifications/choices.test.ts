import { expect, test } from 'vitest';
import { listChoices, readChoices } from './choices.ts';

const on = { in_app: true, push: true, email: true };

test('everything is on until it is switched off', () => {
  expect(readChoices([], false)).toEqual({
    order_placed: on,
    order_paid: on,
    order_status: on,
    quote: on,
    message: on,
    refund: on,
    review_request: on,
  });
});

test('what is switched off stays off', () => {
  const choices = readChoices([{ kind: 'quote', channel: 'email', isOn: false }], false);
  expect(choices.quote).toEqual({ in_app: true, push: true, email: false });
  expect(choices.message).toEqual(on);
});

test('administrators choose about new orders, new custom orders, payment problems and questions too', () => {
  expect(Object.keys(readChoices([], true))).toEqual(
    expect.arrayContaining([
      'order_placed',
      'new_order',
      'new_custom_order',
      'payment_problem',
      'contact_message',
    ]),
  );
  expect(Object.keys(readChoices([], false))).not.toContain('new_order');
});

test('choices about kinds the person cannot get, or that no longer exist, are passed over', () => {
  expect(readChoices([{ kind: 'horoscope', channel: 'email', isOn: false }], false)).not.toHaveProperty(
    'horoscope',
  );
  expect(listChoices({ new_order: on }, false)).toEqual([]);
});

test('choices are kept one by one and read back the same', () => {
  const quiet = { order_status: { in_app: true, push: false, email: false } };
  const rows = listChoices(quiet, false);
  expect(rows).toHaveLength(3);
  expect(readChoices(rows, false).order_status).toEqual(quiet.order_status);
});
