import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inParallel } from '../../../testing/in-parallel.ts';
import { TERMS } from '../../../testing/order-admin.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';

const CUSTOMER_CALLS = [
  ['payments', { channel: 'card' }],
  ['payments/check', undefined],
  ['transfer', undefined],
] as const;

const OWNER_CALLS = [
  ['payments', { way: 'cash', amount: 8_000 }],
  ['refunds', { way: 'cash', amount: 1_000, reason: 'Squashed' }],
  ['adjustments', { decision: 'write_off', amount: 1_000, reason: 'A regular' }],
  ['reinstate', { slot: { day: '2026-11-21', windowId: 'morning' } }],
] as const;

describe('the money of an order', () => {
  test('is the business of its guest with the cookie, or of its customer, and of nobody else', async () => {
    const admin = await openPaymentAdmin();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const bola = await admin.shop.signInUser('bola@bakery.example');
    const ofGuest = await admin.placeHeld();
    const ofAda = await admin.place(ada, makeOrderInput({ payment: 'card' }));
    for (const [action, body] of CUSTOMER_CALLS) {
      const askAs = async (visitor: typeof ada | typeof ofGuest.visitor, orderId: string) =>
        (await visitor.post(`/api/orders/${orderId}/${action}`, body)).status;
      const isMade = action === 'payments' ? 200 : 204;
      expect(await askAs(ofGuest.visitor, ofGuest.order.id)).toBe(isMade);
      expect(await askAs(ada, ofAda.order.id)).toBe(isMade);
      // Not even the owner pays for somebody else, and who is told "not yours" would know that there is one.
      for (const stranger of [admin.shop.visit(), bola, ofGuest.visitor, admin.owner]) {
        expect(await askAs(stranger, ofAda.order.id)).toBe(404);
      }
      expect(await askAs(bola, ofGuest.order.id)).toBe(404);
      expect(await askAs(ada, randomUUID())).toBe(404);
      expect(await askAs(ada, 'no-id')).toBe(404);
    }
  });

  test('is changed by hand by administrators alone', async () => {
    const admin = await openPaymentAdmin();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const { order, visitor: guest } = await admin.placeHeld();
    for (const [action, body] of OWNER_CALLS) {
      const askAs = async ({ ask }: Pick<typeof guest, 'ask'>) =>
        (
          await ask(`/api/admin/orders/${order.id}/${action}`, {
            method: 'POST',
            body,
            headers: { 'idempotency-key': randomUUID() },
          })
        ).status;
      expect([await askAs(admin.shop.visit()), await askAs(guest), await askAs(ada)]).toEqual([
        401, 401, 403,
      ]);
      expect((await admin.sendByHand(randomUUID(), action, body)).status).toBe(404);
    }
    expect(await admin.readOrderList(order.id)).toMatchObject({ money: { paid: 0, payments: [] } });
  });

  test('is led to the payment page sixty times an hour for one order, and then no more', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin({ rateLimitFactor: 1 });
    const { order, visitor } = await admin.placeHeld();
    const start = () => visitor.post(`/api/orders/${order.id}/payments`, { channel: 'card' });
    const answers: number[] = [];
    for (let count = 0; count < 61; count += 1) answers.push((await start()).status);
    expect(answers.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(answers.at(-1)).toBe(429);
  });

  test('is looked for five times as often, and looking keeps nobody from paying', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin({ rateLimitFactor: 1 });
    const { order, visitor } = await admin.placeHeld();
    const look = () => visitor.post(`/api/orders/${order.id}/payments/check`);
    const answers: number[] = [];
    await inParallel(Array.from({ length: 301 }), async () => answers.push((await look()).status));
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
    const started = await visitor.post(`/api/orders/${order.id}/payments`, { channel: 'card' });
    expect(started.status).toBe(200);
  });
});

describe('what cannot be understood is refused by field', () => {
  test('a way to pay that there is not', async () => {
    const admin = await openPaymentAdmin();
    const { order, visitor } = await admin.placeHeld();
    for (const body of [{}, { channel: 'cash' }, { channel: '' }, [], 'card']) {
      const answer = await visitor.post(`/api/orders/${order.id}/payments`, body);
      expect([body, answer.status]).toEqual([body, 400]);
    }
  });

  test('an amount that is none, a reason that is missing, a way that there is not, a key that is too short', async () => {
    const admin = await openPaymentAdmin();
    const { order } = await admin.placeHeld();
    const refund = { way: 'cash', reason: 'Squashed' };
    const WRONG = [
      ['payments', { way: 'cash', amount: 0 }],
      ['payments', { way: 'cash', amount: -5 }],
      ['payments', { way: 'cash', amount: 10.005 }],
      ['payments', { way: 'cash', amount: '8000' }],
      ['payments', { way: 'cash', amount: 100_000_000.01 }],
      ['payments', { way: 'card', amount: 8_000 }],
      ['payments', { way: 'carried_over', amount: 8_000 }],
      ['payments', { way: 'cash', amount: 8_000, note: 'x'.repeat(201) }],
      ['refunds', { ...refund, amount: 0.001 }],
      ['refunds', { ...refund, way: 'carried_over', amount: 1 }],
      ['refunds', { ...refund, reason: '  ', amount: 1 }],
      ['adjustments', { decision: 'gift', amount: 1, reason: 'A regular' }],
      ['adjustments', { decision: 'keep', amount: 1, reason: '' }],
      ['reinstate', { slot: 'tomorrow' }],
    ] as const;
    for (const [action, body] of WRONG) {
      const answer = await admin.sendByHand(order.id, action, body);
      expect([action, body, answer.status]).toEqual([action, body, 400]);
    }
    for (const [action, body] of OWNER_CALLS.slice(0, 3)) {
      const answer = await admin.sendByHand(order.id, action, body, 'short');
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'key_missing' }]);
    }
    expect(await admin.readOrderList(order.id)).toMatchObject({
      money: { paid: 0, payments: [], refunds: [] },
    });
  });
});

