import {
  type AdminCustomOrder,
  type AdminCustomOrderDetails,
  QUOTE_WORDS_MAX_LENGTH,
} from '../../../../contract/custom-order-admin.ts';
import { computePriceToPay } from '../../../../domain/catalogue/price.ts';
import { nameExtraLine, nameFirstLine } from '../../../../domain/custom-orders/name-first-line.ts';
import { computeLeadTimeHours, countWorkUnits } from '../../../../domain/custom-orders/price/effort.ts';
import { type PriceLine, priceDesign } from '../../../../domain/custom-orders/price/price-design.ts';
import { findPricedOption, type PriceList } from '../../../../domain/custom-orders/price/price-list.ts';
import { canTakeCustomStep } from '../../../../domain/custom-orders/statuses.ts';
import { addDays } from '../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { proposeDeposit } from '../../../../domain/payments/usual-deposit.ts';
import type { Database } from '../../../database/database.ts';
import type { CustomOrderRow } from '../custom-orders.store.ts';
import {
  CAKE_WITHOUT_DESIGN,
  describeCustomOrder,
  describeQuote,
  isDesigned,
  summariseCustomOrder,
} from '../describe-custom-order.ts';
import { readPriceList } from '../price-list/price-list.store.ts';
import { openCustomOrder } from '../read-custom-order.ts';
import { readStoredDesign } from '../read-design.ts';
import type { LookAtDays, Work } from './judge-quote-day.ts';

/** What the design alone comes to, or our standard cake where none came: the owner adds what the request and the pictures come to. */
function suggestQuote(
  row: CustomOrderRow,
  list: PriceList,
  discountPercentage: number,
): AdminCustomOrderDetails['suggestion'] {
  const design = readStoredDesign(row.design, list);
  const { lines, totalInKobo } = priceDesign(design, list, discountPercentage);
  const total = convertKoboToNaira(totalInKobo);
  const { instructions } = row;
  const nameFirst = (named: { tier: string; sponge: string } | null) =>
    nameFirstLine({ design: named, instructions }, QUOTE_WORDS_MAX_LENGTH);
  const [sponge = ''] = design.tiers.map((tier) => findPricedOption(list, 'sponge', tier.sponge).name);
  const designLines = discountLines(lines, totalInKobo, discountPercentage).map((line, index) => ({
    words: index === 0 ? nameFirst({ tier: sayLine(line), sponge }) : sayLine(line),
    amount: convertKoboToNaira(line.amountInKobo),
  }));
  const extra = nameExtraLine(instructions);
  const extraLines = extra === '' ? [] : [{ words: extra, amount: null }];
  return {
    lines: isDesigned(row)
      ? [...designLines, ...extraLines]
      : [{ words: nameFirst(null) || CAKE_WITHOUT_DESIGN, amount: total }],
    total,
    deposit: proposeDeposit(total),
    workUnits: countWorkUnits(design, list),
    leadTimeHours: computeLeadTimeHours(design, list),
  };
}

/** A quote has no line below nothing, so each carries its part of the discount, and the first what rounding leaves. */
function discountLines(
  lines: readonly PriceLine[],
  totalInKobo: number,
  discountPercentage: number,
): readonly PriceLine[] {
  const discounted = lines.map((line) => ({
    ...line,
    amountInKobo: computePriceToPay(line.amountInKobo, discountPercentage),
  }));
  const restInKobo = discounted.reduce((rest, line) => rest - line.amountInKobo, totalInKobo);
  return discounted.map((line, index) =>
    index === 0 ? { ...line, amountInKobo: line.amountInKobo + restInKobo } : line,
  );
}

/** "Fondant, 10 and 8 inches"; a tier names its width itself. */
function sayLine({ key, label, inches }: PriceLine): string {
  return inches.length === 0 || key.startsWith('tier:') ? label : `${label}, ${inches.join(' and ')} inches`;
}

/** The owner sees the wanted day with so many before and after it. */
const NEIGHBOUR_DAYS = 3;

export type ListedCustomOrder = {
  readonly row: CustomOrderRow;
  readonly customer: { readonly name: string; readonly email: string };
  readonly quoteTotalInKobo: number | null;
  readonly isPaid: boolean;
  readonly pictureCount: number;
  readonly messageCount: number;
};

export function describeListed(listed: ListedCustomOrder, list: PriceList): AdminCustomOrder {
  const { row, customer, pictureCount, messageCount } = listed;
  return {
    ...summariseCustomOrder(row, listed, list),
    customerName: customer.name,
    customerEmail: customer.email,
    phone: row.phone,
    budget: row.budgetInKobo === null ? null : convertKoboToNaira(row.budgetInKobo),
    waitingSince: row.waitingSince?.toISOString() ?? null,
    pictureCount,
    messageCount,
  };
}

export type AdminReadParts = { readonly db: Database; readonly lookAtDays: LookAtDays };

/** All that the owner needs to answer: the request, what it would cost by the list of today, and how full the wanted day is. */
export async function readAdminCustomOrder(
  { db, lookAtDays }: AdminReadParts,
  id: string,
  now: Date,
): Promise<AdminCustomOrderDetails | undefined> {
  const opened = await openCustomOrder(db, id, now);
  if (!opened) return undefined;
  const { whole, list } = opened;
  const { row, customer, isPaid, quotes, messages, pictures, events } = whole;
  const todaysList = await readPriceList(db);
  // A product that has gone takes its discount along.
  const suggestion = suggestQuote(row, todaysList, whole.discountPercentage ?? 0);
  const quoteTotalInKobo = quotes[0]?.totalInKobo ?? null;
  const counts = { pictureCount: pictures.length, messageCount: messages.length };
  return {
    ...describeCustomOrder(whole, list, now),
    ...describeListed({ row, customer, isPaid, quoteTotalInKobo, ...counts }, list),
    userId: row.userId,
    takenBy: whole.takerName,
    quotes: quotes.map((quote) => ({
      ...describeQuote(quote),
      workUnits: quote.workUnits,
      leadTimeHours: quote.leadTimeHours,
      madeBy: quote.makerName,
    })),
    historyActors: events.map(({ actorName }) => actorName),
    suggestion,
    days: await lookAround(db, lookAtDays, row, suggestion, now),
    canQuote: canTakeCustomStep(row.status, 'quoted', 'administrator'),
    canDecline: canTakeCustomStep(row.status, 'declined', 'administrator'),
  };
}

async function lookAround(
  db: Database,
  lookAtDays: LookAtDays,
  { wantedDay }: CustomOrderRow,
  { workUnits, leadTimeHours }: Work,
  now: Date,
) {
  if (wantedDay === null) return [];
  const span = { from: addDays(wantedDay, -NEIGHBOUR_DAYS), to: addDays(wantedDay, NEIGHBOUR_DAYS) };
  return lookAtDays(db, span, { workUnits, leadTimeHours }, now);
}
