import type { CustomOrder, CustomOrderSummary, Quote } from '../../../contract/custom-orders.ts';
import type { PictureAnswer } from '../../../contract/pictures.ts';
import { listAllergens } from '../../../domain/custom-orders/design/allergens.ts';
import { DEFAULT_DESIGN } from '../../../domain/custom-orders/design/cake-design.ts';
import { describeDesign, listDesignLines } from '../../../domain/custom-orders/design/describe-design.ts';
import { writeDesignText } from '../../../domain/custom-orders/link/design-text.ts';
import { countServings } from '../../../domain/custom-orders/price/effort.ts';
import type { PriceList } from '../../../domain/custom-orders/price/price-list.ts';
import { type CustomOrderStatus, canTakeCustomStep } from '../../../domain/custom-orders/statuses.ts';
import { convertKoboToNaira } from '../../../domain/money.ts';
import { readStatus } from '../../../domain/orders/statuses.ts';
import { computeDue, computeNetPaid } from '../../../domain/payments/ledger.ts';
import { CAKE_WITHOUT_PRODUCT } from './cake-without-product.ts';
import type { CustomOrderRow, MadeOrder, QuoteRow, WholeCustomOrder } from './custom-orders.store.ts';
import { readStoredDesign } from './read-design.ts';

/** Nothing more is said in these. */
export const ENDED_STATUSES: readonly CustomOrderStatus[] = ['declined', 'withdrawn', 'expired'];

export function isEnded(status: CustomOrderStatus): boolean {
  return ENDED_STATUSES.includes(status);
}

/** A custom order in the words of the API. `list` is the one its design was priced by. */
export function describeCustomOrder(whole: WholeCustomOrder, list: PriceList, now: Date): CustomOrder {
  const { row, quotes, messages, events } = whole;
  const design = readStoredDesign(row.design, list);
  return {
    ...summariseCustomOrder(
      row,
      { quoteTotalInKobo: quotes[0]?.totalInKobo ?? null, isPaid: whole.isPaid },
      list,
    ),
    version: row.version,
    productName: whole.productName,
    vatClass: whole.vatClass ?? CAKE_WITHOUT_PRODUCT.vatClass,
    designLines: listDesignLines(design, list).map((line) => ({ ...line })),
    servings: countServings(design, list),
    allergens: [...listAllergens(design)],
    instructions: row.instructions,
    pictures: listPicturesOf(whole, null),
    budget: row.budgetInKobo === null ? null : convertKoboToNaira(row.budgetInKobo),
    phone: row.phone,
    declineReason: row.declineReason,
    quotes: quotes.map(describeQuote),
    messages: messages.map(({ id, by, text, at }) => ({
      id,
      by,
      text,
      at: at.toISOString(),
      pictures: listPicturesOf(whole, id),
    })),
    order: whole.order && describeMadeOrder(whole.order, now),
    history: events.map(({ at, status, madeBy, words }) => ({
      at: at.toISOString(),
      status,
      by: madeBy,
      words,
    })),
    now: now.toISOString(),
    canWrite: !isEnded(row.status),
    canAccept: canTakeCustomStep(row.status, 'accepted', 'customer'),
    canWithdraw: canTakeCustomStep(row.status, 'withdrawn', 'customer'),
  };
}

/** What a request without a design is called. */
export const CAKE_WITHOUT_DESIGN = 'Custom cake';

/** Written down from a chat or a call without a design, it has the one every designer begins with. */
export function isDesigned({ takenBy, design }: CustomOrderRow): boolean {
  return takenBy === null || design !== writeDesignText(DEFAULT_DESIGN);
}

export function summariseCustomOrder(
  row: CustomOrderRow,
  { quoteTotalInKobo, isPaid }: { readonly quoteTotalInKobo: number | null; readonly isPaid: boolean },
  list: PriceList,
): CustomOrderSummary {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    isPaid,
    productId: row.productId,
    design: row.design,
    isDesigned: isDesigned(row),
    description: isDesigned(row)
      ? describeDesign(readStoredDesign(row.design, list), list)
      : CAKE_WITHOUT_DESIGN,
    designPrice: convertKoboToNaira(row.designPriceInKobo),
    wantedDay: row.wantedDay,
    quoteTotal: quoteTotalInKobo === null ? null : convertKoboToNaira(quoteTotalInKobo),
    quoteExpiresAt: row.quoteExpiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function describeQuote(quote: QuoteRow): Quote {
  return {
    version: quote.version,
    lines: quote.lines.map(({ words, amountInKobo }) => ({
      words,
      amount: convertKoboToNaira(amountInKobo),
    })),
    total: convertKoboToNaira(quote.totalInKobo),
    deposit: convertKoboToNaira(quote.depositInKobo),
    day: quote.day,
    note: quote.note,
    expiresAt: quote.expiresAt.toISOString(),
    createdAt: quote.createdAt.toISOString(),
  };
}

/** Of one message, or with null those of the request itself. */
function listPicturesOf({ pictures }: WholeCustomOrder, messageId: string | null): PictureAnswer[] {
  return pictures
    .filter((picture) => picture.messageId === messageId)
    .map(({ id, width, height, placeholder }) => ({ id, width, height, placeholder }));
}

function describeMadeOrder(order: MadeOrder, now: Date): CustomOrder['order'] {
  const status = readStatus(order, now);
  const ledger = { ...order, isOver: status === 'cancelled' || status === 'expired' };
  return {
    id: order.id,
    number: order.number,
    status,
    total: convertKoboToNaira(order.totalInKobo),
    deposit: convertKoboToNaira(order.depositInKobo ?? order.totalInKobo),
    held: convertKoboToNaira(computeNetPaid(ledger)),
    due: convertKoboToNaira(computeDue(ledger)),
    holdUntil: order.holdUntil?.toISOString() ?? null,
  };
}
