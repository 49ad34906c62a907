import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { kitchenPaperSchema } from '../../../../contract/kitchen.ts';
import { messages } from '../../../database/schema/messages.ts';
import { orders } from '../../../database/schema/orders.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { FRIDAY, makeContact, makeOrderInput, SATURDAY } from '../../../testing/order-inputs.ts';

const withoutMail = () => ({ ...makeContact(), email: '' });

describe('an order that is taken down for somebody', () => {
  test('is placed by the same rules and says who took it and how it came (P6.9)', async () => {
    const admin = await openAdmin();
    const answer = await admin.take({ origin: 'whatsapp' });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const order = await admin.readOrder(answer, 201);
    expect(order).toMatchObject({
      status: 'confirmed',
      origin: 'whatsapp',
      userId: null,
      total: 8_000,
      slot: { day: FRIDAY, windowId: 'morning' },
      history: [{ status: 'confirmed', by: 'administrator' }],
      historyActors: ['Bisi Owner'],
    });
    expect((await admin.list()).data).toMatchObject([{ id: order.id, origin: 'whatsapp' }]);
  });

  test('can be taken, or moved, to a time that is too late for customers, and the log has who did it (P28.25)', {
    tags: 'long',
  }, async () => {
    const admin = await openAdmin();
    // An hour before the window begins.
    admin.clock.set('2026-11-20T07:00:00.000Z');
    const refused = await admin.take({});
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'slot_cut_off' }]);
    const asCustomer = await admin.send(admin.shop.visit(), {
      ...makeOrderInput(),
      ...{ acceptLate: true },
    });
    expect(await asCustomer.json()).toMatchObject({ code: 'slot_cut_off' });
    const order = await admin.readOrder(await admin.take({ acceptLate: true }), 201);
    const late = {
      action: 'order.taken_late',
      by: 'Bisi Owner',
      details: { after: 'Fri 20 Nov, 09:00–12:00' },
    };
    expect(order.activity).toMatchObject([late]);

    const next = { day: SATURDAY, windowId: 'morning' };
    const move = (slot: object, more: object = {}) =>
      admin.owner.post(`/api/admin/orders/${order.id}/move`, { slot, ...more });
    expect((await move(next, { acceptLate: true })).status).toBe(200);
    expect((await move(order.slot)).status).toBe(409);
    const back = await admin.readOrder(await move(order.slot, { acceptLate: true }), 200);
    expect(back.activity.filter(({ action }) => action === 'order.taken_late').length).toBeGreaterThan(1);
    admin.clock.set('2026-11-20T11:00:00.000Z');
    expect(await (await admin.take({ acceptLate: true })).json()).toMatchObject({ code: 'slot_past' });
  });

  test('is refused at another price, in a slot that is taken, and without a word on how it came (P6.9)', async () => {
    const admin = await openAdmin();
    const readRefusal = async (differences: object) => {
      const answer = await admin.take(differences);
      return [answer.status, await answer.json()];
    };
    expect(await readRefusal({ expectedTotal: 1 })).toMatchObject([
      409,
      { code: 'prices_changed', total: 8_000 },
    ]);
    const slot = { day: '2026-11-22', windowId: 'morning' };
    expect(await readRefusal({ slot })).toMatchObject([
      409,
      { code: 'slot_closed', alternatives: [{}, {}, {}, {}] },
    ]);
    for (const origin of ['shop', undefined]) {
      expect(await readRefusal({ origin })).toMatchObject([
        400,
        { fields: { origin: 'Choose how the customer ordered.' } },
      ]);
    }
    expect(await readRefusal({ contact: { ...makeContact(), email: 'ada' } })).toMatchObject([400, {}]);
    expect(await admin.db.$count(orders)).toBe(0);
  });

  test('takes of the same capacity as everybody’s (P6.9)', { tags: 'long' }, async () => {
    const admin = await openAdmin();
    await Promise.all(Array.from({ length: 25 }, () => admin.placeAsGuest()));
    const answer = await admin.take();
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'slot_window_full' }]);
  });

  test('is one order however often it is sent, and no other administrator’s key opens it', async () => {
    const admin = await openAdmin();
    const key = randomUUID();
    const contact = makeContact();
    const first = await admin.readOrder(await admin.take({ contact }, key), 201);
    const again = await admin.readOrder(await admin.take({ contact }, key), 201);
    expect(again.id).toBe(first.id);
    const other = await admin.shop.signInUser('other@bakery.example', { isAdmin: true });
    for (const answer of [
      await admin.take({ contact }, key, other),
      await admin.take({ contact, origin: 'counter' }, key),
      await admin.send(admin.shop.visit(), makeOrderInput({ contact }), key),
    ]) {
      expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'key_reused' }]);
    }
    const keyless = await admin.take({ contact }, '');
    expect([keyless.status, await keyless.json()]).toMatchObject([400, { code: 'key_missing' }]);
    expect(await admin.db.$count(orders)).toBe(1);
  });
});

