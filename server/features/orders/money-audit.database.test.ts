import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type AuditLogPage, readAuditLogEndpoint } from '../../../contract/settings.ts';
import { openAdmin } from '../../testing/admin-calls.ts';
import { makeOrderInput, SATURDAY } from '../../testing/order-inputs.ts';

async function openLog() {
  const admin = await openAdmin();
  const { owner } = admin;
  const readLog = async (query = ''): Promise<AuditLogPage> => {
    const answer = await owner.ask(`/api/admin/audit?${query}`);
    expect(answer.status).toBe(200);
    return readAuditLogEndpoint.answerSchema.parse(await answer.json());
  };
  const send = async (id: string, action: string, body: object, by = owner) => {
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await by.ask(`/api/admin/orders/${id}/${action}`, { method: 'POST', body, headers });
    expect(answer.status, await answer.clone().text()).toBe(200);
    admin.clock.pass(1);
  };
  return { ...admin, readLog, send };
}

/** Short forms of the entries, oldest first. */
const shorten = ({ data }: AuditLogPage) =>
  data
    .map(({ action, actor, details: { before, after } }) => [action, actor?.name ?? null, before, after])
    .toReversed();

describe('the activity log', () => {
  test('has every change of money with who made it, before and after (P19.7, P28.288)', {
    tags: 'long',
  }, async () => {
    const { placeAsGuest, send, readLog } = await openLog();
    const { order } = await placeAsGuest();
    await send(order.id, 'payments', { way: 'cash', amount: 5_000.5, note: 'Brought by her son' });
    await send(order.id, 'refunds', { way: 'cash', amount: 1_000, reason: 'A corner was squashed' });
    await send(order.id, 'adjustments', { decision: 'write_off', amount: 2_000, reason: 'A regular' });
    await send(order.id, 'refunds', { way: 'transfer', amount: 500, reason: 'A late rider' });
    await send(order.id, 'payments', { way: 'cash', amount: 1_000 });
    const log = await readLog('topic=money');
    // Nothing of it has gone back until it is marked as sent (P28.242).
    expect(log.data[1]?.details).toMatchObject({ amount: 500, refund: 'to_send' });
    expect(log.data[3]?.details).not.toHaveProperty('refund');
    expect(shorten(log)).toEqual([
      ['order.paid', 'Bisi Owner', 0, 5_000.5],
      ['order.refunded', 'Bisi Owner', 5_000.5, 4_000.5],
      ['order.written_off', 'Bisi Owner', 8_000, 6_000],
      ['order.refunded', 'Bisi Owner', 4_000.5, 3_500.5],
      // What was paid is all that came (P28.288).
      ['order.paid', 'Bisi Owner', 5_000.5, 6_000.5],
    ]);
    expect(log.data[4]).toMatchObject({
      order: { id: order.id, number: order.number },
      details: { amount: 5_000.5, way: 'cash', reason: 'Brought by her son' },
    });
  });

  test('has cancellations, moves and price changes too (P19.7)', { tags: 'long' }, async () => {
    const { owner, placeAsGuest, send, readLog } = await openLog();
    const { order } = await placeAsGuest();
    await send(order.id, 'move', { slot: { day: SATURDAY, windowId: 'evening' } });
    await send(order.id, 'cancel', { reason: 'The oven broke', refund: null });
    expect(shorten(await readLog('topic=move'))).toEqual([
      ['order.moved', 'Bisi Owner', 'Fri 20 Nov, 09:00–12:00', 'Sat 21 Nov, 15:00–18:00'],
    ]);
    const cancelled = await readLog('topic=cancellation');
    expect(shorten(cancelled)).toEqual([['order.cancelled', 'Bisi Owner', 'confirmed', 'cancelled']]);
    expect(cancelled.data[0]?.details.reason).toBe('The oven broke');
    expect((await owner.put('/api/products/honey-cake', { price: 6_500 })).status).toBe(200);
    expect(shorten(await readLog('topic=price'))).toEqual([
      ['product.price_changed', 'Bisi Owner', 5_000, 6_500],
    ]);
  });

  test('names a guest who cancels as the customer, and nobody where the shop did it', async () => {
    const { placeAsGuest, readLog } = await openLog();
    const { order, visitor } = await placeAsGuest();
    expect((await visitor.post(`/api/orders/${order.id}/cancel`)).status).toBe(200);
    expect((await readLog('topic=cancellation')).data).toMatchObject([
      { actor: null, details: { by: 'customer' } },
    ]);
  });

  test('is narrowed by kind, person, days and order, page by page (P19.7)', { tags: 'long' }, async () => {
    const { shop, clock, placeAsGuest, send, readLog } = await openLog();
    const helper = await shop.signInUser('helper@bakery.example', { name: 'Helper', isAdmin: true });
    const [first, second] = [await placeAsGuest(), await placeAsGuest()] as const;
    const cash = { way: 'cash', amount: 1_000, note: '' };
    await send(first.order.id, 'payments', cash);
    clock.set('2026-11-16T22:59:00Z');
    await send(second.order.id, 'payments', cash, helper);
    clock.set('2026-11-16T23:00:00Z');
    await send(second.order.id, 'payments', cash);
    const count = async (query: string) => (await readLog(`topic=money&${query}`)).data.length;
    expect(await count('')).toBe(3);
    expect(await count(`person=${helper.userId}`)).toBe(1);
    expect(await count('from=2026-11-17')).toBe(1);
    expect(await count('to=2026-11-16')).toBe(2);
    expect(await count(`order=${second.order.number}`)).toBe(2);
    expect(await count('order=000-000-000')).toBe(0);
    const page = await readLog('topic=money&limit=2');
    const rest = await readLog(`topic=money&limit=2&cursor=${page.nextCursor}`);
    expect([page.data.length, rest.data.length, rest.nextCursor]).toEqual([2, 1, null]);
    expect(page.people.map(({ name }) => name)).toEqual(['Bisi Owner', 'Helper']);
  });

  test('is downloaded as a table by the same filters, and no cell of it runs (P19.7)', async () => {
    const { owner, placeAsGuest, send } = await openLog();
    const { order } = await placeAsGuest();
    await send(order.id, 'payments', { way: 'card_machine', amount: 8_000, note: '=1+1' });
    const answer = await owner.ask(`/api/admin/audit/export?topic=money&order=${order.number}`);
    expect(answer.headers.get('content-disposition')).toContain('activity-2026-11-16.csv');
    expect((await answer.text()).split('\r\n')).toEqual([
      'Day,Time,What,Order,About,Person,Amount,Way,Before,After,Reason,Details',
      `2026-11-16,12:00,Payment recorded,${order.number},,Bisi Owner,8000,card machine,0,8000,'=1+1,`,
      '',
    ]);
  });
});

test('the order’s own history has what was done about its money, and its customer’s has not (P19.7)', async () => {
  const { placeAsGuest, send, read } = await openLog();
  const { order, visitor } = await placeAsGuest(makeOrderInput());
  await send(order.id, 'payments', { way: 'cash', amount: 8_000, note: '' });
  expect((await read(order.id)).activity).toEqual([
    {
      at: expect.any(String),
      action: 'order.paid',
      by: 'Bisi Owner',
      details: { amount: 8_000, way: 'cash', before: 0, after: 8_000 },
    },
  ]);
  expect(await (await visitor.ask(`/api/orders/${order.id}`)).json()).not.toHaveProperty('activity');
});
