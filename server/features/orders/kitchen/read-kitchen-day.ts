import type {
  KitchenAgreement,
  KitchenDay,
  KitchenPaper,
  KitchenTicket,
  KitchenTotals,
} from '../../../../contract/kitchen.ts';
import type { CakeDesign } from '../../../../domain/custom-orders/design/cake-design.ts';
import { listDesignLines } from '../../../../domain/custom-orders/design/describe-design.ts';
import { parseDesignText } from '../../../../domain/custom-orders/link/design-text.ts';
import { findPricedOption, type PriceList } from '../../../../domain/custom-orders/price/price-list.ts';
import { type LagosDay, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { findPlace, listStageMoves, needsDecorating } from '../../../../domain/orders/kitchen-moves.ts';
import { totalKitchen } from '../../../../domain/orders/kitchen-totals.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import { computeDue } from '../../../../domain/payments/ledger.ts';
import type { Database } from '../../../database/database.ts';
import { listUnseen, type UnseenChange } from '../changes/changes.store.ts';
import { sayAskedOfKitchen } from '../changes/requested-change.ts';
import type { OrderLineRow } from '../order-rows.ts';
import { readLedger } from '../payments/order-ledger.ts';
import {
  type BakedProduct,
  listBakedProducts,
  listOrdersOfDay,
  listTicketLines,
  type TicketRow,
} from './kitchen.store.ts';

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
  const [lines, agreements, changes] = await Promise.all([
    listTicketLines(db, ids),
    listAgreements(db, ids),
    listUnseen(db, ids),
  ]);
  const productIds = [...lines.values()].flat().map(({ productId }) => productId);
  const products = await listBakedProducts(db, productIds);
  return rows.map((order) => ({
    order,
    products,
    lines: lines.get(order.id) ?? [],
    agreement: agreements.get(order.id) ?? null,
    changes: changes.get(order.id) ?? [],
  }));
}

type TicketParts = {
  readonly order: TicketRow;
  readonly products: ReadonlyMap<string, BakedProduct>;
  readonly lines: readonly OrderLineRow[];
  readonly agreement: KitchenAgreement | null;
  readonly changes: readonly UnseenChange[];
};

/** An order on the board as it stands at this moment; undefined where the kitchen has nothing to do with it. */
function describeTicket(parts: TicketParts, names: PriceList, now: Date): KitchenTicket | undefined {
  const { order } = parts;
  const status = readStatus(order, now);
  const place = findPlace({ ...order, status });
  if (!place) return undefined;
  const moves = [...listStageMoves({ ...order, status })];
  return {
    ...describePaper(parts, names),
    version: order.version,
    status,
    place,
    needsDecorating: parts.lines.some((line) =>
      needsDecorating({ ...line, product: parts.products.get(line.productId) }),
    ),
    moves,
    changes: parts.changes.map(({ id, words }) => ({ id, words: [...words] })),
    ...(order.changeRequest?.status === 'open' && { askedFor: [...sayAskedOfKitchen(order.changeRequest)] }),
    stoppedFor: order.stoppedFor,
    due: convertKoboToNaira(computeDue(readLedger(order, now))),
    hasDeposit: order.depositInKobo !== null,
  };
}

/** An order in the words of the kitchen. */
function describePaper({ order, lines, agreement }: TicketParts, names: PriceList): KitchenPaper {
  return {
    id: order.id,
    number: order.number,
    method: order.method,
    slot: { day: order.day, from: order.windowFrom, to: order.windowTo },
    customerName: order.contactName,
    recipient: order.address?.recipient ?? '',
    note: order.note,
    workUnits: order.workUnits,
    lines: lines.map((line) => describeLine(line, names)),
    agreement,
  };
}

function describeLine(line: OrderLineRow, names: PriceList): KitchenTicket['lines'][number] {
  const cake = readDesign(line.design);
  return {
    productId: line.productId,
    name: line.name,
    sizeId: line.sizeId,
    sizeName: line.sizeName,
    inscription: line.inscription,
    design: line.design,
    designLines: cake ? listDesignLines(cake, names).map((each) => ({ ...each })) : [],
    quantity: line.quantity,
    pictureId: line.pictureId,
    pictureIds: line.pictureIds,
    allergens: line.allergens,
  };
}

function describeTotals(tickets: readonly KitchenTicket[], names: PriceList): KitchenTotals {
  const { pieces, sponges, fillings } = totalKitchen(
    tickets.map(({ place, lines }) => ({
      place,
      lines: lines.map((line) => ({ ...line, design: readDesign(line.design) })),
    })),
  );
  const copy = <Tier>(tiers: readonly Tier[]) => tiers.map((tier) => ({ ...tier }));
  return {
    pieces: pieces.map((total) => ({ ...total })),
    sponges: sponges.map(({ sponge, isEggless, tiers }) => {
      const { name } = findPricedOption(names, 'sponge', sponge);
      return { name: isEggless ? `${name}, eggless` : name, tiers: copy(tiers) };
    }),
    fillings: fillings.map(({ filling, tiers }) => {
      const { name } = findPricedOption(names, 'filling', filling);
      return { name, tiers: copy(tiers) };
    }),
  };
}

/** What was ordered is made, whatever the rules say of it by now. */
function readDesign(text: string): CakeDesign | null {
  const parsed = text === '' ? undefined : parseDesignText(text);
  return parsed?.ok ? parsed.value : null;
}
