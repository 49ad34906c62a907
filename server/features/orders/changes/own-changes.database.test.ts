import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { kitchenTicketSchema } from '../../../../contract/kitchen.ts';
import { changePreviewSchema, listOrderChangesEndpoint } from '../../../../contract/order-changes.ts';
import { type Order, orderSchema } from '../../../../contract/orders.ts';
import { messages } from '../../../database/schema/messages.ts';
import { orderChanges } from '../../../database/schema/order-changes.ts';
import { orders } from '../../../database/schema/orders.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { FRIDAY, makeContact, makeOrderInput, SATURDAY } from '../../../testing/order-inputs.ts';
import { listNotified } from '../../../testing/payment-ledgers.ts';
import { changeProducts } from '../../../testing/publish-products.ts';
import type { Visitor } from '../../../testing/visitor.ts';

type Admin = Awaited<ReturnType<typeof openAdmin>>;

const placeTwo = ({ placeAsGuest }: Admin) =>
  placeAsGuest({
    ...makeOrderInput(),
    contact: makeContact(),
    lines: makeOrderInput().lines.map((line) => ({ ...line, quantity: 2, inscription: 'Ada is 30' })),
    expectedTotal: 13_000,
  });

const change = (visitor: Visitor, order: Order, differences: object) =>
  visitor.post(`/api/orders/${order.id}/changes`, {
    version: order.version,
    contact: { name: order.contact.name, phone: order.contact.phone },
    address: order.address,
    note: order.note,
    inscriptions: [],
    ...differences,
  });
