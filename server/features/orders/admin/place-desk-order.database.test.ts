import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { messages } from '../../../database/schema/messages.ts';
import { orders } from '../../../database/schema/orders.ts';
import { openDesk } from '../../../testing/desk-calls.ts';
import { FRIDAY, makeContact, makeWish } from '../../../testing/order-wishes.ts';

const withoutMail = () => ({ ...makeContact(), email: '' });

describe('an order that is taken down for somebody', () => {
  test('is placed by the same rules and says who took it and how it came (P6.9)', async () => {
    const desk = await openDesk();
    const answer = await desk.take({ origin: 'whatsapp' });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const order = await desk.readOrder(answer, 201);
    expect(order).toMatchObject({
      status: 'confirmed',
      origin: 'whatsapp',
      userId: null,
      total: 8_000,
      slot: { day: FRIDAY, windowId: 'morning' },
      history: [{ status: 'confirmed', by: 'administrator' }],
      historyActors: ['Bisi Owner'],
    });
    expect((await desk.list()).data).toMatchObject([{ id: order.id, origin: 'whatsapp' }]);
  });

  test('is refused at another price, in a slot that is taken, and without a word on how it came (P6.9)', async () => {
    const desk = await openDesk();
    const readRefusal = async (differences: object) => {
      const answer = await desk.take(differences);
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
        { fields: { origin: 'Say how the order came.' } },
      ]);
    }
    expect(await readRefusal({ contact: { ...makeContact(), email: 'ada' } })).toMatchObject([400, {}]);
    expect(await desk.db.$count(orders)).toBe(0);
  });

  test('takes of the same capacity as everybody’s (P6.9)', async () => {
    const desk = await openDesk();
    await Promise.all(Array.from({ length: 25 }, () => desk.placeAsGuest()));
    const answer = await desk.take();
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'slot_window_full' }]);
  });

  test('is one order however often it is sent, and no other administrator’s key opens it', async () => {
    const desk = await openDesk();
    const key = randomUUID();
    const contact = makeContact();
    const first = await desk.readOrder(await desk.take({ contact }, key), 201);
    const again = await desk.readOrder(await desk.take({ contact }, key), 201);
    expect(again.id).toBe(first.id);
    const other = await desk.shop.signInUser('other@bakery.example', { isAdmin: true });
    for (const answer of [
      await desk.take({ contact }, key, other),
      await desk.take({ contact, origin: 'counter' }, key),
      await desk.send(desk.shop.visit(), makeWish({ contact }), key),
    ]) {
      expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'key_reused' }]);
    }
    const keyless = await desk.take({ contact }, '');
    expect([keyless.status, await keyless.json()]).toMatchObject([400, { code: 'key_missing' }]);
    expect(await desk.db.$count(orders)).toBe(1);
  });
});

describe('whoever orders by phone', () => {
  async function listTold({ db }: Awaited<ReturnType<typeof openDesk>>): Promise<string[]> {
    const rows = await db.select().from(messages);
    return rows.map(({ kind, channel, recipient }) => `${kind} ${channel} ${recipient}`).sort();
  }

  test('with an e-mail address gets the mails of everybody, with a link to follow the order', async () => {
    const desk = await openDesk();
    const contact = makeContact();
    await desk.take({ contact });
    expect(await listTold(desk)).toContain(`order_placed email ${contact.email}`);
    await desk.shop.settle();
    const mail = desk.shop.mails.find(({ to }) => to === contact.email);
    expect(mail?.text).toMatch(/https:\/\/shop\.example\/track#[\w-]{32}/);
  });

  test('without one gets none, now or later, while the administrators hear of the order', async () => {
    const desk = await openDesk();
    const order = await desk.readOrder(await desk.take({ contact: withoutMail() }), 201);
    expect(order.contact.email).toBe('');
    for (const to of ['in_kitchen', 'ready', 'out_for_delivery', 'delivered']) {
      expect((await desk.step(order.id, { to })).status).toBe(200);
    }
    await desk.shop.settle();
    expect(await listTold(desk)).toEqual([
      'new_order email owner@bakery.example',
      `new_order in_app ${desk.owner.userId}`,
    ]);
    expect(desk.shop.mails.map(({ to }) => to)).toEqual(['owner@bakery.example']);
  });

  test('has at most two orders waiting for payment, counted by the phone alone where there is no address (P4.8)', async () => {
    const desk = await openDesk();
    const { phone } = makeContact();
    const hold = async (contact: object) => {
      const answer = await desk.take({ payment: 'transfer', contact: { ...withoutMail(), ...contact } });
      return answer.status;
    };
    expect([await hold({ phone }), await hold({ phone }), await hold({ phone })]).toEqual([201, 201, 409]);
    expect([await hold({}), await hold({}), await hold({})]).toEqual([201, 201, 201]);
  });

  test('is not kept out by how many others wait for payment there', async () => {
    const desk = await openDesk();
    const statuses = new Set<number>();
    for (let turn = 0; turn < 42; turn += 1) {
      const slot = { day: FRIDAY, windowId: turn % 2 === 0 ? 'morning' : 'evening' };
      const answer = await desk.take({ payment: 'transfer', contact: withoutMail(), slot });
      statuses.add(answer.status);
    }
    expect([...statuses]).toEqual([201]);
  });
});
