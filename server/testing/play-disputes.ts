import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { convertKoboToNaira } from '../../domain/money.ts';
import { findStop } from '../../domain/payments/disputes.ts';
import { computeDue } from '../../domain/payments/ledger.ts';
import { messages } from '../database/schema/messages.ts';
import { orders } from '../database/schema/orders.ts';
import { paymentDisputes, paymentReversals, payments } from '../database/schema/payments.ts';
import { inTransaction } from '../database/transaction.ts';
import { changeStatus } from '../features/orders/change-status.ts';
import { findOrder } from '../features/orders/orders.store.ts';
import { checkPayment } from '../features/orders/payments/check-payment.ts';
import { goOnWithOrder } from '../features/orders/payments/go-on-with-order.ts';
import { readLedger } from '../features/orders/payments/order-ledger.ts';
import { recordByHand } from '../features/orders/payments/record-by-hand.ts';
import { refundOrder } from '../features/orders/payments/refund-order.ts';
import { sumGoneBack } from '../features/orders/payments/reversals.store.ts';
import { startPayment } from '../features/orders/payments/start-payment.ts';
import { sweepDisputes } from '../features/orders/payments/sweep-disputes.ts';
import { sweepPayments } from '../features/orders/payments/sweep-payments.ts';
import { inParallel } from './in-parallel.ts';
import { letDie, survive } from './payment-deaths.ts';
import { findWrongSums } from './payment-ledgers.ts';
import { doPaymentJobs } from './payment-schedule-jobs.ts';
import { openScheduleShop, type ScheduleShop } from './payment-schedule-shop.ts';
import { type Chance, createChance, DEATHS, type Death, makeSchedule } from './payment-schedules.ts';

/*
 * Disputes, reversals, refunds and fees of many paid orders in any order, their messages doubled, late, overtaken and lost, and
 * whoever works on them dying now and then. At the end the provider's own books are the truth: nothing may be missing here, and
 * nothing recorded twice.
 */

const ROUNDS = 14;
const DEATHS_PART = 0.25;
/** Long enough for whatever is open or came to be asked about once more. */
const ROUND_MINUTES = 300;

type Played = { readonly orderId: string; readonly reference: string };

/** What differs from the provider's books after so many orders of that seed; nothing when all is well. */
export async function playDisputes(seed: number, count: number): Promise<readonly string[]> {
  const chance = createChance(seed);
  const schedules = Array.from({ length: count }, (_, number) => makeSchedule(chance, number));
  const shop = await openScheduleShop(schedules);
  const played = await payAll(shop, [...shop.orderIds.values()], chance);
  const faults: string[] = [];
  const chooseDeath = (): Death | null => (chance.next() < DEATHS_PART ? chance.pick(DEATHS) : null);
  for (let round = 1; round <= ROUNDS; round += 1) {
    shop.goTo(round * ROUND_MINUTES);
    await inParallel(played, async (one) => {
      faults.push(...(await act(shop, one, chance)));
    });
    for (const id of chooseMessages(shop, chance)) await shop.bring(id);
    await doPaymentJobs(shop, chooseDeath);
    if (chance.next() < 0.3) await sweepAll(shop, chance.pick([null, ...DEATHS]));
    await doPaymentJobs(shop, chooseDeath);
  }
  // Weeks later all of it has been asked about, whatever was told.
  for (let week = 1; week <= 6; week += 1) {
    shop.goTo(ROUNDS * ROUND_MINUTES + week * 7 * 1_440);
    await sweepAll(shop, null);
    await doPaymentJobs(shop, () => null);
  }
  return [...faults, ...(await judge(shop, played)), ...(await findWrongSums(shop.db))];
}

