import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listAlikeOrdersEndpoint } from '../../../../contract/alike-orders.ts';
import type { OrderPlacement } from '../../../../contract/orders.ts';
import { DEFAULT_UNCONFIRMED_TERMS } from '../../../../domain/orders/unconfirmed.ts';
import { notificationChoices } from '../../../database/schema/account.ts';
import { orders } from '../../../database/schema/orders.ts';
import { CALENDAR, openOrderAdmin, TERMS } from '../../../testing/order-admin.ts';
import { makeContact, makeOrderInput, SATURDAY } from '../../../testing/order-inputs.ts';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';
import { writeDeliveryTerms } from '../delivery/delivery-plan.store.ts';
import { expireOrders } from '../expire-orders.ts';

/** As a new shop is: strangers confirm, and take three of ten places of a day at most. */
const ROOMY = {
  ...CALENDAR,
  weekdays: CALENDAR.weekdays.map(() => ({ isOpen: true, workUnits: 10 })),
  windows: CALENDAR.windows.map((window) => ({ ...window, capacities: { delivery: 50, pickup: 50 } })),
};

async function openWary(terms: Partial<typeof DEFAULT_UNCONFIRMED_TERMS> = {}) {
  const admin = await openOrderAdmin({ calendar: ROOMY });
  const unconfirmed = { ...DEFAULT_UNCONFIRMED_TERMS, ...terms };
  await writeDeliveryTerms(admin.db, { ...TERMS, unconfirmed });
  const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
  return { ...admin, owner };
}

type Wary = Awaited<ReturnType<typeof openWary>>;

/** The link of the newest mail to somebody. */
async function readLink({ shop }: Wary, address: string): Promise<URL> {
  await shop.settle();
  const mail = shop.mails.findLast(({ to }) => to === address);
  const [link] = /https:\S+/.exec(mail?.text ?? '') ?? [];
  return new URL(link ?? 'https://shop.example/none');
}

const readKey = ({ hash }: URL) => new URLSearchParams(hash.slice(1)).get('confirm') ?? '';

async function finishOrder(admin: Wary, orderId: string): Promise<void> {
  await admin.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, orderId));
}