test('a key that was sent before with other contents is refused, for payments, refunds and settlements alike', {
  tags: 'long',
}, async () => {
  const admin = await openPaymentAdmin();
  const [first, second] = [await admin.placeHeld(), await admin.placeHeld()] as const;
  await admin.settleByHand(second.order.id, 'payments', { way: 'cash', amount: 5_000 });
  const cases = [
    ['payments', { way: 'cash', amount: 7_000.5 }, { way: 'cash', amount: 7_000 }],
    [
      'refunds',
      { way: 'cash', amount: 1_000, reason: 'Squashed' },
      { way: 'cash', amount: 2_000, reason: 'Squashed' },
    ],
    [
      'adjustments',
      { decision: 'write_off', amount: 500, reason: 'A regular' },
      { decision: 'write_off', amount: 400, reason: 'A regular' },
    ],
  ] as const;
  for (const [action, body, other] of cases) {
    const key = randomUUID();
    const send = async (orderId: string, sent: object) =>
      (await admin.sendByHand(orderId, action, sent, key)).status;
    expect([await send(first.order.id, body), await send(first.order.id, body)]).toEqual([200, 200]);
    expect([action, await send(first.order.id, other)]).toEqual([action, 409]);
    expect([action, await send(second.order.id, body)]).toEqual([action, 409]);
  }
  expect(await admin.readOrderList(first.order.id)).toMatchObject({
    money: { paid: 7_000.5, refunded: 1_000 },
  });
  expect(await admin.readOrderList(second.order.id)).toMatchObject({
    money: { paid: 5_000, refunded: 0, due: 3_000 },
  });
  expect(await admin.findWrongSums()).toEqual([]);
});

test('the order desk gives back up to the limit the owner has set, in all of one order (P35.8)', async () => {
  const admin = await openPaymentAdmin();
  const desk = await admin.shop.signInUser('desk@bakery.example', { role: 'desk' });
  const manager = await admin.shop.signInUser('manager@bakery.example', { role: 'manager' });
  const { order } = await admin.placeAsGuest();
  await admin.sendByHand(order.id, 'payments', { way: 'cash', amount: 8_000 }, randomUUID(), desk);
  const refund = async (amount: number, by: typeof desk) => {
    const body = { way: 'cash', amount, reason: 'Squashed' };
    return (await admin.sendByHand(order.id, 'refunds', body, randomUUID(), by)).status;
  };
  const setLimit = async (by: typeof desk) =>
    (await by.put('/api/admin/delivery-terms', { ...TERMS, deskRefundLimit: 2_000 })).status;

  expect(await refund(1, desk)).toBe(403);
  expect(await setLimit(manager)).toBe(403);
  expect(await setLimit(admin.owner)).toBe(200);
  expect(await refund(1_500, desk)).toBe(200);
  expect(await refund(600, desk)).toBe(403);
  expect(await refund(500, desk)).toBe(200);
  const cancellation = { reason: 'Asked', refund: { way: 'cash', amount: 1_000 }, keepReason: 'Baked' };
  expect((await admin.sendByHand(order.id, 'cancel', cancellation, randomUUID(), desk)).status).toBe(403);
  expect(await refund(3_000, manager)).toBe(200);
});

test('what the order desk may refund is read by administrators alone, and does not show in the public terms (P31.7)', async () => {
  const admin = await openPaymentAdmin();
  const saved = await admin.owner.put('/api/admin/delivery-terms', { ...TERMS, deskRefundLimit: 2_000 });
  expect(saved.status).toBe(200);
  const desk = await admin.shop.signInUser('desk@bakery.example', { role: 'desk' });
  const manager = await admin.shop.signInUser('manager@bakery.example', { role: 'manager' });
  const read = (by: typeof desk) => by.ask('/api/admin/delivery-terms');
  expect([
    (await read(desk)).status,
    (await admin.shop.visit().ask('/api/admin/delivery-terms')).status,
  ]).toEqual([403, 401]);
  expect(await (await read(manager)).json()).toMatchObject({ deskRefundLimit: 2_000 });
  const open = await admin.shop.visit().ask('/api/delivery-terms');
  expect(Object.keys((await open.json()) as object).sort()).toEqual([
    'confirmMinutes',
    'freeAbove',
    'holds',
    'mustConfirm',
    'transferAccount',
    'zones',
  ]);
});

test('the bank account is the owner’s: a manager who changes it is refused (P35.2)', async () => {
  const admin = await openPaymentAdmin();
  const manager = await admin.shop.signInUser('manager@bakery.example', { role: 'manager' });
  const transferAccount = { bank: 'Other Bank', accountNumber: '9876543210', accountName: 'Somebody' };
  const save = async (terms: object) => (await manager.put('/api/admin/delivery-terms', terms)).status;
  expect(await save({ ...TERMS, transferAccount })).toBe(403);
  expect(await save({ ...TERMS, freeAbove: 200_000 })).toBe(200);
});