async function payAll(shop: ScheduleShop, orderIds: readonly string[], chance: Chance): Promise<Played[]> {
  const played: Played[] = [];
  for (const orderId of orderIds) {
    const order = await findOrder(shop.db, orderId);
    const started = order && (await startPayment(shop.parts, order, 'card'));
    if (!started?.ok) throw new Error('A payment could not be started.');
    const { reference } = started.value;
    const feeBearer = chance.pick(['nobody', 'shop', 'customer'] as const);
    await shop.sandbox.transactions.choose(reference, { feeBearer });
    await shop.sandbox.transactions.pay(reference, { hasMoment: chance.next() < 0.8 });
    // The others are heard of once their orders have expired, and go on as new ones.
    if (chance.next() < 0.8) await checkPayment(shop.parts, reference);
    played.push({ orderId, reference });
  }
  return played;
}

/** One thing by chance; what is refused is refused. A step that should have been is a fault. */
async function act(
  { db, sandbox, parts, ownerId }: ScheduleShop,
  { orderId: paidId, reference }: Played,
  chance: Chance,
): Promise<readonly string[]> {
  const transaction = sandbox.transactions.find(reference);
  const paid = await findOrder(db, paidId);
  const orderId = paid?.reinstatedAs ?? paidId;
  const open = sandbox.disputes
    .list()
    .find((row) => row.reference === reference && row.status !== 'resolved');
  const by = { key: randomUUID(), actorId: ownerId };
  switch (chance.integer(12)) {
    case 0:
    case 1:
      await sandbox.disputes.open(reference);
      return [];
    case 2:
      if (open) await sandbox.disputes.remind(open.id);
      return [];
    case 3:
      if (open) await sandbox.disputes.answer(open.id);
      return [];
    case 4:
      if (open) {
        const resolution = chance.pick(['declined', 'merchant-accepted', 'auto-accepted'] as const);
        await sandbox.disputes.resolve(open.id, resolution, { withRefund: chance.next() < 0.5 });
      }
      return [];
    case 5:
      // Rarely: what is reversed has no story any more.
      if (chance.next() < 0.4) await sandbox.transactions.reverse(reference);
      return [];
    case 6: {
      const amount = convertKoboToNaira(1 + chance.integer(200_000));
      const credit = { voucherSecret: 'a secret of no voucher' };
      const refund = { ...by, ...credit, orderId, way: 'online', amount, reason: 'Squashed' } as const;
      await refundOrder(db, refund, parts.readClock);
      return [];
    }
    case 7:
      if (transaction?.status === 'success') {
        await sandbox.refunds.begin(transaction, {
          amountInKobo: 1 + chance.integer(100_000),
          note: 'By telephone',
        });
      }
      return [];
    case 8:
      await goOnWithOrder(db, { orderId, reason: 'A regular', actorId: ownerId }, parts.readClock);
      return [];
    case 9: {
      const amount = convertKoboToNaira(1 + chance.integer(900_000));
      const cash = { ...by, way: 'cash', amount, note: '', acceptOverpayment: true } as const;
      await recordByHand(db, orderId, cash, parts.readClock);
      return [];
    }
    default:
      return tryToSendOut({ db, parts, ownerId }, orderId);
  }
}

/** As far as the door; what is stopped must not get through it. */
async function tryToSendOut(
  { db, parts, ownerId }: Pick<ScheduleShop, 'db' | 'parts' | 'ownerId'>,
  orderId: string,
): Promise<readonly string[]> {
  const now = parts.readClock();
  return inTransaction(db, async (tx) => {
    const order = await findOrder(tx, orderId);
    if (!order) return [];
    const [step] = (['in_kitchen', 'ready', 'out_for_delivery'] as const).filter(
      (_, place) => ['confirmed', 'in_kitchen', 'ready'][place] === order.status,
    );
    if (!step) return [];
    const unpaid = { onAccountReason: 'Later' };
    const by = { by: 'administrator', actorId: ownerId, now, unpaid } as const;
    const stepped = await changeStatus(tx, order, { to: step, ...by });
    const hasLeft = stepped.ok && step === 'out_for_delivery' && order.stoppedFor !== null;
    return hasLeft ? [`Order ${order.number} left the house although it was stopped.`] : [];
  });
}

