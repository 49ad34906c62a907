import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { OrderPlacement } from '../../../../contract/orders.ts';
import { listUnpaidOrdersEndpoint } from '../../../../contract/unpaid-orders.ts';
import { orders } from '../../../database/schema/orders.ts';
import { openOrderAdmin } from '../../../testing/order-admin.ts';
import { makeContact, makeOrderInput } from '../../../testing/order-inputs.ts';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';

type Asker = { readonly ask: (path: string) => Promise<Response> };

async function listUnpaid(visitor: Asker) {
  const answer = await visitor.ask('/api/unpaid-orders');
  return listUnpaidOrdersEndpoint.answerSchema.parse(await answer.json()).data;
}

describe('the list of unpaid orders', () => {
  test('is that of this account or browser, with what is to be done, and a stranger’s is empty (P29.170)', async () => {
    const admin = await openOrderAdmin();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const contact = { ...makeContact(), email: 'ada@bakery.example' };
    const input = makeOrderInput({ contact, payment: 'transfer' });
    const { order } = await admin.place(ada, input);
    const guest = await admin.placeAsGuest(input);
    expect(await listUnpaid(ada)).toMatchObject([
      { id: order.id, number: order.number, total: 8_000, holdUntil: order.holdUntil, isOnAccount: true },
    ]);
    expect(await listUnpaid(guest.visitor)).toMatchObject([{ id: guest.order.id, isOnAccount: false }]);
    const stranger = admin.shop.visit();
    expect((await admin.send(stranger, input)).status).toBe(409);
    expect(await listUnpaid(stranger)).toEqual([]);
    expect(await listUnpaid(await admin.shop.signInUser('ngozi@bakery.example'))).toEqual([]);
  });

  test('is without what was cancelled or has expired (P29.170)', async () => {
    const admin = await openOrderAdmin();
    const { order, visitor } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    await admin.place(visitor, makeOrderInput({ payment: 'transfer' }));
    expect((await visitor.post(`/api/orders/${order.id}/cancel`)).status).toBe(200);
    expect(await listUnpaid(visitor)).toHaveLength(1);
    admin.clock.pass(240);
    expect(await listUnpaid(visitor)).toEqual([]);
  });
});

describe('whoever pays online at once', () => {
  async function openAwaited() {
    const admin = await openPaymentAdmin();
    const contact = makeContact();
    const input = (differences: Partial<OrderPlacement> = {}) => makeOrderInput({ contact, ...differences });
    for (let transfers = 0; transfers < 2; transfers += 1) {
      await admin.placeAsGuest(input({ payment: 'transfer' }));
    }
    return { admin, input };
  }

  test('is not kept from it by two transfers that are awaited, and by two such orders is (P29.171)', {
    tags: 'long',
  }, async () => {
    const { admin, input } = await openAwaited();
    const send = (payment: OrderPlacement['payment']) => admin.send(admin.shop.visit(), input({ payment }));
    expect((await send('transfer')).status).toBe(409);
    expect([(await send('card')).status, (await send('ussd')).status]).toEqual([201, 201]);
    const third = await send('card');
    expect([third.status, await third.json()]).toMatchObject([409, { code: 'too_many_unpaid' }]);
    admin.clock.pass(20);
    expect((await send('card')).status).toBe(201);
  });

  test('does not get the longer hold of a transfer by changing to it (P29.171)', async () => {
    const { admin, input } = await openAwaited();
    const { order, visitor } = await admin.placeAsGuest(input({ payment: 'card' }));
    const changed = await visitor.ask(`/api/orders/${order.id}/payment-method`, {
      method: 'PUT',
      body: { payment: 'transfer' },
    });
    expect([changed.status, await changed.json()]).toMatchObject([409, { code: 'too_many_unpaid' }]);
  });
});

test('an account is one customer, whatever contact it types, also when all are sent at once (P29.171)', async () => {
  const admin = await openOrderAdmin();
  const ada = await admin.shop.signInUser('ada@bakery.example');
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => admin.send(ada, makeOrderInput({ payment: 'transfer' }))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(await admin.db.$count(orders, eq(orders.userId, ada.userId))).toBe(2);
});
