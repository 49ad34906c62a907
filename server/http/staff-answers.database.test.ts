import { expect, test } from 'vitest';
import { kitchenTicketSchema } from '../../contract/kitchen.ts';
import { listEndpoints } from '../features/api-docs/list-endpoints.ts';
import { findOrder } from '../features/orders/orders.store.ts';
import { pairTablet } from '../testing/pair-tablet.ts';
import { makePieOrder, openShelf, PIE } from '../testing/shelf-admin.ts';
import type { Visitor } from '../testing/visitor.ts';

const ENDPOINTS = await listEndpoints();

const listWrites = (access: string) =>
  ENDPOINTS.filter((each) => each.method !== 'GET' && each.access === access)
    .map(({ method, path }) => `${method} ${path}`)
    .sort();

/** Names of fields, what is in them, and the street that the orders of these tests go to. */
const NOT_FOR_THE_KITCHEN =
  /customer|recipient|phone|email|address|"due|deposit|price|kobo|discount|total|paid|₦|Ada|Admiralty/i;
/** The address, the phone, whom to ask for and what to collect are the rider's. */
const NOT_FOR_A_RIDER =
  /customer|email|total|subtotal|price|kobo|discount|"paid|"payment|deposit|history|lines/i;

type Written = { readonly call: string; readonly status: number; readonly text: string };

/** Makes calls one after the other and notes what came back, word for word. */
function noteAnswers(id: string) {
  const written: Written[] = [];
  return {
    written,
    async write(by: Pick<Visitor, 'ask'>, call: string, body?: unknown, headers = {}): Promise<string> {
      const [method = '', path = ''] = call.split(' ');
      const answer = await by.ask(path.replace(':id', id), { method, body, headers });
      const text = await answer.text();
      written.push({ call, status: answer.status, text });
      return text;
    },
  };
}

async function openDay() {
  const shelf = await openShelf(20);
  const { order } = await shelf.placeAsGuest(makePieOrder(2));
  const readVersion = async () => (await findOrder(shelf.db, order.id))?.version ?? 0;
  return { ...shelf, order, readVersion };
}

test('what the kitchen and its tablet are answered when they write holds neither money nor a customer, given or refused (P35.21)', {
  tags: 'long',
}, async () => {
  const { shop, db, order, readVersion } = await openDay();
  const tablet = await pairTablet(shop);
  const { written, write } = noteAnswers(order.id);
  const move = 'POST /api/admin/kitchen/:id/stage';
  const seen = 'POST /api/admin/kitchen/:id/changes/seen';
  const day = 'PUT /api/admin/shelf/day';
  const soldOut = 'PUT /api/admin/shelf/sold-out';
  const pin = 'POST /api/kitchen-device/pin';

  const moved = await write(tablet, move, { stage: 'bake', version: await readVersion() }, tablet.headers);
  expect(kitchenTicketSchema.parse(JSON.parse(moved)).place).toBe('bake');
  await write(tablet.baker, move, { stage: 'pack', version: 1 });
  await write(tablet.baker, move, { stage: 'nowhere', version: 1 });
  for (const by of [tablet, tablet.baker]) {
    const headers = by === tablet ? tablet.headers : {};
    await write(by, seen, { ids: [order.id] }, headers);
    await write(by, seen, { ids: [] }, headers);
    await write(by, day, { items: [{ ...PIE, pieces: 30 }] }, headers);
    await write(by, day, { day: '2026-11-01', items: [{ ...PIE, pieces: 30 }] }, headers);
    await write(by, soldOut, { ...PIE, isSoldOut: true }, headers);
    await write(by, soldOut, { productId: 'nothing', sizeId: null, isSoldOut: true }, headers);
    await write(by, pin, undefined, headers);
  }
  await write(tablet, move, { stage: 'pack', version: await readVersion() });
  expect(await findOrder(db, order.id)).toMatchObject({ kitchenStage: 'bake' });

  expect([...new Set(written.map(({ call }) => call))].sort()).toEqual(listWrites('kitchen'));
  for (const call of listWrites('kitchen')) {
    const statuses = written.filter((each) => each.call === call).map(({ status }) => status);
    expect([call, statuses.some((status) => status < 300)]).toEqual([call, true]);
  }
  for (const { call, status, text } of written) {
    expect(status, `${call} ${text}`).toBeLessThan(500);
    expect(text, call).not.toMatch(NOT_FOR_THE_KITCHEN);
  }
});

test('what a rider is answered when they write holds what is on their list and nothing else, given or refused (P35.21)', async () => {
  const { shop, order, readVersion, owner, makeStep } = await openDay();
  const musa = await shop.signInUser('musa@bakery.example', { role: 'rider', name: 'Musa' });
  const sani = await shop.signInUser('sani@bakery.example', { role: 'rider', name: 'Sani' });
  await owner.put(`/api/admin/orders/${order.id}/rider`, { riderId: musa.userId });
  const { written, write } = noteAnswers(order.id);
  const step = 'POST /api/admin/deliveries/:id/steps';
  const cash = { way: 'cash', amount: 1 };

  await write(musa, step, { to: 'delivered', version: await readVersion() });
  for (const to of ['in_kitchen', 'ready'] as const) await makeStep(order.id, to);
  await write(sani, step, { to: 'out_for_delivery', version: await readVersion() });
  await write(musa, step, { to: 'out_for_delivery', version: 1 });
  const started = await write(musa, step, { to: 'out_for_delivery', version: await readVersion() });
  expect(started).toMatch(/Admiralty.*"due":15000/);
  const version = await readVersion();
  await write(musa, step, { to: 'delivered', version, payment: { ...cash, amount: 99_000_000 } });
  await write(musa, step, { to: 'delivery_failed', version, reason: '' });
  await write(musa, step, { to: 'delivery_failed', version, reason: 'Nobody was there' });

  expect([...new Set(written.map(({ call }) => call))]).toEqual(listWrites('deliveries'));
  expect(written.map(({ status }) => status)).toEqual([409, 404, 409, 200, 409, 400, 200]);
  for (const { text } of written) expect(text).not.toMatch(NOT_FOR_A_RIDER);
});

test('what every role may write answers nothing at all (P35.21)', async () => {
  const { shop, order } = await openDay();
  const { written, write } = noteAnswers(order.id);
  const baker = await shop.signInUser('baker@bakery.example', { role: 'kitchen' });
  await write(baker, 'PUT /api/staff/pin', { pin: '2580' });
  expect(written).toEqual([{ call: 'PUT /api/staff/pin', status: 204, text: '' }]);
  expect(listWrites('staff')).toEqual(['PUT /api/staff/pin']);
});
