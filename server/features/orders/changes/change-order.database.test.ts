import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { kitchenTicketSchema } from '../../../../contract/kitchen.ts';
import type { AdminOrderDetails } from '../../../../contract/order-admin.ts';
import { changePreviewSchema, listOrderChangesEndpoint } from '../../../../contract/order-changes.ts';
import { reportSchema } from '../../../../contract/reports.ts';
import { type CakeDesign, DEFAULT_DESIGN } from '../../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../../domain/custom-orders/link/design-text.ts';
import { DEFAULT_PRICE_LIST } from '../../../../domain/custom-orders/price/default-price-list.ts';
import { priceDesign } from '../../../../domain/custom-orders/price/price-design.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { products } from '../../../database/schema/catalogue.ts';
import { messages } from '../../../database/schema/messages.ts';
import { orderChanges } from '../../../database/schema/order-changes.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { CALENDAR } from '../../../testing/order-admin.ts';
import { FRIDAY, makeContact, makeOrderInput, SATURDAY } from '../../../testing/order-inputs.ts';
import { changeProducts, publishProducts } from '../../../testing/publish-products.ts';

const PLAIN = DEFAULT_DESIGN;
const DECORATED: CakeDesign = { ...PLAIN, topping: 'macarons' };
const priceOf = (design: CakeDesign) => priceDesign(design, DEFAULT_PRICE_LIST).totalInKobo / 100;
const [PLAIN_PRICE, DECORATED_PRICE] = [priceOf(PLAIN), priceOf(DECORATED)];

type Admin = Awaited<ReturnType<typeof openAdmin>>;

const NEW_LINE = { productId: 'honey-cake', sizeId: null, inscription: 'New', quantity: 1 };

function buildChange(order: AdminOrderDetails, differences: object = {}) {
  return {
    version: order.version,
    existingLines: order.lines.map(({ quantity, inscription }, position) => ({
      position,
      quantity,
      inscription,
    })),
    contact: { name: order.contact.name, phone: order.contact.phone },
    address: order.address,
    slot: { day: order.slot.day, windowId: order.slot.windowId },
    note: order.note,
    ...differences,
  };
}

const change = ({ owner }: Admin, order: AdminOrderDetails, expectedTotal: number, differences: object) =>
  owner.post(`/api/admin/orders/${order.id}/changes`, {
    ...buildChange(order, differences),
    reason: 'She called',
    expectedTotal,
  });
const preview = ({ owner }: Admin, order: AdminOrderDetails, differences: object) =>
  owner.post(`/api/admin/orders/${order.id}/changes/preview`, buildChange(order, differences));
