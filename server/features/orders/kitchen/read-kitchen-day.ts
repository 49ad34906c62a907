import type {
  KitchenAgreement,
  KitchenDay,
  KitchenPaper,
  KitchenTicket,
} from '../../../../contract/kitchen.ts';
import type { PriceList } from '../../../../domain/custom-orders/price/price-list.ts';
import { type LagosDay, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import type { Database } from '../../../database/database.ts';
import { describePaper, describeTicket, describeTotals, type TicketParts } from './describe-ticket.ts';
import { listOrdersOfDay, listTicketLines, type TicketRow } from './kitchen.store.ts';

export type KitchenParts = {
  readonly db: Database;
  readonly readClock: () => Date;
  /** Options of the designer are called what the owner calls them today. */
  readonly readPriceList: (db: Database) => Promise<PriceList>;
  /** What was agreed about custom orders, by the orders they have become. */
  readonly listAgreements: (
    db: Database,
    orderIds: readonly string[],
  ) => Promise<ReadonlyMap<string, KitchenAgreement>>;
};

/** One day's work. What is not paid for is counted only: it may never have to be made. */
export async function readKitchenDay(parts: KitchenParts, wanted: LagosDay | undefined): Promise<KitchenDay> {
  const { db, readClock, readPriceList } = parts;
  const now = readClock();
  const today = readLagosDay(now);
  const day = wanted ?? today;
  const rows = await listOrdersOfDay(db, day);
  const names = await readPriceList(db);
  const gathered = await gatherParts(parts, rows);
  const tickets = gathered.flatMap((each) => describeTicket(each, names, now) ?? []);
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
export async function readTicket(parts: KitchenParts, row: TicketRow): Promise<KitchenTicket | undefined> {
  const [gathered] = await gatherParts(parts, [row]);
  return gathered && describeTicket(gathered, await parts.readPriceList(parts.db), parts.readClock());
}

/** One order for paper, wherever it stands. */
export async function readPaper(parts: KitchenParts, row: TicketRow): Promise<KitchenPaper | undefined> {
  const [gathered] = await gatherParts(parts, [row]);
  return gathered && describePaper(gathered, await parts.readPriceList(parts.db));
}

async function gatherParts(
  { db, listAgreements }: KitchenParts,
  rows: readonly TicketRow[],
): Promise<readonly TicketParts[]> {
  const ids = rows.map(({ id }) => id);
  const [lines, agreements] = await Promise.all([listTicketLines(db, ids), listAgreements(db, ids)]);
  return rows.map((order) => ({
    order,
    lines: lines.get(order.id) ?? [],
    agreement: agreements.get(order.id) ?? null,
  }));
}