describe('an order that a stranger pays on receipt', () => {
  test('keeps its place until it is confirmed by the emailed link, and expires without (P21.9)', {
    tags: 'long',
  }, async () => {
    const admin = await openWary();
    const contact = makeContact();
    const { order, visitor } = await admin.placeAsGuest(makeOrderInput({ contact }));
    expect(order).toMatchObject({
      status: 'pending_payment',
      isUnconfirmed: true,
      holdUntil: '2026-11-16T15:00:00.000Z',
    });
    const key = readKey(await readLink(admin, contact.email));
    const mail = admin.shop.mails.find(({ to }) => to === contact.email);
    expect(mail?.subject).toBe(`Confirm your order ${order.number} at Oyin Bakes`);

    const path = `/api/orders/${order.id}/confirm`;
    expect((await visitor.post(path, { key: 'something-else-here' })).status).toBe(404);
    expect((await admin.shop.visit().post(path, { key })).status).toBe(404);
    for (let time = 0; time < 2; time += 1) {
      const confirmed = await visitor.post(path, { key });
      expect(await confirmed.json()).toMatchObject({ status: 'confirmed', isUnconfirmed: false });
    }

    const other = await admin.placeAsGuest();
    const otherKey = readKey(await readLink(admin, other.order.contact.email));
    admin.clock.pass(241);
    const late = await other.visitor.post(`/api/orders/${other.order.id}/confirm`, { key: otherKey });
    expect(late.status).toBe(409);
    await expireOrders(admin.db, admin.clock.read());
    const [row] = await admin.db.select().from(orders).where(eq(orders.id, other.order.id));
    expect(row?.status).toBe('expired');
  });

  test('cannot be confirmed instead of being paid where it is paid in advance (P21.9)', {
    tags: 'long',
  }, async () => {
    const admin = await openWary();
    const contact = makeContact();
    const { order, visitor } = await admin.placeAsGuest(makeOrderInput({ contact, payment: 'transfer' }));
    expect(readKey(await readLink(admin, contact.email))).toBe('');
    const unpaid = await visitor.post(`/api/orders/${order.id}/confirm`, { key: 'x'.repeat(32) });
    expect(unpaid.status).toBe(404);
  });

  test('is confirmed by the owner in one step (P21.9)', { tags: 'long' }, async () => {
    const { owner, placeAsGuest } = await openWary();
    const { order } = await placeAsGuest();
    const stepped = await owner.post(`/api/admin/orders/${order.id}/steps`, { to: 'confirmed' });
    expect(await stepped.json()).toMatchObject({ status: 'confirmed', isUnconfirmed: false });
  });

  test('is confirmed at once where an account has got an order before, or the shop takes it down (P21.9)', {
    tags: 'long',
  }, async () => {
    const admin = await openWary();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const first = await admin.place(ada);
    expect(first.order.isUnconfirmed).toBe(true);
    await finishOrder(admin, first.order.id);
    expect((await admin.place(ada)).order).toMatchObject({ status: 'confirmed', isUnconfirmed: false });
    const taken = await admin.owner.ask('/api/admin/orders', {
      method: 'POST',
      body: { ...makeOrderInput(), origin: 'phone' },
      headers: { 'idempotency-key': 'taken-down-on-the-phone' },
    });
    expect(await taken.json()).toMatchObject({ status: 'confirmed' });
  });

  test('is confirmed at once where an account has paid for an order in full, until the money goes back (P29.174)', async () => {
    const admin = await openWary({ dayShare: 100 });
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const { order } = await admin.place(ada, makeOrderInput({ payment: 'transfer' }));
    const setFirst = (changes: Partial<typeof orders.$inferInsert>) =>
      admin.db.update(orders).set(changes).where(eq(orders.id, order.id));
    const placeNext = async () => (await admin.place(ada)).order.isUnconfirmed;
    await setFirst({ status: 'confirmed', holdUntil: null, paidInKobo: 700_000 });
    expect(await placeNext(), 'a part of it').toBe(true);
    await setFirst({ paidInKobo: 800_000 });
    expect(await placeNext(), 'all of it').toBe(false);
    await setFirst({ refundingInKobo: 800_000 });
    expect(await placeNext(), 'on its way back').toBe(true);
    await admin.db.update(orders).set({ status: 'cancelled' });
    await setFirst({ refundingInKobo: 0, status: 'cancelled' });
    expect(await placeNext(), 'cancelled').toBe(true);
  });

  test('is confirmed at once where it goes to the confirmed address of its account, and no other (P29.274)', {
    tags: 'long',
  }, async () => {
    const admin = await openWary();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const own = { ...makeContact(), email: 'Ada@bakery.example' };
    const isAsked = async (by: typeof ada | undefined, contact = own) =>
      (
        await (by
          ? admin.place(by, makeOrderInput({ contact }))
          : admin.placeAsGuest(makeOrderInput({ contact })))
      ).order.isUnconfirmed;
    expect(await isAsked(ada)).toBe(false);
    expect(await isAsked(ada, makeContact()), 'another address').toBe(true);
    expect(await isAsked(undefined), 'a guest who types it').toBe(true);
  });

  test('tells how by email, also to whoever has switched such emails off (P21.9)', {
    tags: 'long',
  }, async () => {
    const admin = await openWary();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const choice = { userId: ada.userId, kind: 'order_placed', channel: 'email', isOn: false } as const;
    await admin.db.insert(notificationChoices).values(choice);
    const contact = makeContact();
    const { order } = await admin.place(ada, makeOrderInput({ contact }));
    const link = await readLink(admin, contact.email);
    expect(link.pathname).toBe(`/orders/${order.id}`);
    expect(readKey(link)).not.toBe('');
  });
});

