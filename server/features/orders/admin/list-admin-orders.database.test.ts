import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orders } from '../../../database/schema/orders.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { FRIDAY, makeContact, makeOrderInput, SATURDAY } from '../../../testing/order-inputs.ts';

const PICKUP = { method: 'pickup', address: null, payment: 'at_pickup', expectedTotal: 5_000 } as const;
const onSaturday = { slot: { day: SATURDAY, windowId: 'morning' } };

describe('the list of orders', () => {
  test('says of each what the desk needs at a glance (P1.21)', async () => {
    const admin = await openAdmin();
    const contact = { ...makeContact(), name: 'Ngozi Eze' };
    const { order } = await admin.placeAsGuest(makeOrderInput({ contact }));
    const { data, total, nextCursor, attentionCount } = await admin.list();
    expect(data).toMatchObject([
      {
        id: order.id,
        number: order.number,
        status: 'confirmed',
        paymentState: 'unpaid',
        method: 'delivery',
        slot: { day: FRIDAY, windowId: 'morning', from: '09:00', to: '12:00' },
        total: 8_000,
        itemCount: 1,
        pictureId: null,
        firstName: 'Honey Cake',
        createdAt: order.createdAt,
        customerName: 'Ngozi Eze',
        customerPhone: contact.phone,
        zoneName: 'Lagos Island',
        origin: 'shop',
        due: 8_000,
        attention: [],
        nextStatuses: ['in_kitchen', 'cancelled'],
      },
    ]);
    expect([total, nextCursor, attentionCount]).toEqual([1, null, 0]);
  });

  test('is filtered by status, method, zone and day, and by all together', async () => {
    const admin = await openAdmin();
    const { order: delivery } = await admin.placeAsGuest();
    const { order: pickup } = await admin.placeAsGuest(makeOrderInput({ ...PICKUP, ...onSaturday }));
    const { order: waiting } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    const find = async (query: string) => (await admin.list(query)).data.map(({ id }) => id).sort();
    expect(await find('status=confirmed')).toEqual([delivery.id, pickup.id].sort());
    expect(await find('status=pending_payment,ready')).toEqual([waiting.id]);
    expect(await find('method=pickup')).toEqual([pickup.id]);
    expect(await find('zone=island')).toEqual([delivery.id, waiting.id].sort());
    expect(await find(`from=${SATURDAY}`)).toEqual([pickup.id]);
    expect(await find(`to=${FRIDAY}&status=confirmed&method=delivery&zone=island&payment=unpaid`)).toEqual([
      delivery.id,
    ]);
    expect(await find('status=&payment=')).toHaveLength(3);
  });

  test('refuses what it does not know', async () => {
    const admin = await openAdmin();
    for (const query of [
      'status=baked',
      'payment=free',
      'sort=price',
      'from=tomorrow',
      'limit=101',
      'attention=2',
      'attention=late,hungry',
      'method=drone',
    ]) {
      const answer = await admin.owner.ask(`/api/admin/orders?${query}`);
      expect([answer.status, await answer.json()], query).toMatchObject([400, { code: 'invalid_input' }]);
    }
  });

  test('counts an order whose hold has expired as expired, before anything has written it down (P4.7)', {
    tags: 'long',
  }, async () => {
    const admin = await openAdmin();
    const { order } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    expect((await admin.list('status=pending_payment')).total).toBe(1);
    admin.clock.pass(240);
    expect((await admin.list('status=pending_payment')).total).toBe(0);
    expect((await admin.list('status=expired')).data).toMatchObject([
      { id: order.id, status: 'expired', nextStatuses: [] },
    ]);
    const { columns } = await admin.readBoard();
    expect(columns.filter(({ total }) => total > 0)).toMatchObject([
      { status: 'expired', total: 1, data: [{ id: order.id }] },
    ]);
  });

  test('shows what needs the owner, and how much of it there is whatever is filtered', {
    tags: 'long',
  }, async () => {
    const admin = await openAdmin();
    await admin.placeAsGuest();
    const { order } = await admin.placeAsGuest();
    await admin.db
      .update(orders)
      .set({ paidInKobo: 100, paymentMethod: 'transfer' })
      .where(eq(orders.id, order.id));
    expect((await admin.list('attention=1')).data).toMatchObject([
      { id: order.id, attention: ['part_paid'], due: 7_999, paymentState: 'part_paid' },
    ]);
    expect(await admin.list('method=pickup')).toMatchObject({ total: 0, attentionCount: 1 });
    expect((await admin.readBoard('attention=1')).columns.flatMap(({ data }) => data)).toHaveLength(1);
  });

  test('shows what needs the owner for one reason or for several, and counts all of it beside', {
    tags: 'long',
  }, async () => {
    const admin = await openAdmin();
    const { order: late } = await admin.placeAsGuest();
    const { order: overpaid } = await admin.placeAsGuest(makeOrderInput(onSaturday));
    const { order: both } = await admin.placeAsGuest();
    for (const { id } of [overpaid, both]) {
      await admin.db.update(orders).set({ paidInKobo: 900_000 }).where(eq(orders.id, id));
    }
    admin.clock.set(`${FRIDAY}T12:00:00Z`);
    const find = async (attention: string) => {
      const { data, attentionCount } = await admin.list(`attention=${attention}`);
      const { columns } = await admin.readBoard(`attention=${attention}`);
      const ids = data.map(({ id }) => id).sort();
      const cards = columns.flatMap((column) => column.data.map(({ id }) => id)).sort();
      expect([cards, attentionCount]).toEqual([ids, 3]);
      return ids;
    };
    expect(await find('late')).toEqual([late.id, both.id].sort());
    expect(await find('overpaid')).toEqual([overpaid.id, both.id].sort());
    expect(await find('late,overpaid')).toHaveLength(3);
    expect(await find('refund_due')).toEqual([]);
    const table = await (await admin.owner.ask('/api/admin/orders/export?attention=late')).text();
    expect(table).toContain(late.number);
    expect(table).not.toContain(overpaid.number);
  });
});

