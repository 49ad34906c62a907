import { describe, expect, test } from 'vitest';
import type { OrderPlacement, PlacedOrder } from '../../../../contract/orders.ts';
import { ApiError } from '../../../api/api-error.ts';
import { startDraft } from '../draft/checkout-draft.ts';
import { sendWaiting } from './send-waiting.ts';
import {
  agreeToPrices,
  computeDelivery,
  parseWaiting,
  takeOtherSlot,
  type WaitingOrder,
} from './waiting-order.ts';

const KEY = 'key-of-this-order';
const line = {
  productId: 'puff-puff',
  sizeId: null,
  inscription: '',
  design: '',
  isEggless: false,
  quantity: 2,
  expectedPrice: 1_500,
};
const order: OrderPlacement = {
  contact: { name: 'Ada', email: 'ada@bakery.example', phone: '08031234567' },
  method: 'pickup',
  address: null,
  slot: { day: '2026-12-07', windowId: 'morning' },
  payment: 'at_pickup',
  note: '',
  giftMessage: '',
  lines: [line],
  expectedTotal: 3_000,
};
const waiting: WaitingOrder = {
  ownerId: 'u1',
  storedAt: '2026-11-15T12:00:00.000Z',
  draft: { ...startDraft(KEY), ownerId: 'u1' },
  order,
  lines: [{ name: 'Puff-puff', quantity: 2, price: 1_500 }],
  problem: null,
};
const dearer = {
  productId: 'puff-puff',
  sizeId: null,
  design: '',
  isEggless: false,
  name: 'Puff-puff',
  expectedPrice: 1_500,
  price: 1_800,
};

function setUp(stored: WaitingOrder | null, answer: () => Promise<PlacedOrder>) {
  const sent: { order: OrderPlacement; key: string }[] = [];
  let text = stored && JSON.stringify(stored);
  const read = () => parseWaiting(text);
  const parts = {
    read,
    write: (next: WaitingOrder | null) => {
      text = next && JSON.stringify(next);
    },
    send: (input: OrderPlacement, key: string) => {
      sent.push({ order: input, key });
      return answer();
    },
    makeKey: () => 'another-key',
  };
  return { parts, sent, read };
}

const place = async () => ({ order: { id: '7', number: '482-093-718' }, trackingKey: null }) as PlacedOrder;
const lose = () => Promise.reject(new ApiError('Network error. Please check your connection.'));
const refuse =
  (code: string, status: number, body: object = {}) =>
  () =>
    Promise.reject(new ApiError('No.', { status, code, body: { message: 'No.', code, ...body } }));

describe('what waits', () => {
  test('is sent under its key, and waits no longer', async () => {
    const { parts, sent, read } = setUp(waiting, place);
    expect(await sendWaiting(parts, 'u1')).toMatchObject({ kind: 'sent', placed: { order: { id: '7' } } });
    expect(sent).toEqual([{ order, key: KEY }]);
    expect(read()).toBeNull();
    expect(await sendWaiting(parts, 'u1')).toEqual({ kind: 'nothing' });
    expect(sent).toHaveLength(1);
  });

  test.each(['u2', null])('is not sent by somebody else (%s)', async (uid) => {
    const { parts, sent, read } = setUp(waiting, place);
    expect(await sendWaiting(parts, uid)).toEqual({ kind: 'nothing' });
    expect(sent).toEqual([]);
    expect(read()).toEqual(waiting);
  });

  test('of a guest is not sent by whoever signs in', async () => {
    const { parts } = setUp({ ...waiting, ownerId: null }, place);
    expect(await sendWaiting(parts, 'u1')).toEqual({ kind: 'nothing' });
    expect(await sendWaiting(parts, null)).toMatchObject({ kind: 'sent' });
  });

  test('goes on waiting without an answer, and is sent again with the same key and words', async () => {
    let answer = lose;
    const { parts, sent, read } = setUp(waiting, () => answer());
    expect(await sendWaiting(parts, 'u1')).toEqual({ kind: 'later', wasAnswered: false });
    expect(read()?.draft.unanswered).toEqual([JSON.stringify(order)]);
    answer = place as typeof lose;
    expect(await sendWaiting(parts, 'u1')).toMatchObject({ kind: 'sent' });
    expect(sent.map(({ key }) => key)).toEqual([KEY, KEY]);
    expect(sent[1]?.order).toEqual(sent[0]?.order);
  });

  test.each([401, 403, 429, 500])(
    'goes on waiting after status %i, which says nothing about it',
    async (status) => {
      const { parts, read } = setUp(waiting, refuse('busy', status));
      expect(await sendWaiting(parts, 'u1')).toEqual({ kind: 'later', wasAnswered: true });
      expect(read()?.problem).toBeNull();
    },
  );

  test('at another price is not sent again before the shopper has agreed', async () => {
    const { parts, sent, read } = setUp(
      waiting,
      refuse('prices_changed', 409, { priceChanges: [dearer], total: 3_600 }),
    );
    expect(await sendWaiting(parts, 'u1')).toEqual({ kind: 'asks' });
    expect(read()?.problem).toEqual({ kind: 'prices', changes: [dearer], total: 3_600 });
    expect(await sendWaiting(parts, 'u1')).toEqual({ kind: 'nothing' });
    expect(sent).toHaveLength(1);
  });
});