/** Some of what was told, in no order, some of it twice; the rest comes later or never. */
function chooseMessages({ sandbox }: ScheduleShop, chance: Chance): readonly string[] {
  return sandbox.messages
    .list()
    .filter(() => chance.next() < 0.3)
    .flatMap(({ id }) => (chance.next() < 0.3 ? [id, id] : [id]))
    .map((id) => ({ id, place: chance.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ id }) => id);
}

async function sweepAll(shop: ScheduleShop, death: Death | null): Promise<void> {
  for (const mortality of death ? [death, null] : [null]) {
    const parts = letDie(shop.parts, mortality);
    await survive(sweepPayments(parts));
    await survive(sweepDisputes(parts));
  }
}

async function judge(
  { db, sandbox, parts, ownerId }: ScheduleShop,
  played: readonly Played[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { reference } of played) {
    const [payment] = await db.select().from(payments).where(eq(payments.reference, reference));
    const transaction = sandbox.transactions.find(reference);
    if (!payment || !transaction) {
      faults.push(`${reference} was paid and is not recorded.`);
      continue;
    }
    const { refundsInKobo, reversalsInKobo } = await inTransaction(db, (tx) => sumGoneBack(tx, payment.id));
    const given = sandbox.refunds
      .list(transaction.id)
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amountInKobo }) => sum + amountInKobo, 0);
    const gone =
      transaction.status === 'reversed' ? payment.amountInKobo : Math.min(given, payment.amountInKobo);
    if (refundsInKobo + reversalsInKobo !== gone) {
      faults.push(`${reference}: ${gone} is gone, and recorded are ${refundsInKobo} and ${reversalsInKobo}.`);
    }
    if (payment.amountInKobo !== transaction.amountInKobo) {
      faults.push(`${reference}: ${payment.amountInKobo} counts instead of ${transaction.amountInKobo}.`);
    }
    const wanted = sandbox.disputes
      .list()
      .filter((row) => row.reference === reference)
      .map(({ id, status, resolution }) => `${id} ${nameStatus(status, resolution)}`)
      .sort();
    const rows = await db.select().from(paymentDisputes).where(eq(paymentDisputes.paymentId, payment.id));
    const known = rows.map(({ providerId, status }) => `${providerId} ${status}`).sort();
    // One that opened and was settled between two sweeps, its messages lost, is nobody's business any more.
    const missed = wanted.filter((row) => !known.includes(row) && !/ (won|lost)$/.test(row));
    const wrong = known.filter((row) => !wanted.includes(row));
    faults.push(
      ...[...missed, ...wrong].map((row) => `${reference}: dispute ${row} is not as the provider has it.`),
    );
  }
  for (const order of await db.select().from(orders)) {
    const disputes = await db.select().from(paymentDisputes).where(eq(paymentDisputes.orderId, order.id));
    const reversals = await db.select().from(paymentReversals).where(eq(paymentReversals.orderId, order.id));
    const stop = findStop(
      disputes.map(({ status, decidedAt }) => ({ status, isDecided: decidedAt !== null })),
      reversals.map(({ decidedAt }) => ({ isDecided: decidedAt !== null })),
      computeDue(readLedger(order, parts.readClock())),
    );
    if (stop !== order.stoppedFor) {
      faults.push(`Order ${order.number} is stopped for ${order.stoppedFor}, not for ${stop}.`);
    }
  }
  const notified = await db.select().from(messages).where(eq(messages.userId, ownerId));
  const names = notified.map(({ event, channel }) => `${event} ${channel}`);
  if (new Set(names).size !== names.length) faults.push('Somebody was told of the same thing twice.');
  return faults;
}

function nameStatus(status: string, resolution: string | null): string {
  if (status === 'awaiting-merchant-feedback') return 'awaiting_answer';
  if (status === 'awaiting-bank-feedback') return 'under_review';
  return resolution === 'declined' ? 'won' : 'lost';
}