describe('page by page', () => {
  test('every order is shown once, however it is sorted', { tags: 'long' }, async () => {
    const admin = await openAdmin();
    for (let turn = 0; turn < 7; turn += 1) {
      await admin.placeAsGuest(makeOrderInput(turn % 3 === 0 ? onSaturday : {}));
      if (turn % 2 === 0) admin.clock.pass(1);
    }
    for (const sort of ['slot', 'newest', 'oldest']) {
      const whole = (await admin.list(`sort=${sort}`)).data.map(({ id }) => id);
      const inPages: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const query: string = cursor && `&cursor=${cursor}`;
        const { data, nextCursor, total } = await admin.list(`sort=${sort}&limit=2${query}`);
        expect(total).toBe(7);
        inPages.push(...data.map(({ id }) => id));
        cursor = nextCursor;
      }
      expect(inPages, sort).toEqual(whole);
      expect(new Set(inPages).size).toBe(7);
    }
  });

  test('the earliest slot is first, or the newest or oldest order', { tags: 'long' }, async () => {
    const admin = await openAdmin();
    const { order: first } = await admin.placeAsGuest(makeOrderInput(onSaturday));
    admin.clock.pass(1);
    const { order: second } = await admin.placeAsGuest();
    const listIds = async (sort: string) => (await admin.list(`sort=${sort}`)).data.map(({ id }) => id);
    expect(await listIds('slot')).toEqual([second.id, first.id]);
    expect(await listIds('newest')).toEqual([second.id, first.id]);
    expect(await listIds('oldest')).toEqual([first.id, second.id]);
  });

  test('what never was a cursor, or is one of another order, begins at the beginning', {
    tags: 'long',
  }, async () => {
    const admin = await openAdmin();
    for (let turn = 0; turn < 3; turn += 1) await admin.placeAsGuest();
    const { nextCursor } = await admin.list('limit=1&sort=oldest');
    const write = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');
    const id = '00000000-0000-4000-8000-000000000000';
    for (const cursor of [
      nextCursor ?? '',
      'nonsense',
      write(['slot', '0000-01-01', '09:00', id]),
      write(['slot', FRIDAY, '9', id]),
      write(['slot', FRIDAY, '09:00', 'x']),
    ]) {
      expect((await admin.list(`cursor=${cursor}`)).data).toHaveLength(3);
    }
  });
});

describe('searching', () => {
  async function openWithAda() {
    const admin = await openAdmin();
    const contact = { name: 'Adá N’Ọbi_50%', email: 'ada.obi@mail.example', phone: '+2348031234567' };
    const { order } = await admin.placeAsGuest(makeOrderInput({ contact }));
    const other = { name: 'Kemi Lawal', email: 'kemi@mail.example', phone: '+2349012345678' };
    await admin.placeAsGuest(makeOrderInput({ contact: other }));
    return {
      order,
      isFound: async (q: string) => {
        const { data, total } = await admin.list(`q=${encodeURIComponent(q)}`);
        expect(data).toHaveLength(total);
        return data.some(({ id }) => id === order.id) && total === 1;
      },
    };
  }

  test('finds an order by every word of name and address, in any case and order (P1.21)', {
    tags: 'long',
  }, async () => {
    const { isFound } = await openWithAda();
    for (const q of ['ada', 'ADA n’obi', 'obi ada', 'ada.obi@mail.example', 'n’O', 'ada 0803']) {
      expect([q, await isFound(q)]).toEqual([q, true]);
    }
    for (const q of ['ada lawal', 'adaobi', 'ada 0804']) expect([q, await isFound(q)]).toEqual([q, false]);
  });

  test('finds a phone however it is typed', { tags: 'long' }, async () => {
    const { isFound } = await openWithAda();
    for (const q of [
      '0803 123 4567',
      '0803-123-4567',
      '+234 803 123 4567',
      '2348031234567',
      '803123',
      '+2340803123',
    ]) {
      expect([q, await isFound(q)]).toEqual([q, true]);
    }
  });

  test('finds an order’s number with hyphens, spaces or neither, and by a part of it', {
    tags: 'long',
  }, async () => {
    const { order, isFound } = await openWithAda();
    for (const q of [order.number, order.number.replaceAll('-', ''), order.number.replaceAll('-', ' ')]) {
      expect(await isFound(q)).toBe(true);
    }
    expect(await isFound(order.number.slice(0, 7))).toBe(true);
  });

  test('looks for one or two letters where a word begins', { tags: 'long' }, async () => {
    const { isFound } = await openWithAda();
    for (const q of ['ad', 'N’', 'ad n', '08 ad']) expect([q, await isFound(q)]).toEqual([q, true]);
    for (const q of ['da', 'bi', 'le']) expect([q, await isFound(q)]).toEqual([q, false]);
  });

  test('takes signs of patterns for what they are', { tags: 'long' }, async () => {
    const { isFound } = await openWithAda();
    expect(await isFound('obi_50%')).toBe(true);
    for (const q of ['a_a', 'ad%obi', '\\', "'; drop table orders; --"]) expect(await isFound(q)).toBe(false);
  });
});
