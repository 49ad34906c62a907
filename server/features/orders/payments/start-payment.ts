import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { makeReference, RESUMED_MAX_MINUTES } from '../../../../domain/payments/attempts.ts';
import { computeDueNow } from '../../../../domain/payments/ledger.ts';
import type { OnlineChannel } from '../../../../domain/payments/ways.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { PaymentFault, type PaymentPort } from '../../../ports/payments.ts';
import type { OrderRow } from '../order-rows.ts';
import { addAttempt, findOpenPage, keepPayUrl } from './attempts.store.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { readLedger } from './order-ledger.ts';

const NOTHING_DUE = refuse('conflict', 'nothing_due', 'There’s nothing to pay for this order.');
const PROVIDER_AWAY = refuse(
  'unavailable',
  'payment_unavailable',
  'We can’t reach the payment page right now. We’re holding your slot. Try again in a minute, or choose another way to pay.',
);
/** A reference is drawn by chance and practically never taken; two in a row are a fault. */
const ATTEMPTS_MAX = 3;

export type StartParts = {
  readonly db: Database;
  readonly payments: PaymentPort;
  readonly publicUrl: string;
  readonly shopEmail: () => string;
  readonly readClock: () => Date;
  readonly log: Logger;
};

type Page = { readonly reference: string; readonly payUrl: string };
type NewPage = { readonly reference: string; readonly amountInKobo: number };

/** The way to the provider's page: the one that is open already, or a new one under a reference of its own. */
export async function startPayment(
  parts: StartParts,
  order: OrderRow,
  channel: OnlineChannel,
): Promise<Result<Page>> {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
    const begun = await inTransaction(parts.db, (tx) => begin(tx, order.id, channel, parts.readClock));
    if (!begun.ok) return begun;
    if ('payUrl' in begun.value) return accept(begun.value);
    const payUrl = await askForPage(parts, order, channel, begun.value);
    if (payUrl === undefined) return PROVIDER_AWAY;
    if (payUrl === null) continue;
    await keepPayUrl(parts.db, begun.value.reference, payUrl);
    return accept({ reference: begun.value.reference, payUrl });
  }
  return PROVIDER_AWAY;
}

/** The attempt is written down before the provider hears of it: whatever is paid under its reference has an order. */
async function begin(
  tx: Transaction,
  orderId: string,
  channel: OnlineChannel,
  readClock: () => Date,
): Promise<Result<Page | NewPage>> {
  const order = await lockOrderWithDay(tx, orderId);
  const now = readClock();
  const amountInKobo = computeDueNow(readLedger(order, now), order.depositInKobo);
  if (amountInKobo === 0) return NOTHING_DUE;
  const openedAfter = new Date(now.getTime() - RESUMED_MAX_MINUTES * 60_000);
  const open = await findOpenPage(tx, { orderId, amountInKobo, channel }, openedAfter);
  if (open?.payUrl) return accept({ reference: open.reference, payUrl: open.payUrl });
  const reference = makeReference(order.number, randomBytes(5).toString('hex'));
  await addAttempt(tx, { reference, orderId, amountInKobo, channel }, now);
  return accept({ reference, amountInKobo });
}

/** Null: the reference was taken. Undefined: the provider cannot be asked. */
async function askForPage(
  { payments, publicUrl, shopEmail, log }: StartParts,
  order: OrderRow,
  channel: OnlineChannel,
  { reference, amountInKobo }: NewPage,
): Promise<string | null | undefined> {
  const path = order.userId ? `/orders/${order.id}` : `/track/${order.id}`;
  try {
    const started = await payments.start({
      reference,
      amountInKobo,
      // Who ordered by phone may have no address; the provider wants one, and its receipt then comes to the shop.
      email: order.contactEmail || shopEmail(),
      channel,
      returnUrl: `${publicUrl}${path}`,
    });
    return started.outcome === 'started' ? started.payUrl : null;
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    log.warn({ reason: error.message }, 'The payment provider could not be asked for a page');
    return undefined;
  }
}
