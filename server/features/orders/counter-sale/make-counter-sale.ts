import type { CounterSaleInput } from '../../../../contract/counter-sale.ts';
import { readLagosDay, readLagosTime } from '../../../../domain/delivery/lagos-time.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { computeOrderTotals } from '../../../../domain/orders/order-totals.ts';
import { WALK_IN } from '../../../../domain/orders/origins.ts';
import { sayChange } from '../../../../domain/payments/cash-change.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import { findShortage, type StockedItem } from '../../../../domain/shelf/shelf.ts';
import type { Transaction } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { lockDays } from '../delivery/calendar-days.store.ts';
import { CALENDAR_LOCK, readShelfTerms } from '../delivery/delivery-plan.store.ts';
import { findOrder, insertOrder, listPlacements } from '../orders.store.ts';
import { addPayment } from '../payments/ledger.store.ts';
import { PRICES_CHANGED } from '../placing/agree-order.ts';
import { buildOrder } from '../placing/build-order.ts';
import { ADMIN_NETWORK, hashNetwork } from '../placing/order-network.ts';
import { hashBody, KEY_REUSED, type PlacingParts } from '../placing/place-agreed-order.ts';
import {
  listWantedProducts,
  type PricedOrderLine,
  priceLines,
  type ReadPriceList,
} from '../placing/price-lines.ts';
import { listSoldProducts } from '../placing/sold-products.store.ts';
import { readLimits } from '../shelf/shelf.store.ts';
import { underFreeNumber } from '../under-free-number.ts';

const OFF = refuse(
  'conflict',
  'counter_sale_off',
  'Counter sales are turned off. The owner or a manager can turn them on in Settings.',
);

export type CounterParts = PlacingParts & {
  readonly readClock: () => Date;
  readonly readPriceList: ReadPriceList;
};

type Sale = {
  readonly input: CounterSaleInput;
  readonly key: string;
  readonly actor: Pick<Actor, 'userId'>;
};

/** Sold over the counter: an order that is paid and collected in the moment it is made. Answers with its id. */
export function makeCounterSale(parts: CounterParts, sale: Sale): Promise<Result<string>> {
  return underFreeNumber(
    (number) => inTransaction(parts.db, (tx) => sell(tx, parts, number, sale)),
    parts.chooseNumber,
  );
}

/** The locks in the order in which an order takes them: names, the shared plan, the day. */
async function sell(
  tx: Transaction,
  { trackingSecret, readClock, readPriceList }: CounterParts,
  number: string,
  { input, key, actor: { userId } }: Sale,
): Promise<Result<string>> {
  await lockNames(tx, [`placement ${key}`], [CALENDAR_LOCK]);
  const bodyHash = hashBody(input, userId);
  const [earlier] = await listPlacements(tx, key);
  if (earlier)
    return earlier.bodyHash === bodyHash ? accept(earlier.orderId) : { ok: false, refusal: KEY_REUSED };
  const shelf = await readShelfTerms(tx);
  if (!shelf.isCounterSaleOn) return OFF;

  const wanted = input.lines.map((line) => ({ ...line, inscription: '', design: '', isEggless: false }));
  const sold = await listSoldProducts(tx, listWantedProducts(wanted));
  const priced = await priceLines(tx, { wanted, sold, isLimited: false }, readPriceList);
  if (!priced.ok) return priced;
  const { lines, changes } = priced.value;
  if (changes.length > 0) return { ok: false, refusal: PRICES_CHANGED };
  const totals = computeOrderTotals(lines, 0);
  const paid = checkPayments(input.payments, totals.totalInKobo);
  if (!paid.ok) return paid;

  const seenDay = readLagosDay(readClock());
  await lockDays(tx, [seenDay]);
  const now = readClock();
  const day = readLagosDay(now);
  // Midnight passed while this waited: the new day is the one to hold.
  if (day !== seenDay) await lockDays(tx, [day]);
  const enough = checkShelf(
    await readLimits(tx, shelf, { day, now, productIds: listWantedProducts(lines) }),
    lines,
  );
  if (!enough.ok) return enough;

  const time = readLagosTime(now);
  const built = buildOrder({
    input: {
      contact: { name: 'Counter sale', email: '', phone: '' },
      method: 'pickup',
      address: null,
      slot: { day, windowId: WALK_IN },
      payment: 'at_pickup',
      note: '',
      giftMessage: '',
    },
    agreed: {
      ok: true,
      lines,
      zone: undefined,
      totals,
      demand: { method: 'pickup', workUnits: 0, leadTimeHours: 0 },
    },
    window: {
      id: WALK_IN,
      from: time,
      to: time,
      capacities: { delivery: 0, pickup: 0 },
      isFromShelf: shelf.isOn,
      isLate: false,
      isOverfull: false,
    },
    holdUntil: null,
    number,
    userId: null,
    network: hashNetwork(trackingSecret, ADMIN_NETWORK),
    origin: WALK_IN,
    takenBy: userId,
    trackingSecret,
    now,
  });
  const order = { ...built.order, status: 'collected', trackingKeyHash: null } as const;
  const events = built.events.map((event) => ({ ...event, status: order.status }));
  await insertOrder(tx, { ...built, order, events }, { key, bodyHash });
  await pay(tx, order.id, { payments: input.payments, key, userId, now });
  return accept(order.id);
}

type Payments = CounterSaleInput['payments'];

/** What was paid is what it costs, to the kobo; of cash more may have been handed over. */
function checkPayments(payments: Payments, totalInKobo: number): Result<void> {
  const paidInKobo = payments.reduce((sum, { amount }) => sum + convertNairaToKobo(amount), 0);
  if (paidInKobo !== totalInKobo) {
    const message = `The payments must add up to ${formatNaira(totalInKobo)}.`;
    return refuse('invalid', 'payments_do_not_add_up', message, { payments: message });
  }
  const isShort = payments.some(({ received, amount }) => received !== null && received < amount);
  if (!isShort) return accept(undefined);
  const message = 'The cash received is less than the amount due.';
  return refuse('invalid', 'too_little_cash', message, { payments: message });
}

function checkShelf(stock: readonly StockedItem[], lines: readonly PricedOrderLine[]): Result<void> {
  const short = findShortage(stock, lines);
  if (!short) return accept(undefined);
  const name = lines.find(({ productId }) => productId === short.productId)?.name ?? short.productId;
  const message =
    short.left === 0 ? `${name} is sold out today.` : `Only ${short.left} of ${name} left today.`;
  return refuse('conflict', 'shelf_short', message, { lines: message });
}

async function pay(
  tx: Transaction,
  orderId: string,
  made: { readonly payments: Payments; readonly key: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  const { key, userId: recordedBy, now } = made;
  for (const [place, { way, amount, received }] of made.payments.entries()) {
    const amountInKobo = convertNairaToKobo(amount);
    const receivedInKobo = convertNairaToKobo(received ?? amount);
    const note = receivedInKobo > amountInKobo ? sayChange(amountInKobo, receivedInKobo) : '';
    const reference = `counter-${key}-${place}`;
    const moments = { paidAt: now, recordedAt: now, recordedBy };
    const paid = await addPayment(tx, { orderId, way, amountInKobo, note, reference, ...moments }, now);
    if (!paid) throw new Error('A payment of a new counter sale was known already.');
  }
}

export async function findCounterSale(tx: Transaction | PlacingParts['db'], id: string) {
  const order = await findOrder(tx, id);
  return order?.origin === WALK_IN ? order : undefined;
}