describe('orders that nobody has paid for or confirmed', () => {
  const strangers = (count: number, differences: Partial<OrderPlacement> = {}) =>
    Array.from({ length: count }, () => makeOrderInput(differences));

  test('never take more than the owner’s share of a day, also when all are sent at once (P21.10)', async () => {
    const admin = await openWary();
    const inputs = [...strangers(4), ...strangers(4, { payment: 'transfer' })];
    const answers = await Promise.all(inputs.map((input) => admin.send(admin.shop.visit(), input)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({
      code: 'slot_unconfirmed_full',
      alternatives: [{ day: '2026-11-19' }, { day: '2026-11-19' }, { day: SATURDAY }, { day: SATURDAY }],
    });
    // Room is left for whoever is known.
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const { order } = await admin.place(
      ada,
      makeOrderInput({ slot: { day: SATURDAY, windowId: 'morning' } }),
    );
    await finishOrder(admin, order.id);
    expect((await admin.send(ada, makeOrderInput())).status).toBe(201);
    await admin.db.update(orders).set({ status: 'confirmed' }).where(eq(orders.paymentMethod, 'on_delivery'));
    await admin.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.paymentMethod, 'transfer'));
    expect((await admin.send(admin.shop.visit(), makeOrderInput())).status).toBe(201);
  });

  test('are not moved into a share that is taken (P21.10)', { tags: 'long' }, async () => {
    const admin = await openWary();
    for (const input of strangers(3)) await admin.placeAsGuest(input);
    const { order, visitor } = await admin.placeAsGuest(
      makeOrderInput({ slot: { day: SATURDAY, windowId: 'morning' } }),
    );
    const move = (windowId: string, day: string) =>
      visitor.post(`/api/orders/${order.id}/move`, { slot: { day, windowId } });
    expect((await move('morning', '2026-11-20')).status).toBe(409);
    expect((await move('evening', SATURDAY)).status).toBe(200);
  });

  test('are none that would take more than the share alone (P21.10)', { tags: 'long' }, async () => {
    const admin = await openWary();
    const [line] = makeOrderInput().lines;
    if (!line) throw new Error('There is no line.');
    const large = makeOrderInput({ lines: [{ ...line, quantity: 4 }], expectedTotal: 23_000 });
    const answer = await admin.send(admin.shop.visit(), large);
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'slot_unconfirmed_too_large' }]);
  });

  test('are two for a person and forty for a network (P21.10)', async () => {
    const admin = await openWary({ dayShare: 100 });
    const contact = makeContact();
    const send = () => admin.send(admin.shop.visit(), makeOrderInput({ contact }));
    expect([await send(), await send()].map(({ status }) => status)).toEqual([201, 201]);
    expect(await (await send()).json()).toMatchObject({ code: 'too_many_unpaid' });
    const [{ network } = { network: '' }] = await admin.db.select().from(orders).limit(1);
    // Nobody reads an address out of the database.
    expect(network).toMatch(/^[\w-]{22}$/);
  });
});

test('whoever pays online finds room where strangers have taken their share (P21.10)', async () => {
  const admin = await openPaymentAdmin({ calendar: ROOMY });
  const unconfirmed = { mustConfirm: true, confirmMinutes: 240, dayShare: 10 };
  await writeDeliveryTerms(admin.db, { ...TERMS, unconfirmed });
  const send = (differences: Partial<OrderPlacement> = {}) =>
    admin.send(admin.shop.visit(), makeOrderInput(differences));
  expect([(await send()).status, (await send()).status]).toEqual([201, 409]);
  expect((await send({ payment: 'card' })).status).toBe(201);
});

test('the owner sees all unpaid orders of one network or contact, and cancels them in one step (P21.11)', {
  tags: 'long',
}, async () => {
  const admin = await openWary({ dayShare: 100 });
  const contact = makeContact();
  const { order } = await admin.placeAsGuest(makeOrderInput({ contact }));
  const again = await admin.placeAsGuest(
    makeOrderInput({ contact: { ...makeContact(), phone: contact.phone } }),
  );
  const neighbour = await admin.placeAsGuest();
  await admin.placeAsGuest();
  await admin.db.update(orders).set({ network: 'elsewhere' }).where(eq(orders.id, again.order.id));
  await admin.db.update(orders).set({ paidInKobo: 100 }).where(eq(orders.id, neighbour.order.id));
  const list = async (by: string) => {
    const answer = await admin.owner.ask(`/api/admin/orders/${order.id}/alike?by=${by}`);
    const { data, total } = listAlikeOrdersEndpoint.answerSchema.parse(await answer.json());
    return { ids: data.map(({ id }) => id), total };
  };
  const byContact = await list('contact');
  expect(byContact).toMatchObject({ total: 2 });
  expect(new Set(byContact.ids)).toEqual(new Set([order.id, again.order.id]));
  const byNetwork = await list('network');
  expect(byNetwork.total).toBe(2);
  expect(byNetwork.ids).not.toContain(neighbour.order.id);

  const body = { ids: byNetwork.ids, to: 'cancelled', reason: 'We couldn’t confirm this order' };
  const cancelled = await admin.owner.post('/api/admin/orders/steps', body);
  expect(await cancelled.json()).toMatchObject({ data: [{ problem: null }, { problem: null }] });
  expect((await list('network')).ids).toEqual([]);
});