describe('what staff agree with a customer', () => {
  const WEDDING_CAKE = {
    name: 'Wedding cake, 3 tiers',
    details: 'Ivory fondant, sugar roses',
    price: 450_000,
    workUnits: 20,
    leadTimeHours: 72,
    allergens: ['egg', 'milk'],
  };
  const PICKUP = { method: 'pickup', address: null };
  const withoutLines = { ...PICKUP, lines: [], contact: withoutMail(), payment: 'transfer' };

  test('is a line of its own at a price no cart would take, with its work, its notice and its allergens (P37.1, P28.448, P28.459)', async () => {
    const admin = await openAdmin();
    const wanted = { ...withoutLines, freeLines: [WEDDING_CAKE], expectedTotal: 450_000 };
    const twin = { ...WEDDING_CAKE, price: 225_000, quantity: 2 };
    const order = await admin.readOrder(await admin.take({ ...wanted, freeLines: [twin] }), 201);
    expect(order).toMatchObject({
      ...{ total: 450_000, workUnits: 20 },
      firstName: 'Wedding cake, 3 tiers',
      lines: [{ name: WEDDING_CAKE.name, sizeName: WEDDING_CAKE.details, allergens: ['egg', 'milk'] }],
    });
    const sooner = await admin.take({
      ...wanted,
      freeLines: [{ ...WEDDING_CAKE, leadTimeHours: 240 }],
      contact: withoutMail(),
    });
    expect([sooner.status, await sooner.json()]).toMatchObject([409, { code: 'slot_too_soon' }]);
    const gone = await admin.take({
      ...wanted,
      freeLines: [{ ...WEDDING_CAKE, pictures: [randomUUID()] }],
      contact: withoutMail(),
    });
    expect([gone.status, await gone.json()]).toMatchObject([400, { code: 'picture_gone' }]);
    const dear = await admin.take({ ...wanted, freeLines: [{ ...WEDDING_CAKE, price: 10_000_001 }] });
    expect(dear.status).toBe(400);
    const nothing = await admin.take({ ...withoutLines, expectedTotal: 0 });
    expect([nothing.status, await nothing.json()]).toMatchObject([400, { code: 'nothing_ordered' }]);
  });

  test('lowers the price by a line with its reason, which the kitchen never sees (P37.2)', {
    tags: 'long',
  }, async () => {
    const admin = await openAdmin();
    const reduction = { amount: 1_000, reason: 'Regular customer' };
    const order = await admin.readOrder(
      await admin.take({ ...PICKUP, payment: 'at_pickup', reduction, expectedTotal: 4_000 }),
      201,
    );
    expect(order).toMatchObject({
      total: 4_000,
      itemCount: 1,
      lines: [
        { lineTotal: 5_000 },
        { name: 'Agreed discount', sizeName: 'Regular customer', lineTotal: -1_000 },
      ],
    });
    const paper = await admin.owner.ask(`/api/admin/kitchen/${order.id}`);
    expect(kitchenPaperSchema.parse(await paper.json()).lines).toHaveLength(1);
    const all = { amount: 5_000, reason: 'A gift' };
    const given = await admin.take({ ...PICKUP, payment: 'at_pickup', reduction: all, expectedTotal: 0 });
    expect(given.status).toBe(400);
  });

  test('is a deposit with a day for the balance and a hold of up to seven days, and the deposit confirms it (P37.3)', {
    tags: 'long',
  }, async () => {
    const admin = await openAdmin();
    const terms = { payment: 'transfer', deposit: 4_000, balanceDay: '2026-11-19', holdHours: 72 };
    const order = await admin.readOrder(await admin.take({ ...terms, contact: withoutMail() }), 201);
    expect(order).toMatchObject({
      status: 'pending_payment',
      balanceDay: '2026-11-19',
      money: { deposit: 4_000, dueNow: 4_000, due: 8_000 },
    });
    expect(Date.parse(order.holdUntil ?? '') - Date.parse(order.now)).toBe(72 * 3_600_000);
    const received = { way: 'cash', amount: 4_000 };
    const paid = await admin.readOrder(await admin.take({ ...terms, received, contact: withoutMail() }), 201);
    expect(paid).toMatchObject({ status: 'confirmed', money: { paid: 4_000, due: 4_000, dueNow: 4_000 } });
    for (const wrong of [
      { deposit: 8_000 },
      { payment: 'on_delivery' },
      { balanceDay: '2026-11-21' },
      { holdHours: 169 },
      { received: { way: 'cash', amount: 8_001 } },
    ]) {
      const answer = await admin.take({ ...terms, contact: withoutMail(), ...wrong });
      expect([wrong, answer.status]).toEqual([wrong, 400]);
    }
    expect(await admin.db.$count(orders)).toBe(2);
  });

  test('is found again by phone or name, with addresses, earlier orders and what they must not eat (P37.4)', {
    tags: 'long',
  }, async () => {
    const admin = await openAdmin();
    const contact = { ...withoutMail(), name: 'Ifeanyi Eze', phone: '+2348035550117' };
    await admin.take({ contact, note: 'No nuts please, my son is allergic' });
    admin.clock.pass(1);
    await admin.take({
      contact,
      method: 'pickup',
      address: null,
      payment: 'at_pickup',
      expectedTotal: 5_000,
    });
    await admin.take();
    for (const typed of ['0803 555', 'ifeanyi']) {
      const answer = await admin.owner.ask(`/api/admin/customers/search?q=${encodeURIComponent(typed)}`);
      expect(await answer.json()).toMatchObject({
        data: [
          {
            name: 'Ifeanyi Eze',
            phone: '+2348035550117',
            orderCount: 2,
            healthNote: 'No nuts please, my son is allergic',
            addresses: [{ street: '3 Admiralty Way' }],
            orders: [{ method: 'pickup', contents: 'Honey Cake' }, { method: 'delivery' }],
          },
        ],
      });
    }
    const visitor = await admin.shop.signInUser('ada@bakery.example');
    expect((await visitor.ask('/api/admin/customers/search?q=ifeanyi')).status).toBe(403);
  });
});

