import { derivePaymentState } from '../../domain/payments/ledger.ts';
import { orders } from '../database/schema/orders.ts';
import { payments, refunds } from '../database/schema/payments.ts';
import type { OrderRow } from '../features/orders/order-rows.ts';
import { readLedger } from '../features/orders/payments/order-ledger.ts';
import { findWrongSums } from './payment-ledgers.ts';
import { nameState } from './payment-schedule-model.ts';
import type { ScheduleShop } from './payment-schedule-shop.ts';
import type { Schedule } from './payment-schedules.ts';
import type { References } from './run-payment-schedules.ts';

/** What differs from the plain course of things, each with the schedule that led there; nothing when all is well. */
export async function judgeSchedules(
  shop: ScheduleShop,
  schedules: readonly Schedule[],
  references: References,
): Promise<readonly string[]> {
  const rows = await shop.db.select().from(orders);
  const byId = new Map<string, OrderRow>(rows.map((row) => [row.id, row]));
  const recorded = await shop.db.select().from(payments);
  const now = shop.parts.readClock();
  const differences = schedules.flatMap((schedule) => {
    const order = byId.get(shop.orderIds.get(schedule.number) ?? '');
    const visits = references.get(schedule.number) ?? [];
    const successor = order?.reinstatedAs ? byId.get(order.reinstatedAs) : undefined;
    const found = {
      status: order?.status,
      state: order && derivePaymentState(readLedger(order, now)),
      own: order && describePurse(order),
      successor: successor ? { status: successor.status, ...describePurse(successor) } : null,
      visits: visits.map((reference) =>
        recorded.filter((row) => row.reference === reference).map(({ amountInKobo }) => amountInKobo),
      ),
    };
    const expected = expect(schedule);
    return JSON.stringify(found) === JSON.stringify(expected)
      ? []
      : [
          `${describeSchedule(schedule)}\n  expected ${JSON.stringify(expected)}\n  found    ${JSON.stringify(found)}`,
        ];
  });
  return [...differences, ...(await findWrongSums(shop.db)), ...(await compareWithProvider(shop))];
}

function expect({ outcome }: Schedule) {
  const { status, own, successor, visits } = outcome;
  const purse = ({ paidInKobo, goneInKobo }: typeof own) => ({
    paid: paidInKobo,
    gone: goneInKobo,
    underWay: 0,
  });
  return {
    status,
    state: nameState(outcome),
    own: purse(own),
    successor: successor ? { status: 'confirmed', ...purse(successor) } : null,
    visits: visits.map(({ paidInKobo }) => (paidInKobo === null ? [] : [paidInKobo])),
  };
}

function describePurse({ paidInKobo, refundedInKobo, refundingInKobo }: OrderRow) {
  return { paid: paidInKobo, gone: refundedInKobo, underWay: refundingInKobo };
}

/** To the kobo, payment by payment: what the provider took is what is recorded, and so is what it gave back. */
async function compareWithProvider({ db, sandbox }: ScheduleShop): Promise<readonly string[]> {
  const recorded = (await db.select().from(payments)).filter(({ providerId }) => providerId !== null);
  const returned = (await db.select().from(refunds)).filter(
    ({ way, status }) => way === 'online' && status === 'processed',
  );
  const taken = sandbox.transactions.list().filter(({ payment }) => payment !== null);
  const given = sandbox.refunds.list().filter(({ status }) => status === 'processed');
  return [
    ...compare(
      'taken',
      taken.map(({ id, payment }) => `${id} ${payment?.amountInKobo}`),
      recorded.map(({ providerId, amountInKobo }) => `${providerId} ${amountInKobo}`),
    ),
    ...compare(
      'given back',
      given.map(({ id, amountInKobo }) => `${id} ${amountInKobo}`),
      returned.map(({ providerId, amountInKobo }) => `${providerId} ${amountInKobo}`),
    ),
  ];
}

function compare(
  what: string,
  atProvider: readonly string[],
  inLedger: readonly string[],
): readonly string[] {
  const missing = atProvider.filter((row) => !inLedger.includes(row));
  const made = inLedger.filter((row) => !atProvider.includes(row));
  return [
    ...missing.map((row) => `The provider has ${what} ${row}, and it is not recorded.`),
    ...made.map((row) => `It is recorded that the provider has ${what} ${row}, and it has not.`),
    ...(new Set(inLedger).size === inLedger.length ? [] : [`Something ${what} is recorded twice.`]),
  ];
}

function describeSchedule({ number, totalInKobo, holdMinutes, rounds }: Schedule): string {
  const notified = rounds.map((actions, round) =>
    actions.length > 0 ? `\n    ${round}: ${actions.map((action) => JSON.stringify(action)).join(' ')}` : '',
  );
  return `Schedule ${number}: ${totalInKobo} kobo, held ${holdMinutes} minutes${notified.join('')}`;
}
