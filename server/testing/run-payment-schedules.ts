import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { convertKoboToNaira } from '../../domain/money.ts';
import type { Database } from '../database/database.ts';
import { cancelOrder } from '../features/orders/cancel-order.ts';
import { expireOrders } from '../features/orders/expire-orders.ts';
import type { OrderRow } from '../features/orders/order-rows.ts';
import { findOrder } from '../features/orders/orders.store.ts';
import { listOpenReferences, listReferencesToCheck } from '../features/orders/payments/attempts.store.ts';
import { checkPayment } from '../features/orders/payments/check-payment.ts';
import { recordByHand } from '../features/orders/payments/record-by-hand.ts';
import { refundOrder } from '../features/orders/payments/refund-order.ts';
import { listPaymentsToCheck } from '../features/orders/payments/refunds.store.ts';
import { startPayment } from '../features/orders/payments/start-payment.ts';
import { sweepPayments } from '../features/orders/payments/sweep-payments.ts';
import { PaymentFault } from '../ports/payments.ts';
import { inParallel } from './in-parallel.ts';
import { letDie, survive } from './payment-deaths.ts';
import { doPaymentJobs } from './payment-schedule-jobs.ts';
import type { ScheduleShop } from './payment-schedule-shop.ts';
import { type Action, type Chance, DEATHS, type Death, ROUNDS, type Schedule } from './payment-schedules.ts';

/** Once its clock has ended a hold counts as over; when that is written down must not matter. */
const EXPIRY_EVERY_ROUNDS = 2;
const DEATHS_PART = 0.3;

/** The references of an order's visits, in the order of its schedule. */
export type References = ReadonlyMap<number, string[]>;

/** Everybody at once, round by round, as the clock goes on. */
export async function runSchedules(
  shop: ScheduleShop,
  schedules: readonly Schedule[],
  chance: Chance,
): Promise<References> {
  const references = new Map<number, string[]>(schedules.map(({ number }) => [number, []]));
  const chooseDeath = (): Death | null => (chance.next() < DEATHS_PART ? chance.pick(DEATHS) : null);

  for (const [round, { minute, isSwept }] of ROUNDS.entries()) {
    shop.goTo(minute);
    if (round % EXPIRY_EVERY_ROUNDS === 0) await expireAll(shop);
    await inParallel(schedules, async (schedule) => {
      const visits = references.get(schedule.number) ?? [];
      for (const action of schedule.rounds[round] ?? []) await act(shop, schedule, visits, action);
    });
    const notified = isSwept
      ? listForeign(shop, schedules, references)
      : listBrought(shop, schedules, round, references);
    for (const id of shuffle(notified, chance)) await shop.bring(id);
    await doPaymentJobs(shop, chooseDeath);
    if (!isSwept) continue;
    await sweepAll(shop, () => chance.pick([null, null, ...DEATHS]));
    await doPaymentJobs(shop, chooseDeath);
  }
  return references;
}

async function act(
  shop: ScheduleShop,
  { number }: Schedule,
  visits: string[],
  action: Action,
): Promise<void> {
  const { db, sandbox, parts, ownerId } = shop;
  const orderId = shop.orderIds.get(number) ?? '';
  switch (action.kind) {
    case 'start': {
      const reference = await start(shop, await findScheduledOrder(db, orderId), action);
      if (reference !== undefined && !visits.includes(reference)) visits.push(reference);
      return;
    }
    case 'pay':
      return sandbox.transactions.pay(nameVisit(visits, action.visit), { amountInKobo: action.amountInKobo });
    case 'bring_messages':
      return;
    case 'come_back':
      await survive(comeBack(shop, orderId, action.death));
      return;
    case 'rush':
      await Promise.all([
        comeBack(shop, orderId, null),
        comeBack(shop, orderId, null),
        ...visits.map((reference) => checkPayment(parts, reference)),
      ]);
      return;
    case 'pay_by_hand': {
      const amount = convertKoboToNaira(action.amountInKobo);
      const input = {
        way: 'cash',
        amount,
        note: '',
        acceptOverpayment: true,
        key: randomUUID(),
        actorId: ownerId,
      } as const;
      for (let time = 0; time < action.times; time += 1)
        requireOk(await recordByHand(db, orderId, input, parts.readClock));
      return;
    }
    case 'cancel':
      requireOk(await cancelOrder(db, await findScheduledOrder(db, orderId), null, parts.readClock()));
      return;
    case 'refund': {
      const refundCourse = action.fails ? 'failed' : 'processed';
      for (const reference of visits) await sandbox.transactions.choose(reference, { refundCourse });
      const { reinstatedAs } = await findScheduledOrder(db, orderId);
      const amount = convertKoboToNaira(action.amountInKobo);
      const input = {
        orderId: action.of === 'own' ? orderId : (reinstatedAs ?? ''),
        way: 'online',
        amount,
        reason: 'Squashed',
        key: randomUUID(),
        actorId: ownerId,
        voucherSecret: 'a secret of no voucher',
      } as const;
      requireOk(await refundOrder(db, input, parts.readClock));
      requireOk(await refundOrder(db, input, parts.readClock));
      return;
    }
    case 'refund_elsewhere': {
      const transaction = sandbox.transactions.find(nameVisit(visits, action.visit));
      if (!transaction) throw new Error('There is nothing to refund.');
      await sandbox.refunds.begin(transaction, { amountInKobo: action.amountInKobo, note: 'By telephone' });
    }
  }
}

