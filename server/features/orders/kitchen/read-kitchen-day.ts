import type { KitchenDay, KitchenTicket } from '../../../../contract/kitchen.ts';
import { type LagosDay, readLagosDay } from '../../../../domain/checkout/lagos-time.ts';
import type { PriceList } from '../../../../domain/custom-orders/price/price-list.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import type { Database } from '../../../database/database.ts';
import { describeTicket, describeTotals } from './describe-ticket.ts';
import { listOrdersOfDay, listTicketLines, type TicketRow } from './kitchen.store.ts';

export type KitchenParts = {
  readonly db: Database;
  readonly readClock: () => Date;
  /** Options of the designer are called what the owner calls them today. */
  readonly readPriceList: (db: Database) => Promise<PriceList>;
};

/** One day's work. What is not paid for is counted only: it may never have to be made. */
export async function readKitchenDay(
  { db, readClock, readPriceList }: KitchenParts,
  wanted: LagosDay | undefined,
): Promise<KitchenDay> {
  const now = readClock();
  const today = readLagosDay(now);
  const day = wanted ?? today;
  const rows = await listOrdersOfDay(db, day);
  const lines = await listTicketLines(
    db,
    rows.map(({ id }) => id),
  );
  const names = await readPriceList(db);
  const tickets = rows.flatMap((row) => describeTicket(row, lines.get(row.id) ?? [], names, now) ?? []);
  return {
    day,
    today,
    now: now.toISOString(),
    tickets,
    waitingCount: rows.filter((row) => readStatus(row, now) === 'pending_payment').length,
    totals: describeTotals(tickets, names),
  };
}

/** One order as its row says; undefined where the kitchen has nothing to do with it. */
export async function readTicket(
  { db, readClock, readPriceList }: KitchenParts,
  row: TicketRow,
): Promise<KitchenTicket | undefined> {
  const lines = await listTicketLines(db, [row.id]);
  return describeTicket(row, lines.get(row.id) ?? [], await readPriceList(db), readClock());
}