describe('whoever orders by phone', () => {
  async function listNotified({ db }: Awaited<ReturnType<typeof openAdmin>>): Promise<string[]> {
    const rows = await db.select().from(messages);
    return rows.map(({ kind, channel, recipient }) => `${kind} ${channel} ${recipient}`).sort();
  }

  test('with an email address gets the mails of everybody, with a link to follow the order', {
    tags: 'long',
  }, async () => {
    const admin = await openAdmin();
    const contact = makeContact();
    await admin.take({ contact });
    expect(await listNotified(admin)).toContain(`order_placed email ${contact.email}`);
    await admin.shop.settle();
    const mail = admin.shop.mails.find(({ to }) => to === contact.email);
    expect(mail?.text).toMatch(/https:\/\/shop\.example\/track#[\w-]{32}/);
  });

  test('without one gets none, now or later, while the administrators hear of the order but whoever took it (P28.46)', {
    tags: 'long',
  }, async () => {
    const admin = await openAdmin();
    const manager = await admin.shop.signInUser('manager@bakery.example', { role: 'manager' });
    const order = await admin.readOrder(await admin.take({ contact: withoutMail() }), 201);
    expect(order.contact.email).toBe('');
    for (const to of ['in_kitchen', 'ready', 'out_for_delivery', 'delivered']) {
      expect((await admin.step(order.id, { to, payment: { decision: 'not_yet' } })).status).toBe(200);
    }
    await admin.shop.settle();
    expect(await listNotified(admin)).toEqual([
      'new_order email manager@bakery.example',
      `new_order in_app ${manager.userId}`,
    ]);
    expect(admin.shop.mails.map(({ to }) => to)).toEqual(['manager@bakery.example']);
  });

  test('is held as many slots as staff say, and they take nothing from the two the customer may hold alone (P37.13)', async () => {
    const admin = await openAdmin();
    const contact = makeContact();
    const hold = async () => (await admin.take({ payment: 'transfer', contact })).status;
    expect([await hold(), await hold(), await hold()]).toEqual([201, 201, 201]);
    const order = async () => {
      const input = makeOrderInput({ payment: 'transfer', contact });
      return (await admin.send(admin.shop.visit(), input)).status;
    };
    expect([await order(), await order(), await order()]).toEqual([201, 201, 409]);
    expect(await hold()).toBe(201);
  });

  test('is not kept out by how many others wait for payment there', { tags: 'long' }, async () => {
    const admin = await openAdmin();
    const statuses = new Set<number>();
    for (let turn = 0; turn < 42; turn += 1) {
      const slot = { day: FRIDAY, windowId: turn % 2 === 0 ? 'morning' : 'evening' };
      const answer = await admin.take({ payment: 'transfer', contact: withoutMail(), slot });
      statuses.add(answer.status);
    }
    expect([...statuses]).toEqual([201]);
  });
});
