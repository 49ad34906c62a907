import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { AdminOrderDetails } from '../../contract/order-admin.ts';
import { writeDeliveryTerms } from '../features/orders/delivery/delivery-plan.store.ts';
import { expireOrders } from '../features/orders/expire-orders.ts';
import { sendRequest, TERMS } from './order-admin.ts';
import { makePieOrder, makeSale, openShelf, PIE, TODAY } from './shelf-admin.ts';

const PIECES = 12;
const TOMORROW = '2026-11-17';
const EARLY = '2026-11-16T06:00:00.000Z';

const anyAct = fc.record({
  what: fc.constantFrom(
    'order',
    'order',
    'hold',
    'hold',
    'sell',
    'sell',
    'wait',
    'pay',
    'cancel',
    'change',
    'move',
    'back',
    'takeBack',
    'reinstate',
  ),
  which: fc.nat(),
  quantity: fc.integer({ min: 1, max: 4 }),
  /** Two of the same at once, as two people do. */
  times: fc.constantFrom(1, 1, 2),
});
type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never;
type Admin = Awaited<ReturnType<typeof openShelf>>;
type Known = { readonly id: string; readonly isSale: boolean };

/** A change to what was ordered already would be none. */
const QUANTITIES: Partial<Record<Act['what'], number>> = { wait: 1, change: 3 };

/** Each of them once, in an order in which it can be done. */
const PRELUDE: readonly Act[] = (
  [
    'hold',
    'change',
    'pay',
    'move',
    'back',
    'cancel',
    'hold',
    'wait',
    'wait',
    'wait',
    'reinstate',
    'order',
    'sell',
    'takeBack',
  ] as const
).map((what) => ({ what, which: 1, quantity: QUANTITIES[what] ?? 2, times: 1 }));

/** Whatever is refused is refused: the shelf must be short by exactly what live orders of today hold, after every act. */
export async function playShelfDay(seed: number, actCount: number): Promise<void> {
  const admin = await openShelf(PIECES);
  await writeDeliveryTerms(admin.db, { ...TERMS, holds: { transferMinutes: 15, onlineMinutes: 5 } });
  await admin.put('/items', { ...PIE, noticeHours: 0, week: Array(7).fill(PIECES) });
  admin.clock.set(EARLY);
  const known: Known[] = [];
  const done = new Map<string, number>();
  for (const act of [...PRELUDE, ...fc.sample(anyAct, { numRuns: actCount, seed })]) {
    for (const status of await perform(admin, known, act)) {
      expect([200, 201, 400, 404, 409]).toContain(status);
      if (status < 300) done.set(act.what, (done.get(act.what) ?? 0) + 1);
    }
    const live = await countLive(admin);
    expect(live).toBeLessThanOrEqual(PIECES);
    expect(await admin.readLeft()).toBe(PIECES - live);
  }
  // The day was one: of everything some was done.
  expect(PRELUDE.filter(({ what }) => what !== 'wait' && !done.has(what))).toEqual([]);
}

async function perform(admin: Admin, known: Known[], act: Act): Promise<readonly number[]> {
  if (act.what === 'wait') {
    admin.clock.pass(6);
    // Whether or not anything writes down what the clock has ended, it is over.
    if (act.quantity === 1) await expireOrders(admin.db, admin.clock.read());
    return [];
  }
  const send = await plan(admin, known, act);
  if (!send) return [];
  const answers = await Promise.all(Array.from({ length: act.times }, send));
  for (const answer of answers) {
    if (!answer.ok || !['order', 'hold', 'sell', 'reinstate'].includes(act.what)) continue;
    const { id, order } = (await answer.json()) as { id?: string; order?: { id: string } };
    const made = { id: order?.id ?? id ?? '', isSale: act.what === 'sell' };
    if (!known.some((each) => each.id === made.id)) known.push(made);
  }
  return answers.map(({ status }) => status);
}

async function plan(
  admin: Admin,
  known: readonly Known[],
  { what, which, quantity }: Act,
): Promise<(() => Promise<Response>) | undefined> {
  if (what === 'sell') return () => admin.sell(admin.owner, makeSale(quantity));
  if (what === 'order' || what === 'hold') {
    const payment = what === 'hold' ? 'transfer' : 'on_delivery';
    return () => sendRequest(admin.shop.visit(), makePieOrder(quantity, { payment }));
  }
  const id = await choose(admin, known, { what, which });
  if (!id) return undefined;
  const post = (path: string, body: object) => () =>
    admin.owner.ask(path, { method: 'POST', body, headers: { 'idempotency-key': randomUUID() } });
  const order = await admin.read(id);
  const at = `/api/admin/orders/${id}`;
  switch (what) {
    case 'takeBack':
      return post(`/api/admin/counter/sales/${id}/take-back`, { reason: 'A slip' });
    case 'pay':
      return post(`${at}/payments`, { way: 'cash', amount: order.money.due || 1, acceptOverpayment: true });
    case 'cancel':
      return post(`${at}/cancel`, { reason: 'Called off', refund: null, keepReason: 'Agreed' });
    case 'change':
      return post(`${at}/changes`, buildChange(order, quantity));
    case 'reinstate':
      return post(`${at}/reinstate`, {});
    default:
      return post(`${at}/move`, {
        slot: what === 'move' ? { day: TOMORROW, windowId: 'evening' } : { day: TODAY, windowId: 'evening' },
      });
  }
}

/** Mostly something for which it makes sense; another one, all the same, every fifth time. */
async function choose(
  admin: Admin,
  known: readonly Known[],
  { what, which }: Pick<Act, 'what' | 'which'>,
): Promise<string | undefined> {
  const { data } = await admin.list('limit=100&sort=newest');
  const isSale = what === 'takeBack';
  const wanted =
    what === 'reinstate' ? ['expired'] : isSale ? ['collected'] : ['pending_payment', 'confirmed'];
  const fitting = data.filter(({ status }) => which % 5 === 0 || wanted.includes(status));
  const ids = known.filter((each) => each.isSale === isSale && fitting.some(({ id }) => id === each.id));
  return ids[which % Math.max(1, ids.length)]?.id;
}

function buildChange(order: AdminOrderDetails, quantity: number) {
  return {
    version: order.version,
    existingLines: [{ position: 0, quantity, inscription: '' }],
    contact: { name: order.contact.name, phone: order.contact.phone },
    address: order.address,
    slot: { day: order.slot.day, windowId: order.slot.windowId },
    note: order.note,
    reason: 'She called',
    expectedTotal: order.total + (quantity - (order.lines[0]?.quantity ?? 0)) * (order.lines[0]?.price ?? 0),
  };
}

/** By what each order says of itself, not by what the shelf counts. */
async function countLive(admin: Admin): Promise<number> {
  const { data } = await admin.list(`from=${TODAY}&to=${TODAY}&limit=100`);
  return data
    .filter(({ status }) => status !== 'cancelled' && status !== 'expired')
    .reduce((sum, { itemCount }) => sum + itemCount, 0);
}
