import { randomUUID } from 'node:crypto';
import type { DeliveryTermsAnswer } from '../../contract/delivery.ts';
import { type OrderPlacement, type PlacedOrder, placedOrderSchema } from '../../contract/orders.ts';
import type { Calendar } from '../../domain/delivery/calendar.ts';
import type { OrderStatus, StepMaker } from '../../domain/orders/statuses.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { changeStatus } from '../features/orders/change-status.ts';
import { writeCalendar, writeDeliveryTerms } from '../features/orders/delivery/delivery-plan.store.ts';
import { findOrder } from '../features/orders/orders.store.ts';
import { HONEY_CAKE_PRICE, makeOrderInput } from './order-inputs.ts';
import { publishProducts } from './publish-products.ts';
import { openShopApp } from './shop-app.ts';
import type { Visitor } from './visitor.ts';

/** A Monday at noon in Lagos. */
export const MONDAY_NOON = new Date('2026-11-16T11:00:00.000Z');

const OPEN = { isOpen: true, workUnits: 100 };
export const CALENDAR: Calendar = {
  weekdays: [OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, { isOpen: false, workUnits: 0 }],
  windows: [
    { id: 'morning', from: '09:00', to: '12:00', capacities: { delivery: 25, pickup: 25 } },
    { id: 'evening', from: '15:00', to: '18:00', capacities: { delivery: 25, pickup: 0 } },
  ],
  cutOff: '18:00',
  horizonDays: 30,
};

export const TERMS: DeliveryTermsAnswer = {
  zones: [
    {
      id: 'island',
      name: 'Lagos Island',
      places: [{ state: 'Lagos', lgas: ['Eti-Osa', 'Lagos Island'] }],
      fee: 3_000,
      minimum: 5_000,
      allowsPayOnDelivery: true,
    },
    {
      id: 'outskirts',
      name: 'Outskirts',
      places: [{ state: 'Lagos', lgas: [] }],
      fee: 5_500,
      minimum: 15_000,
      allowsPayOnDelivery: false,
    },
  ],
  freeAbove: 150_000,
  holds: { transferMinutes: 240, onlineMinutes: 20 },
  // Most tests are not about strangers: everybody may order as if known.
  unconfirmed: { mustConfirm: false, confirmMinutes: 240, dayShare: 100 },
  transferAccount: { bank: 'Test Bank', accountNumber: '0123456789', accountName: 'Oyin Bakes' },
};

/** Calendar, zones and a cake: what a shop needs before anything can be ordered. */
export async function setOutBakery(db: Database, calendar = CALENDAR): Promise<void> {
  await writeCalendar(db, calendar);
  await writeDeliveryTerms(db, TERMS);
  await publishProducts(db, ['honey-cake'], {
    name: 'Honey Cake',
    priceInKobo: HONEY_CAKE_PRICE * 100,
    workUnits: 1,
    leadTimeHours: 24,
    allowsInscription: true,
  });
}

type OrderAdminOptions = Omit<NonNullable<Parameters<typeof openShopApp>[0]>, 'readClock'> & {
  readonly calendar?: Calendar;
};
export type OrderAdmin = Awaited<ReturnType<typeof openOrderAdmin>>;

/** A shop that takes orders, with a clock that stands still until the test moves it. */
export async function openOrderAdmin({ calendar, ...options }: OrderAdminOptions = {}) {
  let now = MONDAY_NOON;
  const clock = {
    read: () => now,
    set: (moment: string) => {
      now = new Date(moment);
    },
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
  };
  const shop = await openShopApp({ rateLimitFactor: 1_000, ...options, readClock: clock.read });
  if (!options.database) await setOutBakery(shop.db, calendar);
  return {
    shop,
    db: shop.db,
    clock,
    /** A second node on the same database, with the same clock, provider and all else. */
    openOtherNode: () =>
      openShopApp({ rateLimitFactor: 1_000, ...options, database: shop.database, readClock: clock.read }),
    send: sendRequest,
    place: (visitor: Visitor, input: OrderPlacement = makeOrderInput()) => placeInput(visitor, input),
    placeAsGuest: (input: OrderPlacement = makeOrderInput()) => placeInput(shop.visit(), input),

    /** What the kitchen does from its own screens; whether it was allowed. */
    async makeStep(orderId: string, to: OrderStatus, by: StepMaker = 'administrator'): Promise<boolean> {
      const order = await findOrder(shop.db, orderId);
      if (!order) throw new Error('We can’t find this order.');
      const unpaid = { onAccountReason: null };
      const step = { to, by, actorId: null, now: clock.read(), unpaid };
      return (await inTransaction(shop.db, (tx) => changeStatus(tx, order, step))).ok;
    },
  };
}

export function sendRequest(
  visitor: Pick<Visitor, 'ask'>,
  input: unknown,
  key: string = randomUUID(),
): Promise<Response> {
  return visitor.ask('/api/orders', {
    method: 'POST',
    body: input,
    headers: { 'idempotency-key': key },
  });
}

async function placeInput(
  visitor: Visitor,
  input: OrderPlacement,
): Promise<PlacedOrder & { visitor: Visitor }> {
  const answer = await sendRequest(visitor, input);
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`${answer.status} instead of 201: ${text}`);
  return { ...placedOrderSchema.parse(JSON.parse(text)), visitor };
}
