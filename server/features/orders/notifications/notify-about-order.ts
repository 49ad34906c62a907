import type { Placeholder } from 'drizzle-orm';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import type { OrderNews } from '../../../../domain/orders/customer-news.ts';
import { SECOND_THOUGHT_MS } from '../../../../domain/orders/second-thoughts.ts';
import type { StepMaker } from '../../../../domain/orders/statuses.ts';
import { isUnconfirmed } from '../../../../domain/orders/unconfirmed.ts';
import { computeSurplus } from '../../../../domain/payments/ledger.ts';
import { isPaidOnline } from '../../../../domain/payments/payment-methods.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { type Addressee, listAdministrators, listUserAddressees } from '../../../jobs/addressees.store.ts';
import { queueMessages } from '../../../jobs/queue-messages.ts';
import { type Happening, writeMessages } from '../../../jobs/write-messages.ts';
import type { OrderRow } from '../order-rows.ts';
import { readLedger } from '../payments/order-ledger.ts';
import { addressCustomer, findCustomer } from './addressees.store.ts';

/** Who pays online mostly has paid by then, and gets one mail instead of two. */
const UNPAID_MAIL_DELAY_MS = 5 * 60_000;
/** What a hand has taken may confirm the order, which is said once the hand can no longer take it back. */
const PAID_MAIL_DELAY_MS = SECOND_THOUGHT_MS + 60_000;

type PlacedAddressees = {
  readonly administrators: readonly Addressee[];
  /** Undefined: a guest, or the account is gone. */
  readonly customer: Addressee | undefined;
};

/** Whom a new order concerns, to be asked together with other things. */
export function askPlacedAddressees(tx: Database | Transaction, userIds: Placeholder) {
  return {
    administrators: listAdministrators(tx, 'new_order'),
    customers: listUserAddressees(tx, userIds, 'order_placed'),
  };
}

/** The customer gets a confirmation, and every administrator hears of a new order. */
export async function notifyOrderPlaced(
  tx: Transaction,
  order: OrderRow,
  { administrators, customer: user }: PlacedAddressees,
  {
    isPaidByHand,
    isTakenDown,
  }: {
    readonly isPaidByHand: boolean;
    /** By staff: its customer hears of it by this. */
    readonly isTakenDown: boolean;
  },
): Promise<void> {
  const placed = {
    event: `order_placed ${order.id}`,
    kind: 'order_placed',
    details: {},
    ...(!isTakenDown && { doneAt: order.createdAt }),
  } as const;
  const isNew = { event: `new_order ${order.id}`, kind: 'new_order', details: {} } as const;
  const customer = addressConfirmation(order, addressCustomer(order, user));
  const toCustomer = writeMessages({ orderId: order.id }, placed, [customer]);
  const toAdministrators = writeMessages({ orderId: order.id }, isNew, administrators);
  const unpaidMs = isPaidOnline(order.paymentMethod) ? UNPAID_MAIL_DELAY_MS : 0;
  await queueMessages(tx, [...toCustomer, ...toAdministrators], {
    mailDelaysMs: { [placed.kind]: isPaidByHand ? PAID_MAIL_DELAY_MS : unpaidMs },
  });
}

/** The link to confirm it comes by email, whatever else its customer has switched off. */
function addressConfirmation(order: OrderRow, customer: Addressee): Addressee {
  if (!isUnconfirmed(order.status, order.paymentMethod)) return customer;
  return { ...customer, switchedOff: customer.switchedOff.filter((channel) => channel !== 'email') };
}

/** The mail about placing it once more and at once, from the order as it is now; one that still waits is left out for it. */
export async function notifyOrderPlacedAgain(tx: Transaction, order: OrderRow): Promise<void> {
  const event = `order_placed ${order.id} ${order.version}`;
  const placed = { event, kind: 'order_placed', details: {} } as const;
  const customer = addressConfirmation(order, await findCustomer(tx, order, placed.kind));
  const written = writeMessages({ orderId: order.id }, placed, [customer]);
  await queueMessages(
    tx,
    written.filter(({ channel }) => channel === 'email'),
  );
}

/** The same for an order that is paid or was confirmed: what its confirmation said, by email alone. */
export async function notifyConfirmedAgain(tx: Transaction, order: OrderRow): Promise<void> {
  const event = `order_confirmed ${order.id} ${order.version}`;
  const confirmed = { event, kind: 'order_status', details: { news: 'confirmed' } } as const;
  const { userId, email } = await findCustomer(tx, order, confirmed.kind);
  // Asked for just now: no switch keeps it back.
  const customer = { userId, email, hasDevice: false, switchedOff: [] };
  const written = writeMessages({ orderId: order.id }, confirmed, [customer]);
  await queueMessages(
    tx,
    written.filter(({ channel }) => channel === 'email'),
  );
}

/** To the customer who asked, by email alone: they have just seen it on the page. */
export async function confirmChangeRequest(
  tx: Transaction,
  order: OrderRow,
  requestId: string,
): Promise<void> {
  const details = { news: 'change_asked' } as const;
  const asked = { event: `change_asked ${requestId}`, kind: 'order_status', details } as const;
  const written = writeMessages({ orderId: order.id }, asked, [await findCustomer(tx, order, asked.kind)]);
  await queueMessages(
    tx,
    written.filter(({ channel }) => channel === 'email'),
  );
}

/** What staff wrote to the customer, by email alone: no switch for news of orders keeps it back. */
export async function notifyInOwnWords(
  tx: Transaction,
  order: OrderRow,
  { event, text }: { readonly event: string; readonly text: string },
): Promise<void> {
  const written = { event, kind: 'order_status', details: { message: text } } as const;
  const { userId, contactEmail: email } = order;
  const customer = { userId, email, hasDevice: false, switchedOff: ['in_app'] } as const;
  await queueMessages(tx, writeMessages({ orderId: order.id }, written, [customer]));
}

/** By the step's own id: a later step of the same kind is another piece of news. */
export function nameStepEvent(eventId: string): string {
  return `order_status ${eventId}`;
}

type NewsFacts = {
  readonly details?: Happening['details'];
  /** Who made it so: customers know what they have just done. */
  readonly by?: StepMaker;
};

export async function notifyOrderNews(
  tx: Transaction,
  order: OrderRow,
  news: OrderNews,
  eventId: string,
  { details: more, by }: NewsFacts = {},
): Promise<void> {
  const details = { ...more, ...sayRefundDue(order, news), news };
  const doneAt = by === 'customer' ? order.updatedAt : undefined;
  const step = { event: nameStepEvent(eventId), kind: 'order_status', details, doneAt } as const;
  await queueMessages(
    tx,
    writeMessages({ orderId: order.id }, step, [await findCustomer(tx, order, step.kind)]),
  );
}

/** What a cancelled order leaves to be sent back, as its notification says. */
function sayRefundDue(order: OrderRow, news: OrderNews): { readonly refundDue?: number } {
  if (news !== 'cancelled') return {};
  const inKobo = computeSurplus(readLedger(order, order.updatedAt)) + order.refundingInKobo;
  return inKobo > 0 ? { refundDue: convertKoboToNaira(inKobo) } : {};
}

/** To the administrators: only they say whether the order is changed. */
export async function notifyChangeRequested(
  tx: Transaction,
  order: OrderRow,
  requestId: string,
): Promise<void> {
  const asked = { event: `change_requested ${requestId}`, kind: 'change_requested', details: {} } as const;
  await queueMessages(
    tx,
    writeMessages({ orderId: order.id }, asked, await listAdministrators(tx, asked.kind)),
  );
}