async function start(
  { parts }: ScheduleShop,
  order: OrderRow,
  { channel, fault }: Extract<Action, { kind: 'start' }>,
): Promise<string | undefined> {
  const away = async () => {
    throw new PaymentFault('away', { isLasting: false });
  };
  const shop = fault === 'away' ? { ...parts, payments: { ...parts.payments, start: away } } : parts;
  const started = await survive(
    startPayment(letDie(shop, fault === 'death' ? 'after_provider' : null), order, channel),
  );
  return started?.outcome.ok ? started.outcome.value.reference : undefined;
}

async function comeBack({ db, parts }: ScheduleShop, orderId: string, death: Death | null): Promise<void> {
  for (const reference of await listOpenReferences(db, orderId))
    await checkPayment(letDie(parts, death), reference);
}

/** Each dies somewhere in the middle of its list, until there is nothing left to ask about. */
async function sweepAll({ db, parts }: ScheduleShop, chooseDeath: () => Death | null): Promise<void> {
  const now = parts.readClock();
  const isLeft = async () =>
    (await listReferencesToCheck(db, now, 1)).length > 0 ||
    (await listPaymentsToCheck(db, now, 1)).length > 0;
  while (await isLeft()) await survive(sweepPayments(letDie(parts, chooseDeath())));
}

async function expireAll({ db, parts }: ScheduleShop): Promise<void> {
  const now = parts.readClock();
  const isLeft = sql`select 1 from orders where status = 'pending_payment' and hold_until <= ${now.toISOString()} limit 1`;
  while ((await db.execute(isLeft)).rows.length > 0) await expireOrders(db, now);
}

/** What has not been brought yet, the latest first; otherwise the first message once more. */
function listBrought(
  { sandbox }: ScheduleShop,
  schedules: readonly Schedule[],
  round: number,
  references: References,
): string[] {
  return schedules.flatMap(({ number, rounds }) =>
    (rounds[round] ?? []).flatMap((action) => {
      if (action.kind !== 'bring_messages') return [];
      const messages = sandbox.messages.list(nameVisit(references.get(number) ?? [], action.visit));
      const held = messages.filter(({ status }) => status === 'held').toReversed();
      const brought = held.length > 0 ? held : messages.slice(0, 1);
      return Array.from({ length: action.times }, () => brought.map(({ id }) => id)).flat();
    }),
  );
}

/** What was done at the provider's own desk is known from its messages alone; it repeats them for three days. */
function listForeign(
  { sandbox }: ScheduleShop,
  schedules: readonly Schedule[],
  references: References,
): string[] {
  return schedules
    .filter(({ outcome }) => outcome.hasForeignRefund)
    .flatMap(({ number }) => references.get(number) ?? [])
    .flatMap((reference) => sandbox.messages.list(reference))
    .filter(({ event }) => event.startsWith('refund.'))
    .map(({ id }) => id);
}

async function findScheduledOrder(db: Database, id: string): Promise<OrderRow> {
  const order = await findOrder(db, id);
  if (!order) throw new Error('The order of a schedule is not there.');
  return order;
}

function nameVisit(visits: readonly string[], number: number): string {
  const reference = visits[number];
  if (reference === undefined) throw new Error('A visit of the schedule was never begun.');
  return reference;
}

function shuffle<Item>(items: readonly Item[], chance: Chance): readonly Item[] {
  return items
    .map((item) => ({ item, place: chance.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

function requireOk({ ok, ...rest }: { readonly ok: boolean }): void {
  if (!ok) throw new Error(`Refused: ${JSON.stringify(rest)}`);
}