const pay = ({ owner }: Admin, id: string, amount: number) =>
  owner.ask(`/api/admin/orders/${id}/payments`, {
    method: 'POST',
    body: { way: 'cash', amount, note: '' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });

async function takeTwo(admin: Admin, differences: object = {}) {
  const lines = [{ ...makeOrderInput().lines[0], quantity: 2, inscription: 'Ada is 30' }];
  return admin.readOrder(await admin.take({ lines, expectedTotal: 13_000, ...differences }), 201);
}

describe('a change', () => {
  test('is previewed without a trace, then made in one write: kept lines keep their price, new ones take today’s (P37.8, P28.240)', {
    tags: 'long',
  }, async () => {
    const admin = await openAdmin();
    const order = await takeTwo(admin);
    expect((await pay(admin, order.id, 13_000)).status).toBe(200);
    await admin.db.update(products).set({ priceInKobo: 600_000 });
    const paid = await admin.read(order.id);
    const differences = {
      existingLines: [{ position: 0, quantity: 1, inscription: 'Ada is 31' }],
      lines: [{ ...NEW_LINE, expectedPrice: 6_000 }],
      slot: { day: SATURDAY, windowId: 'evening' },
    };
    const shown = await preview(admin, paid, differences);
    expect(changePreviewSchema.parse(await shown.json())).toMatchObject({
      lines: [
        { kind: 'changed', before: { quantity: 2, amount: 10_000 }, after: { quantity: 1, amount: 5_000 } },
        { kind: 'added', before: null, after: { amount: 6_000 } },
      ],
      total: { before: 13_000, after: 14_000 },
      due: { before: 0, after: 1_000 },
      slot: { before: { day: FRIDAY }, after: { day: SATURDAY } },
    });
    expect(await admin.read(order.id)).toEqual(paid);

    const changed = await admin.readOrder(await change(admin, paid, 14_000, differences), 200);
    expect(changed).toMatchObject({
      total: 14_000,
      slot: { day: SATURDAY, windowId: 'evening' },
      lines: [
        { quantity: 1, price: 5_000, inscription: 'Ada is 31' },
        { quantity: 1, price: 6_000, inscription: 'New' },
      ],
      money: { paid: 13_000, due: 1_000 },
    });
    expect(changed.changes).toEqual([
      {
        at: changed.history.at(-1)?.at,
        words: [
          'Honey Cake: 2 → 1, “Ada is 30” → “Ada is 31”',
          'Added: 1 × Honey Cake, “New”',
          'Fri 20 Nov, 09:00–12:00 → Sat 21 Nov, 15:00–18:00',
        ],
      },
    ]);
    const listed = await admin.owner.ask(`/api/admin/orders/${order.id}/changes`);
    expect(listOrderChangesEndpoint.answerSchema.parse(await listed.json()).data).toMatchObject([
      { by: 'Bisi Owner', reason: 'She called', difference: 1_000, total: { before: 13_000, after: 14_000 } },
    ]);
    const news = await admin.db.select().from(messages).where(eq(messages.kind, 'order_status'));
    expect(news.filter(({ details }) => details.news === 'changed')).toHaveLength(1);
    expect(news.filter(({ details }) => details.news === 'moved')).toHaveLength(0);
  });

  test('of a size less is the customer’s, and after its refund only the next difference is due (P37.9)', {
    tags: 'long',
  }, async () => {
    const admin = await openAdmin();
    const order = await takeTwo(admin);
    await pay(admin, order.id, 13_000);
    const one = { existingLines: [{ position: 0, quantity: 1, inscription: '' }] };
    const less = await admin.readOrder(await change(admin, await admin.read(order.id), 8_000, one), 200);
    expect(less).toMatchObject({ paymentState: 'overpaid', money: { due: 0, refundDue: 5_000 } });
    await admin.owner.ask(`/api/admin/orders/${order.id}/refunds`, {
      method: 'POST',
      body: { way: 'cash', amount: 5_000, reason: 'One less' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const three = { existingLines: [{ position: 0, quantity: 2, inscription: '' }] };
    const more = await admin.readOrder(await change(admin, await admin.read(order.id), 13_000, three), 200);
    expect(more).toMatchObject({ paymentState: 'part_paid', money: { due: 5_000, refundDue: 0 } });
    expect((await admin.list('payment=unpaid')).data).toMatchObject([{ id: order.id, due: 5_000 }]);
    await pay(admin, order.id, 5_000);
    expect(await admin.read(order.id)).toMatchObject({ money: { due: 0, refundDue: 0 } });
  });

  test('of size, design and delivery fee costs what these cost today, and says so line by line (P37.14)', {
    tags: 'long',
  }, async () => {
    const admin = await openAdmin();
    const size = { workUnits: 2, servings: null };
    await changeProducts(admin.db, ['honey-cake'], {
      sizes: [
        { id: 'small', name: '6 inch', priceInKobo: 500_000, ...size, workUnits: 1 },
        { id: 'large', name: '10 inch', priceInKobo: 900_000, ...size },
      ],
    });
    await publishProducts(admin.db, ['own-cake'], {
      name: 'Own cake',
      isCustom: true,
      discountPercentage: 0,
    });
    const plain = { productId: 'own-cake', sizeId: null, quantity: 1, design: writeDesignText(PLAIN) };
    const [line] = makeOrderInput().lines;
    const lines = [
      { ...line, sizeId: 'small', inscription: 'Ada is 30' },
      { ...plain, expectedPrice: PLAIN_PRICE },
    ];
    const slot = { day: '2026-11-24', windowId: 'morning' };
    const total = 5_000 + PLAIN_PRICE + 3_000;
    const order = await admin.readOrder(await admin.take({ lines, slot, expectedTotal: total }), 201);
    const keep = (position: number, instead: object | null, inscription = '') => ({
      position,
      quantity: 1,
      inscription,
      instead,
    });
    const larger = { sizeId: 'large', design: '', isEggless: false, expectedPrice: 9_000 };
    const redesigned = {
      sizeId: null,
      design: writeDesignText(DECORATED),
      isEggless: false,
      expectedPrice: DECORATED_PRICE,
    };
    const existingLines = [keep(0, larger, 'Ada is 30'), keep(1, redesigned)];
    const after = 9_000 + DECORATED_PRICE;
    const shown = changePreviewSchema.parse(
      await (await preview(admin, order, { existingLines, deliveryFee: 0, note: 'Ring twice' })).json(),
    );
    expect(shown).toMatchObject({
      lines: [
        { kind: 'changed', before: { choice: '6 inch', amount: 5_000 }, after: { choice: '10 inch' } },
        { kind: 'changed', after: { amount: DECORATED_PRICE, design: redesigned.design } },
      ],
      details: ['Note: Ring twice'],
      delivery: { before: 3_000, after: 0 },
      total: { before: total, after },
    });
    const changed = await admin.readOrder(
      await change(admin, order, after, { existingLines, deliveryFee: 0 }),
      200,
    );
    expect(changed).toMatchObject({
      delivery: 0,
      total: after,
      lines: [
        { sizeId: 'large', sizeName: '10 inch', inscription: 'Ada is 30', price: 9_000 },
        { design: redesigned.design, price: DECORATED_PRICE, inscription: '' },
      ],
    });
    const [row] = await admin.db.select().from(orderChanges);
    expect(row?.kitchenWords).toEqual([
      'Honey Cake: 6 inch → 10 inch',
      expect.stringMatching(/^Own cake: new design: Single-tier/),
    ]);
    const again = await preview(admin, changed, { note: 'Ring once' });
    expect(changePreviewSchema.parse(await again.json())).toMatchObject({ delivery: { after: 0 } });
    const wrong = {
      existingLines: [keep(0, { ...larger, sizeId: 'small', expectedPrice: 1 }), keep(1, null)],
    };
    expect((await preview(admin, changed, wrong)).status).toBe(409);
    const pickup = { method: 'pickup', address: null, payment: 'at_pickup', expectedTotal: 5_000 };
    const small = [{ ...line, sizeId: 'small' }];
    const fetched = await admin.readOrder(await admin.take({ ...pickup, lines: small }), 201);
    expect((await preview(admin, fetched, { deliveryFee: 500 })).status).toBe(400);
  });

  test('moves the VAT of money that was there already on its own day: a day that is over keeps its figures (P37.17)', async () => {
    const admin = await openAdmin();
    const readVat = async (from: string, to: string) => {
      const answer = await admin.owner.ask(`/api/admin/reports?from=${from}&to=${to}`);
      return reportSchema.parse(await answer.json()).totals.includedVat;
    };
    const order = await takeTwo(admin);
    await pay(admin, order.id, 13_000);
    const first = readLagosDay(admin.clock.read());
    const before = await readVat(first, first);
    expect(before).toBe(order.includedVat);
    admin.clock.pass(24 * 60);
    const second = readLagosDay(admin.clock.read());
    const bread = { name: 'Bread', price: 10_000, workUnits: 1, leadTimeHours: 0, vatClass: 'basic-food' };
    const paid = await admin.read(order.id);
    const swapped = await change(admin, paid, 13_000, { existingLines: [], freeLines: [bread] });
    const changed = await admin.readOrder(swapped, 200);
    expect(changed.includedVat).toBeLessThan(before);
    expect(await readVat(first, first)).toBe(before);
    expect(await readVat(first, second)).toBe(changed.includedVat);
    expect(await readVat(second, second)).toBeCloseTo(changed.includedVat - before, 6);
  });

  test('that finds no room leaves the order whole and names free times (P37.8)', {
    tags: 'long',
  }, async () => {
    const windows = CALENDAR.windows.map((window) => ({ ...window, capacities: { delivery: 1, pickup: 0 } }));
    const admin = await openAdmin({ calendar: { ...CALENDAR, windows } });
    const order = await admin.readOrder(await admin.take(), 201);
    await admin.take({ slot: { day: SATURDAY, windowId: 'morning' } });
    const slot = { day: SATURDAY, windowId: 'morning' };
    const refused = await change(admin, order, 8_000, { slot, note: 'Never written' });
    expect([refused.status, await refused.json()]).toMatchObject([409, { alternatives: [{}, {}, {}, {}] }]);
    const much = await change(admin, order, 505_000 - 2_000, {
      existingLines: [{ position: 0, quantity: 100, inscription: '' }],
      freeLines: [{ name: 'Tower', price: 1, workUnits: 1, leadTimeHours: 0 }],
    });
    expect([much.status, await much.json()]).toMatchObject([409, { code: 'slot_day_full' }]);
    expect(await admin.read(order.id)).toEqual(order);
  });

  test('is refused once the order is ready or was changed meanwhile, at another total, and with nothing left', {
    tags: 'long',
  }, async () => {
    const admin = await openAdmin();
    const order = await admin.readOrder(await admin.take(), 201);
    expect((await change(admin, order, 1, {})).status).toBe(409);
    expect((await change(admin, order, 3_000, { existingLines: [] })).status).toBe(400);
    expect((await change(admin, { ...order, version: 7 }, 8_000, {})).status).toBe(409);
    await admin.step(order.id, { to: 'in_kitchen' });
    await admin.step(order.id, { to: 'ready' });
    expect((await change(admin, await admin.read(order.id), 8_000, {})).status).toBe(409);
    expect(await admin.db.$count(orderChanges)).toBe(0);
  });

  test('is on the kitchen’s ticket until the kitchen ticks it, without prices or people (P37.10)', {
    tags: 'long',
  }, async () => {
    const admin = await openAdmin();
    const order = await takeTwo(admin, { contact: { ...makeContact(), name: 'Ngozi Eze' } });
    await change(admin, order, 13_000, {
      existingLines: [{ position: 0, quantity: 2, inscription: 'Ada is 31' }],
      contact: { name: 'Ada Obi', phone: order.contact.phone },
    });
    const readTicket = async () => {
      const answer = await admin.owner.ask(`/api/admin/kitchen?day=${FRIDAY}`);
      const { tickets } = (await answer.json()) as { readonly tickets: readonly unknown[] };
      return kitchenTicketSchema.parse(tickets[0]);
    };
    const { changes } = await readTicket();
    expect(changes.map(({ words }) => words)).toEqual([['Honey Cake: “Ada is 30” → “Ada is 31”']]);
    const ids = changes.map(({ id }) => id);
    await admin.owner.post(`/api/admin/kitchen/${order.id}/changes/seen`, { ids });
    expect((await readTicket()).changes).toEqual([]);
  });
});
