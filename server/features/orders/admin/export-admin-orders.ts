import { isCodeLine } from '../../../../domain/codes/code-lines.ts';
import { BYTE_ORDER_MARK, writeCsvRow } from '../../../../domain/csv/write-csv.ts';
import { readLagosDay, readLagosTime } from '../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import { isGoods } from '../../../../domain/orders/taken-orders.ts';
import { computeDue, derivePaymentState } from '../../../../domain/payments/ledger.ts';
import { computeCharged, computeWaived } from '../../../../domain/payments/money-sums.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import type { Database } from '../../../database/database.ts';
import type { OrderRow } from '../order-rows.ts';
import { readLedger } from '../payments/order-ledger.ts';
import { type LineGlimpse, listLinesOf, listOrderRows, openMoment, sumFeesOf } from './admin-orders.store.ts';
import { findPosition, type ListPosition, type OrderSort } from './list-position.ts';
import type { OrderFilters } from './match-orders.ts';

const ORDERS_AT_ONCE = 500;

type Facts = {
  readonly order: OrderRow;
  readonly lines: readonly LineGlimpse[];
  /** What the shop bears of the provider's fees. */
  readonly feesInKobo: number;
  readonly now: Date;
};

/** Amounts are in naira, times in Lagos. */
const COLUMNS: Readonly<Record<string, (facts: Facts) => string | number>> = {
  Number: ({ order }) => order.number,
  Status: ({ order, now }) => toWords(readStatus(order, now)),
  Payment: ({ order, now }) => toWords(derivePaymentState(readLedger(order, now))),
  Placed: ({ order: { createdAt } }) => `${readLagosDay(createdAt)} ${readLagosTime(createdAt)}`,
  'Came by': ({ order }) => order.origin,
  Day: ({ order }) => order.day,
  From: ({ order }) => order.windowFrom,
  To: ({ order }) => order.windowTo,
  Method: ({ order }) => order.method,
  Zone: ({ order }) => order.zoneName ?? '',
  Name: ({ order }) => order.contactName,
  Phone: ({ order }) => formatPhoneForNigeria(order.contactPhone),
  Email: ({ order }) => order.contactEmail,
  Address: ({ order }) => writeAddress(order),
  Recipient: ({ order }) => order.address?.recipient ?? '',
  'Recipient’s phone': ({ order }) => writePhone(order.address?.phone),
  Items: ({ lines }) =>
    lines
      .filter((line) => !isCodeLine(line))
      .map(writeLine)
      .join('; '),
  Pieces: ({ lines }) => lines.filter(isGoods).reduce((sum, { quantity }) => sum + quantity, 0),
  Goods: ({ order }) => convertKoboToNaira(order.subtotalInKobo),
  Code: ({ lines }) => lines.find(isCodeLine)?.name.replace(/^Code /, '') ?? '',
  Discount: ({ order }) => convertKoboToNaira(order.discountInKobo),
  Delivery: ({ order }) => convertKoboToNaira(order.deliveryInKobo),
  Total: ({ order }) => convertKoboToNaira(order.totalInKobo),
  'Goodwill and write-offs': (facts) => convertKoboToNaira(findWaived(facts)),
  'Included VAT': (facts) =>
    convertKoboToNaira(computeCharged(facts.order, findWaived(facts)).includedVatInKobo),
  Paid: ({ order }) => convertKoboToNaira(order.paidInKobo),
  Refunded: ({ order }) => convertKoboToNaira(order.refundedInKobo),
  'Payment fees': ({ feesInKobo }) => convertKoboToNaira(feesInKobo),
  'Net received': ({ order, feesInKobo }) =>
    convertKoboToNaira(order.paidInKobo - order.refundedInKobo - feesInKobo),
  Due: ({ order, now }) => convertKoboToNaira(computeDue(readLedger(order, now))),
  'Pays by': ({ order }) => toWords(order.paymentMethod),
  Note: ({ order }) => order.note,
  'Gift message': ({ order }) => order.giftMessage,
};

/** The tax goes down with it, as on the receipt. */
function findWaived({ order, now }: Facts): number {
  return Math.max(0, computeWaived(readLedger(order, now)));
}

/** The table batch by batch, so that any number of orders takes little memory. */
export async function* exportAdminOrders(
  db: Database,
  filters: OrderFilters,
  sort: OrderSort,
  now: Date,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsvRow(Object.keys(COLUMNS));
  const moment = await openMoment(db, now);
  let after: ListPosition | undefined;
  do {
    const rows = await listOrderRows(db, { filters, sort, after, limit: ORDERS_AT_ONCE }, moment);
    const ids = rows.map(({ id }) => id);
    const [lines, fees] = await Promise.all([listLinesOf(db, ids), sumFeesOf(db, ids)]);
    yield rows
      .map((order) =>
        writeOrder({
          order,
          lines: lines.get(order.id) ?? [],
          feesInKobo: fees.get(order.id) ?? 0,
          now,
        }),
      )
      .join('');
    const last = rows.at(-1);
    after = last && rows.length === ORDERS_AT_ONCE ? findPosition(sort, last) : undefined;
  } while (after);
}

function writeOrder(facts: Facts): string {
  return writeCsvRow(Object.values(COLUMNS).map((read) => read(facts)));
}

function writeLine({ quantity, name, sizeName, inscription, unitPriceInKobo }: LineGlimpse): string {
  const size = sizeName ? ` (${sizeName})` : '';
  // What only lowers the price is no item.
  const item = unitPriceInKobo < 0 ? name : `${quantity} × ${name}`;
  return `${item}${size}${inscription === '' ? '' : ` “${inscription}”`}`;
}

function writeAddress({ address }: OrderRow): string {
  if (!address) return '';
  const { street, landmark, area, lga, state } = address;
  return [street, landmark, area, lga, state].filter((part) => part !== '').join(', ');
}

function writePhone(phone: string | undefined): string {
  return phone ? formatPhoneForNigeria(phone) : '';
}

/** `out_for_delivery` as people say it. */
function toWords(code: string): string {
  return code.replaceAll('_', ' ');
}