describe('what is under way', () => {
  test.each([
    ['refused', refuse('prices_changed', 409, { priceChanges: [dearer], total: 3_600 })],
    ['lost', lose],
  ])('and was called off meanwhile does not come back when it is %s', async (_how, answer) => {
    const { parts, read } = setUp(waiting, () => {
      parts.write(null);
      return answer();
    });
    await sendWaiting(parts, 'u1');
    expect(read()).toBeNull();
  });
});

test('for a time that is taken, the shopper is asked for another', async () => {
  const slot = { day: '2026-12-08', windowId: 'noon', from: '12:00', to: '15:00' };
  const { parts, sent, read } = setUp(waiting, refuse('slot_full', 409, { alternatives: [slot] }));
  expect(await sendWaiting(parts, 'u1')).toEqual({ kind: 'asks' });
  expect(read()?.problem).toEqual({ kind: 'slot', message: 'No.', alternatives: [slot] });
  expect(await sendWaiting(parts, 'u1')).toEqual({ kind: 'nothing' });
  expect(sent).toHaveLength(1);
});

describe('the shopper decides', () => {
  const changed: WaitingOrder = { ...waiting, problem: { kind: 'prices', changes: [dearer], total: 3_600 } };

  test('the new price is agreed to', () => {
    expect(agreeToPrices(changed)).toEqual({
      ...waiting,
      order: { ...order, lines: [{ ...line, expectedPrice: 1_800 }], expectedTotal: 3_600 },
      lines: [{ name: 'Puff-puff', quantity: 2, price: 1_800 }],
    });
  });

  test('the price of one size is not the other’s, though they have one name', () => {
    const large = { ...line, sizeId: 'large', expectedPrice: 2_500 };
    const agreed = agreeToPrices({
      ...changed,
      order: { ...order, lines: [line, large] },
      lines: [...waiting.lines, { name: 'Puff-puff', quantity: 2, price: 2_500 }],
    });
    expect(agreed?.order.lines.map(({ expectedPrice }) => expectedPrice)).toEqual([1_800, 2_500]);
    expect(agreed?.lines.map(({ price }) => price)).toEqual([1_800, 2_500]);
  });

  test('what is no longer sold leaves nothing to agree to', () => {
    const gone = {
      ...changed,
      problem: { kind: 'prices' as const, changes: [{ ...dearer, price: null }], total: 0 },
    };
    expect(agreeToPrices(gone)).toBeNull();
  });

  test('another time is taken', () => {
    const slot = { day: '2026-12-08', windowId: 'noon', from: '12:00', to: '15:00' };
    const moved = takeOtherSlot(
      { ...waiting, problem: { kind: 'slot', message: 'Full.', alternatives: [slot] } },
      slot,
    );
    expect(moved.order.slot).toEqual({ day: '2026-12-08', windowId: 'noon' });
    expect(moved.draft.slot).toEqual(slot);
    expect(moved.problem).toBeNull();
  });
});

test.each([null, '', 'no JSON', '{}', JSON.stringify({ ...waiting, order: { ...order, lines: [] } })])(
  'kept text that is no order (%j) is nothing',
  (text) => {
    expect(parseWaiting(text)).toBeNull();
  },
);

test('what was kept is read as it was written', () => {
  expect(parseWaiting(JSON.stringify(waiting))).toEqual(waiting);
});

test('goods and delivery of an order that waits add up to its total (P24.6)', () => {
  expect(computeDelivery(waiting)).toBe(0);
  expect(computeDelivery({ ...waiting, order: { ...order, expectedTotal: 5_500.5 } })).toBe(2_500.5);
});
