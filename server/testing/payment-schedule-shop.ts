import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { DAY_WORK_UNITS_MAX, WINDOW_CAPACITY_MAX } from '../../domain/delivery/calendar.ts';
import { makeOrderNumber } from '../../domain/orders/order-number.ts';
import { orderLines, orders } from '../database/schema/orders.ts';
import { createWebhookRoutes } from '../features/orders/payments/webhook.routes.ts';
import { openPaystackSandbox } from '../paystack-sandbox/open-sandbox.ts';
import { createHandClock } from '../paystack-sandbox/testing/hand-clock.ts';
import { openEndpoints } from './open-endpoints.ts';
import { CALENDAR, MONDAY_NOON, openOrderAdmin } from './order-admin.ts';
import { SECRET_KEY } from './payment-admin.ts';
import type { Schedule } from './payment-schedules.ts';
import { createSandboxPort } from './sandbox-port.ts';

const ROOMY = { isOpen: true, workUnits: DAY_WORK_UNITS_MAX };
const ROOMY_CALENDAR = {
  ...CALENDAR,
  weekdays: CALENDAR.weekdays.map(() => ROOMY),
  windows: CALENDAR.windows.map((window) => ({
    ...window,
    capacities: { delivery: WINDOW_CAPACITY_MAX, pickup: 0 },
  })),
};
const DAYS = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30'];

export type ScheduleShop = Awaited<ReturnType<typeof openScheduleShop>>;

/** One shop with room for everybody, one provider, one clock, and an order for each schedule. */
export async function openScheduleShop(schedules: readonly Schedule[]) {
  const admin = await openOrderAdmin({ calendar: ROOMY_CALENDAR });
  const { db, clock, shop } = admin;
  const sandboxClock = createHandClock(MONDAY_NOON);
  const sandbox = await openPaystackSandbox({
    secretKey: SECRET_KEY,
    pagesUrl: 'https://sandbox.example',
    webhook: async () => 503,
    clock: sandboxClock,
    behaviour: { messageMode: 'by_hand' },
    reportFault: (error) => {
      throw error;
    },
  });
  onTestFinished(sandbox.stop);
  const payments = createSandboxPort(sandbox);
  const log = pino({ level: 'silent' });
  const webhook = openEndpoints(createWebhookRoutes({ db, payments, log }));
  const orderIds = await copyOrder(admin, schedules);
  const ownerId = await shop.addUser('owner@bakery.example', { isAdmin: true });

  return {
    db,
    sandbox,
    orderIds,
    ownerId,
    parts: {
      db,
      payments,
      log,
      readClock: clock.read,
      publicUrl: 'https://shop.example',
      shopEmail: () => 'hello@bakery.example',
      trackingSecret: 'the tracking secret of these tests',
    },
    goTo(minute: number): void {
      const moment = new Date(MONDAY_NOON.getTime() + minute * 60_000);
      sandboxClock.advance(moment.getTime() - sandboxClock.read().getTime());
      clock.set(moment.toISOString());
    },
    async bring(messageId: string): Promise<void> {
      const { body, signature } = sandbox.messages.seal(messageId);
      const headers = { 'x-paystack-signature': signature };
      const { status } = await webhook.request('/api/payments/paystack', { method: 'POST', headers, body });
      if (status !== 200) throw new Error(`A message was answered with ${status}.`);
      await sandbox.messages.drop(messageId);
    },
  };
}

/** One order is placed as shoppers do, and the others are like it but for their price, their day and their hold. */
async function copyOrder(
  admin: Awaited<ReturnType<typeof openOrderAdmin>>,
  schedules: readonly Schedule[],
): Promise<ReadonlyMap<number, string>> {
  const { db } = admin;
  await admin.placeAsGuest();
  const [order] = await db.select().from(orders);
  const [line] = await db.select().from(orderLines);
  if (!order || !line) throw new Error('The order was not placed.');
  await db.execute(sql`delete from orders`);
  for (const day of DAYS)
    await db.execute(sql`insert into calendar_days (day) values (${day}) on conflict do nothing`);
  const ids = new Map(schedules.map(({ number }) => [number, randomUUID()]));
  const { searchText: _, ...agreed } = order;
  const rows = schedules.map(({ number, totalInKobo, holdMinutes }) => ({
    ...agreed,
    id: ids.get(number) ?? '',
    number: makeOrderNumber(number),
    day: DAYS[number % DAYS.length] ?? agreed.day,
    subtotalInKobo: totalInKobo - agreed.deliveryInKobo,
    totalInKobo,
    status: 'pending_payment' as const,
    holdUntil: new Date(MONDAY_NOON.getTime() + holdMinutes * 60_000),
    trackingKeyHash: null,
  }));
  await db.insert(orders).values(rows);
  await db.insert(orderLines).values(rows.map(({ id }) => ({ ...line, orderId: id })));
  return ids;
}