const read = async (answer: Response) => {
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${answer.status} instead of 200: ${text}`);
  return orderSchema.parse(JSON.parse(text));
};
const look = async (visitor: Visitor, { id }: Order) => read(await visitor.ask(`/api/orders/${id}`));
const ask = (visitor: Visitor, { id }: Order, body: object) =>
  visitor.post(`/api/orders/${id}/change-request`, body);
const previewRequest = async ({ owner }: Admin, { id }: Order) =>
  (await owner.ask(`/api/admin/orders/${id}/change-request`)).json() as Promise<{
    readonly preview: unknown;
    readonly obstacle: string;
  }>;
const countNews = async ({ db }: Admin, news: string) => {
  const rows = await db.select().from(messages).where(eq(messages.kind, 'order_status'));
  return rows.filter(({ details, channel }) => details.news === news && channel === 'email').length;
};

describe('what customers change themselves', () => {
  test('is inscription, note, gift message, recipient and address: one write, one message, on the ticket until it is ticked (P37.18, P29.47)', async () => {
    const admin = await openAdmin();
    const { order, visitor } = await placeTwo(admin);
    expect(order).toMatchObject({ canChange: true, canAskForChange: true, changeRequest: null });
    const wanted = {
      contact: { name: 'Ngozi Eze', phone: '+2348031112222' },
      address: { ...order.address, street: '9 Marina', phone: '' },
      note: 'Ring twice',
      giftMessage: 'Happy 31st!',
      inscriptions: [{ position: 0, inscription: 'Ada is 31' }],
    };
    const changed = await read(await change(visitor, order, wanted));
    expect(changed).toMatchObject({
      total: 13_000,
      slot: order.slot,
      contact: { name: 'Ngozi Eze', phone: '+2348031112222' },
      address: { street: '9 Marina' },
      note: 'Ring twice',
      giftMessage: 'Happy 31st!',
      lines: [{ quantity: 2, inscription: 'Ada is 31', price: 5_000 }],
    });
    const what = 'inscription, address, contact, note, gift message';
    expect(changed.history.at(-1)).toMatchObject({ by: 'customer', words: `Changed, same price: ${what}` });
    expect(await countNews(admin, 'changed')).toBe(1);
    const listed = await admin.owner.ask(`/api/admin/orders/${order.id}/changes`);
    expect(listOrderChangesEndpoint.answerSchema.parse(await listed.json()).data).toMatchObject([
      { by: 'Ngozi Eze', isByCustomer: true, difference: 0, isSeen: false },
    ]);
    const day = (await (await admin.owner.ask(`/api/admin/kitchen?day=${FRIDAY}`)).json()) as {
      readonly tickets: readonly unknown[];
    };
    expect(kitchenTicketSchema.parse(day.tickets[0]).changes.map(({ words }) => words)).toEqual([
      ['Honey Cake: “Ada is 30” → “Ada is 31”', 'Note: Ring twice'],
    ]);
    // The same once more is no change, and nobody is told.
    expect((await read(await change(visitor, changed, {}))).version).toBe(changed.version);
    expect(await countNews(admin, 'changed')).toBe(1);
    expect((await change(visitor, order, { note: 'Seen too early' })).status).toBe(409);
    expect((await change(admin.shop.visit(), changed, { note: 'A stranger' })).status).toBe(404);
  });

  test('is nothing that costs: another zone is to be asked for, and what takes no inscription gets none (P37.18)', async () => {
    const admin = await openAdmin();
    const { order, visitor } = await placeTwo(admin);
    const elsewhere = { address: { ...order.address, lga: 'Ikeja', phone: '' } };
    const refused = await change(visitor, order, elsewhere);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'another_zone' }]);
    await changeProducts(admin.db, ['honey-cake'], { allowsInscription: false });
    // What has one keeps its right to it.
    const inscriptions = [{ position: 0, inscription: 'Ada' }];
    const changed = await read(await change(visitor, order, { inscriptions }));
    const none = await read(
      await change(visitor, changed, { inscriptions: [{ position: 0, inscription: '' }] }),
    );
    expect((await change(visitor, none, { inscriptions })).status).toBe(400);
    expect((await change(visitor, none, { inscriptions: [{ position: 7, inscription: 'x' }] })).status).toBe(
      400,
    );
    await admin.makeStep(order.id, 'in_kitchen');
    const begun = await look(visitor, order);
    expect(begun).toMatchObject({ canChange: false, canAskForChange: true });
    expect((await change(visitor, begun, { note: 'Too late' })).status).toBe(409);
  });

  test('against the kitchen’s start, a cancellation or a payment has one outcome, in both orders (P37.18)', async () => {
    const admin = await openAdmin();
    const rivals: readonly ((order: Order) => Promise<unknown>)[] = [
      ({ id, version }) => admin.step(id, { to: 'in_kitchen', version }),
      ({ id }) => admin.makeStep(id, 'cancelled', 'customer'),
      ({ id }) =>
        admin.owner.ask(`/api/admin/orders/${id}/payments`, {
          method: 'POST',
          body: { way: 'cash', amount: 13_000, note: '' },
          headers: { 'idempotency-key': crypto.randomUUID() },
        }),
    ];
    for (const rival of rivals) {
      for (const isRivalFirst of [true, false]) {
        const { order, visitor } = await placeTwo(admin);
        const acts = [() => change(visitor, order, { note: 'Changed' }), () => rival(order)];
        const results = await Promise.all((isRivalFirst ? acts.toReversed() : acts).map((act) => act()));
        const changing = results[isRivalFirst ? 1 : 0];
        const after = await look(visitor, order);
        const isChanged = changing instanceof Response && changing.status === 200;
        expect(after.note).toBe(isChanged ? 'Changed' : order.note);
        const recorded = await admin.db.$count(orderChanges, eq(orderChanges.orderId, order.id));
        expect(recorded).toBe(isChanged ? 1 : 0);
        const owed = after.status === 'cancelled' ? 0 : after.total;
        expect(after.money.paid + after.money.due).toBe(owed);
      }
    }
  });
});

describe('changing and asking without end', () => {
  test('is refused by order (P37.18)', { tags: 'long' }, async () => {
    const admin = await openAdmin({ rateLimitFactor: 0.05 });
    const { order, visitor } = await placeTwo(admin);
    const changed = await read(await change(visitor, order, { note: 'Once' }));
    expect((await change(visitor, changed, { note: 'Twice' })).status).toBe(429);
    expect((await ask(visitor, order, { words: 'Blue' })).status).toBe(429);
  });

  test('is refused by network, whatever the order (P37.18)', { tags: 'long' }, async () => {
    const admin = await openAdmin({ rateLimitFactor: 0.05 });
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const { order, visitor } = await placeTwo(admin);
      statuses.push((await ask(visitor, order, { words: 'Blue' })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

describe('a change that customers ask for', () => {
  test('waits at the desk with what it would cost and is made with one tap (P37.19, P29.412, P29.471)', async () => {
    const admin = await openAdmin();
    const { order, visitor } = await placeTwo(admin);
    const size = { id: 'large', name: '10 inch', priceInKobo: 900_000, servings: null, workUnits: 1 };
    await changeProducts(admin.db, ['honey-cake'], { sizes: [size] });
    const lines = [{ position: 0, quantity: 1, sizeId: 'large', inscription: 'Ada is 31' }];
    const body = { words: 'And could it come with candles?', lines };
    const asked = await read(await ask(visitor, order, body));
    expect(asked).toMatchObject({
      total: 13_000,
      canAskForChange: false,
      changeRequest: {
        wanted: ['Honey Cake: one size → 10 inch, 2 → 1, “Ada is 30” → “Ada is 31”'],
        difference: -1_000,
      },
    });
    expect((await ask(visitor, order, body)).status).toBe(409);
    expect(
      (await listNotified(admin.db, order.id)).filter((notified) => notified.startsWith('change_requested')),
    ).toEqual(expect.arrayContaining(['change_requested email', 'change_requested in_app']));
    expect((await admin.list('attention=change_requested')).data).toMatchObject([
      { id: order.id, attention: ['change_requested'] },
    ]);
    const { preview } = await previewRequest(admin, order);
    const seen = changePreviewSchema.parse(preview);
    expect(seen.total).toEqual({ before: 13_000, after: 12_000 });
    const accept = (requestId: string, expectedTotal: number, version = asked.version) =>
      admin.owner.post(`/api/admin/orders/${order.id}/change-request/accept`, {
        requestId,
        version,
        expectedTotal,
      });
    const id = asked.changeRequest?.id ?? '';
    expect((await accept(crypto.randomUUID(), 12_000)).status).toBe(409);
    expect((await accept(id, 11_000)).status).toBe(409);
    const accepted = await admin.readOrder(await accept(id, 12_000), 200);
    expect(accepted).toMatchObject({
      total: 12_000,
      lines: [{ sizeName: '10 inch', quantity: 1, inscription: 'Ada is 31' }],
      changeRequest: { status: 'accepted' },
      attention: [],
    });
    expect((await accept(id, 12_000, accepted.version)).status).toBe(409);
    expect(await countNews(admin, 'changed')).toBe(1);
    expect((await look(visitor, order)).canAskForChange).toBe(true);
  });

  test('is declined with a sentence that the customer reads, or withdrawn, and nothing of the order changes (P37.20, P29.386)', async () => {
    const admin = await openAdmin();
    const { order, visitor } = await placeTwo(admin);
    expect((await ask(visitor, order, {})).status).toBe(400);
    expect((await ask(visitor, order, { lines: [{ position: 3, quantity: 1 }] })).status).toBe(400);
    const asked = await read(await ask(visitor, order, { words: 'Could it be blue?' }));
    expect(await previewRequest(admin, order)).toEqual({ preview: null, obstacle: '', change: null });
    const decline = (requestId: string) =>
      admin.owner.post(`/api/admin/orders/${order.id}/change-request/decline`, {
        requestId,
        reason: 'We have no blue.',
      });
    const declined = await admin.readOrder(await decline(asked.changeRequest?.id ?? ''), 200);
    expect(declined.changeRequest).toMatchObject({ status: 'declined', answer: 'We have no blue.' });
    expect((await decline(asked.changeRequest?.id ?? '')).status).toBe(409);
    expect(await look(visitor, order)).toMatchObject({ total: 13_000, lines: order.lines });
    expect(await countNews(admin, 'change_asked')).toBe(1);
    expect(await countNews(admin, 'change_declined')).toBe(1);
    await ask(visitor, order, { lines: [{ position: 0, quantity: 3, sizeId: null }] });
    const withdrawn = await visitor.ask(`/api/orders/${order.id}/change-request`, { method: 'DELETE' });
    expect((await read(withdrawn)).changeRequest).toMatchObject({ status: 'withdrawn' });
    expect((await admin.list('attention=change_requested')).data).toEqual([]);
    await admin.makeStep(order.id, 'in_kitchen');
    await admin.makeStep(order.id, 'ready');
    expect((await ask(visitor, order, { words: 'Too late' })).status).toBe(409);
  });

  test('is answered by what staff make of it at the desk, in the same write (P37.20)', async () => {
    const admin = await openAdmin();
    const { order, visitor } = await placeTwo(admin);
    const asked = await read(await ask(visitor, order, { words: 'Call it Ada is 32' }));
    const make = (answersRequest: string | null, version: number) =>
      admin.owner.post(`/api/admin/orders/${order.id}/changes`, {
        version,
        existingLines: [{ position: 0, quantity: 2, inscription: 'Ada is 32' }],
        contact: { name: order.contact.name, phone: order.contact.phone },
        address: order.address,
        slot: { day: order.slot.day, windowId: order.slot.windowId },
        note: order.note,
        reason: 'She asked',
        expectedTotal: 13_000,
        answersRequest,
      });
    const other = await admin.readOrder(await make(null, asked.version), 200);
    expect(other.changeRequest?.status).toBe('open');
    const answer = await make(asked.changeRequest?.id ?? null, other.version);
    expect((await admin.readOrder(answer, 200)).changeRequest?.status).toBe('accepted');
  });

  test('may be another day and an address in another zone: with what both cost, accepted in one write (P37.28, P37.31)', async () => {
    const admin = await openAdmin();
    const { order, visitor } = await placeTwo(admin);
    const address = { ...makeOrderInput().address, lga: 'Ikeja', area: 'Alausa', street: '9 Agege Road' };
    const slot = { day: SATURDAY, windowId: 'evening' };
    expect((await ask(visitor, order, { address: order.address, slot: order.slot })).status).toBe(400);
    expect((await ask(visitor, order, { slot: { ...slot, windowId: 'night' } })).status).toBe(400);
    const far = { lines: [{ position: 0, quantity: 3 }], slot, address };
    const asked = await read(await ask(visitor, order, far));
    expect(asked.changeRequest?.wanted).toEqual([
      'Honey Cake: 2 → 3',
      'Fri 20 Nov, 09:00–12:00 → Sat 21 Nov, 15:00–18:00',
      'New address: 9 Agege Road, Alausa, Ikeja, Lagos',
    ]);
    // Where it goes from now on is nobody's business until it is agreed.
    expect(asked).toMatchObject({ address: order.address, slot: { day: FRIDAY }, total: 13_000 });
    const body = { requestId: asked.changeRequest?.id, version: asked.version, expectedTotal: 20_500 };
    const accept = () => admin.owner.post(`/api/admin/orders/${order.id}/change-request/accept`, body);
    // Out there nobody pays the rider: staff are told so, and nothing changes.
    expect(await previewRequest(admin, order)).toMatchObject({
      preview: null,
      obstacle: expect.stringContaining('pay'),
      change: { lines: [{ quantity: 3, instead: null }], slot: { ...slot, from: '15:00' }, address },
    });
    expect((await accept()).status).toBeGreaterThanOrEqual(400);
    expect((await look(visitor, order)).changeRequest?.status).toBe('open');
    await admin.db.update(orders).set({ paymentMethod: 'transfer' });
    const { preview } = await previewRequest(admin, order);
    expect(changePreviewSchema.parse(preview)).toMatchObject({
      delivery: { before: 3_000, after: 5_500 },
      total: { before: 13_000, after: 20_500 },
    });
    const accepted = await admin.readOrder(await accept(), 200);
    expect(accepted).toMatchObject({ address, slot, total: 20_500, changeRequest: { status: 'accepted' } });
    expect(await countNews(admin, 'changed')).toBe(1);
  });
});
