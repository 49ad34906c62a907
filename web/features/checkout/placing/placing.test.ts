import { expect, test } from 'vitest';
import type { OrderPlacement, PlacedOrder } from '../../../../contract/orders.ts';
import { ApiError } from '../../../api/api-error.ts';
import { placeOnce } from './place-once.ts';
import { readPlacementProblem } from './placement-problem.ts';
import { settleAttempt } from './settle-attempt.ts';

const order = { note: 'first' } as OrderPlacement; // what it says does not matter here
const changed = { note: 'second' } as OrderPlacement;
const KEY = 'key-of-this-order';

const refusal = (code: string, status = 409, more: object = {}) =>
  new ApiError('No.', { status, code, body: { message: 'No.', code, ...more } });
const lost = () => new ApiError('Network error. Please check your connection.');

/** The server's part: one order for a key, and other contents refused. */
function openShop() {
  const placed = new Map<string, string>();
  const faults: (() => Error)[] = [];
  const sent: string[] = [];
  let attempt: { key: string; unanswered: readonly string[] } = { key: KEY, unanswered: [] };

  const send = async (input: OrderPlacement, key: string): Promise<PlacedOrder> => {
    const contents = JSON.stringify(input);
    sent.push(key);
    const known = placed.get(key);
    if (known !== undefined && known !== contents) throw refusal('key_reused');
    const fault = faults.shift()?.();
    if (fault instanceof ApiError && fault.status === 409) throw fault;
    placed.set(key, contents);
    if (fault) throw fault;
    return { order: { id: contents }, trackingKey: null } as PlacedOrder;
  };
  const place = (input: OrderPlacement) =>
    placeOnce(
      {
        send,
        remember: (next) => {
          attempt = next;
        },
        makeKey: () => 'another-key',
      },
      attempt,
      input,
    );
  return { placed, sent, place, read: () => attempt, fail: (fault: () => Error) => void faults.push(fault) };
}

test('an order that gets through is placed under the draft’s key', async () => {
  const shop = openShop();
  expect(await shop.place(order)).toMatchObject({ isEarlier: false });
  expect(shop.sent).toEqual([KEY]);
});

test('after a lost answer the same contents lead to the same order, under the same key', async () => {
  const shop = openShop();
  shop.fail(lost);
  await expect(shop.place(order)).rejects.toThrow('Network error');
  expect(await shop.place(order)).toMatchObject({ isEarlier: false });
  expect(shop.placed.size).toBe(1);
  expect(shop.sent).toEqual([KEY, KEY]);
});

test('contents changed after a lost answer do not become a second order: the first one is found, with what it was placed with (P29.172)', async () => {
  const shop = openShop();
  shop.fail(lost);
  await expect(shop.place(order)).rejects.toThrow();
  const { placed, sent, isEarlier } = await shop.place(changed);
  expect(isEarlier).toBe(true);
  expect(sent, 'only what was ordered leaves the cart (P29.172)').toEqual(order);
  expect(placed.order.id).toBe(JSON.stringify(order));
  expect(shop.placed.size).toBe(1);
});

test('a server’s fault is no answer either', async () => {
  const shop = openShop();
  shop.fail(() => new ApiError('An error occurred', { status: 502 }));
  await expect(shop.place(order)).rejects.toThrow();
  expect(shop.read().unanswered).toHaveLength(1);
  expect(await shop.place(changed)).toMatchObject({ isEarlier: true });
});

test('a refused try is forgotten, and the key stays', async () => {
  const shop = openShop();
  shop.fail(() => refusal('slot_window_full'));
  await expect(shop.place(order)).rejects.toThrow('No.');
  expect(shop.read()).toEqual({ key: KEY, unanswered: [] });
  expect(await shop.place(changed)).toMatchObject({ isEarlier: false });
});

test('a new key is made only when the shop knows the old one and none of our tries', async () => {
  const shop = openShop();
  shop.placed.set(KEY, 'of a guest before they signed in');
  await expect(shop.place(order)).rejects.toMatchObject({ code: 'key_reused' });
  expect(shop.read()).toEqual({ key: 'another-key', unanswered: [] });
  expect(shop.sent).toEqual([KEY]);
});

test('what became of unanswered tries is asked for, the latest first (P29.173)', async () => {
  const tries = [order, changed].map((each) => JSON.stringify(each));
  const placed = { order: { id: '7' }, trackingKey: null } as PlacedOrder;
  const asked: unknown[] = [];
  const settle = (answers: readonly (PlacedOrder | null | Error)[]) => {
    asked.length = 0;
    return settleAttempt(tries, async (sent) => {
      const given = answers[asked.push(sent) - 1];
      if (given === undefined || given instanceof Error) throw given;
      return given;
    });
  };
  expect(await settle([refusal('key_reused'), placed])).toEqual({
    kind: 'placed',
    once: { placed, sent: order, isEarlier: true },
  });
  expect(asked).toEqual([changed, order]);
  expect(await settle([null])).toEqual({ kind: 'missing' });
  expect(await settle([refusal('key_reused'), refusal('key_reused')])).toEqual({ kind: 'foreign' });
  expect(await settle([lost()])).toEqual({ kind: 'unknown' });
  expect(await settle([refusal('too_many', 429)])).toEqual({ kind: 'unknown' });
});

test('what is wrong with a field is told at the field', () => {
  const error = new ApiError('No.', {
    status: 400,
    code: 'no_zone',
    fields: { 'address.lga': 'Not there yet.' },
  });
  expect(readPlacementProblem(error)).toEqual({
    kind: 'fields',
    problems: { 'address.lga': 'Not there yet.' },
  });
});

test('any other refusal is told in its own words', () => {
  expect(readPlacementProblem(refusal('shop_closed'))).toEqual({ kind: 'refused', message: 'No.' });
});

test('no answer is told as such, and that trying again is safe', () => {
  expect(readPlacementProblem(lost())).toEqual({
    kind: 'unanswered',
    message:
      'Your connection is poor. We didn’t get an answer, so we don’t know if your order went through. Try again: it can’t be placed twice.',
  });
  expect(readPlacementProblem(new ApiError('An error occurred', { status: 500 }))).toMatchObject({
    kind: 'unanswered',
    message: expect.stringMatching(/^We didn’t get an answer/),
  });
});

test('a key that stands for an order of somebody else is explained', () => {
  expect(readPlacementProblem(refusal('key_reused'))).toEqual({
    kind: 'refused',
    message:
      'Your earlier attempt may have gone through. Check your email first; if there’s nothing, place the order again.',
  });
});
