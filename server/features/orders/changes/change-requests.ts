import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { KeptChangeRequest } from '../../../../contract/change-request.ts';
import type { ChangePreview, OrderChange } from '../../../../contract/order-changes.ts';
import type { WantedChange } from '../../../../contract/own-changes.ts';
import { nameChoice } from '../../../../domain/catalogue/eggless.ts';
import { computePieceOffer } from '../../../../domain/catalogue/piece-offer.ts';
import { isCodeLine } from '../../../../domain/codes/code-lines.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { glimpseLine, isChangeable, sayLineChange } from '../../../../domain/orders/change-lines.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import { isFromCatalogue, isGoods } from '../../../../domain/orders/taken-orders.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import { notifyChangeRequested, notifyOrderNews } from '../notifications/notify-about-order.ts';
import type { OrderLineRow, OrderRow } from '../order-rows.ts';
import { findWholeOrder, insertEvent, type WholeOrder } from '../orders.store.ts';
import { lockOrderWithDay } from '../payments/lock-order.ts';
import { listSoldProducts, type SoldProduct } from '../placing/sold-products.store.ts';
import { type ChangeOutcome, type ChangeParts, changeOrder, previewChange } from './change-order.ts';
import type { ChangeMaker } from './write-change.ts';

const TOO_LATE = refuse(
  'conflict',
  'not_changeable',
  'Your order is ready or over, so it can no longer be changed.',
);
const ONE_AT_A_TIME = refuse(
  'conflict',
  'request_open',
  'You’ve asked for a change already. Wait for our answer, or withdraw it first.',
);
const NOTHING_ASKED = refuse('invalid', 'nothing_asked', 'Say what you’d like to change.', {
  words: 'Say what you’d like to change.',
});
const NOT_THAT_WAY = refuse('invalid', 'no_such_choice', 'That can’t be had any more. Tell us in words.', {
  words: 'That can’t be had any more. Tell us in words.',
});
const NO_REQUEST = refuse(
  'conflict',
  'request_answered',
  'This request was withdrawn or answered. Reload the order.',
);
const CHANGED_SINCE = 'The order has changed since. Make the change by hand, or decline it.';

type Asker = { readonly userId: string | null; readonly readClock: () => Date };

/** Nothing of the order changes until the shop says so; it is asked once at a time. */
export function askForChange(
  { db }: ChangeParts,
  orderId: string,
  input: WantedChange,
  { userId, readClock }: Asker,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, orderId);
    const now = readClock();
    if (!isChangeable(readStatus(order, now))) return TOO_LATE;
    if (order.changeRequest?.status === 'open') return ONE_AT_A_TIME;
    const whole = await findWholeOrder(tx, orderId);
    const wanted = whole ? await readWanted(tx, whole, input) : NOT_THAT_WAY;
    if (!wanted.ok) return wanted;
    if (wanted.value.lines.length === 0 && input.words === '') return NOTHING_ASKED;
    const request: KeptChangeRequest = {
      id: randomUUID(),
      at: now.toISOString(),
      words: input.words,
      status: 'open',
      answer: '',
      ...wanted.value,
    };
    const asked = await writeRequest(tx, order, request, now);
    const entry = { action: 'order.change_requested', actorId: userId, orderId, at: now } as const;
    await recordAuditEvent(tx, entry);
    await notifyChangeRequested(tx, asked, request.id);
    return accept(asked);
  });
}

export function withdrawRequest(
  { db }: ChangeParts,
  orderId: string,
  { readClock }: Asker,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, orderId);
    const { changeRequest } = order;
    if (changeRequest?.status !== 'open') return NO_REQUEST;
    return accept(await writeRequest(tx, order, { ...changeRequest, status: 'withdrawn' }, readClock()));
  });
}

type Declined = { readonly orderId: string; readonly requestId: string; readonly reason: string };

/** The customer reads the sentence, once. */
export function declineRequest(
  { db }: ChangeParts,
  { orderId, requestId, reason }: Declined,
  { actorId, readClock }: { readonly actorId: string; readonly readClock: () => Date },
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, orderId);
    const { changeRequest } = order;
    if (changeRequest?.status !== 'open' || changeRequest.id !== requestId) return NO_REQUEST;
    const now = readClock();
    const declined = await writeRequest(
      tx,
      order,
      { ...changeRequest, status: 'declined', answer: reason },
      now,
    );
    const { status, version } = declined;
    const words = 'Change declined';
    const eventId = await insertEvent(tx, {
      ...{ orderId, version, at: now, status, madeBy: 'administrator', actorId, words },
    });
    await recordAuditEvent(tx, {
      action: 'order.change_declined',
      actorId,
      orderId,
      at: now,
      details: { reason },
    });
    await notifyOrderNews(tx, declined, 'change_declined', eventId);
    return accept(declined);
  });
}

async function writeRequest(
  tx: Transaction,
  order: OrderRow,
  changeRequest: KeptChangeRequest,
  now: Date,
): Promise<OrderRow> {
  const [written] = await tx
    .update(orders)
    .set({ changeRequest, version: sql`${orders.version} + 1`, updatedAt: now })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version)))
    .returning();
  if (!written) throw new Error('An order changed under its lock.');
  await announceOrder(tx, written);
  return written;
}

/** What the form asks for, checked against the order and what is sold today, and in words. */
async function readWanted(
  tx: Transaction,
  { lines }: WholeOrder,
  input: WantedChange,
): Promise<Result<Pick<KeptChangeRequest, 'lines' | 'wanted'>>> {
  const positions = new Set(input.lines.map(({ position }) => position));
  if (positions.size !== input.lines.length) return NOT_THAT_WAY;
  const products = await listProductsOf(tx, lines);
  const asked: KeptChangeRequest['lines'][number][] = [];
  const wanted: string[] = [];
  for (const { position, quantity, sizeId } of input.lines) {
    const line = lines[position];
    if (!line || !isGoods(line)) return NOT_THAT_WAY;
    const isOtherSize = sizeId !== null && sizeId !== line.sizeId;
    const size = isOtherSize ? findSize(products.get(line.productId), sizeId) : undefined;
    if (isOtherSize && (!size || line.design !== '')) return NOT_THAT_WAY;
    if (!isOtherSize && quantity === line.quantity) continue;
    const before = glimpseLine(line);
    const choice = size ? (nameChoice(size.name, line.isEggless) ?? '') : before.choice;
    const kind = quantity === 0 ? 'removed' : 'changed';
    wanted.push(sayLineChange({ kind, before, after: { ...before, quantity, choice } }));
    asked.push({ position, productId: line.productId, quantity, sizeId: isOtherSize ? sizeId : null });
  }
  return accept({ lines: asked, wanted });
}

function findSize(product: SoldProduct | undefined, sizeId: string) {
  return product?.sizes.find(({ id }) => id === sizeId);
}

async function listProductsOf(
  db: Transaction | ChangeParts['db'],
  lines: readonly OrderLineRow[],
): Promise<ReadonlyMap<string, SoldProduct>> {
  const ids = lines.filter(isFromCatalogue).map(({ productId }) => productId);
  return new Map((await listSoldProducts(db, [...new Set(ids)])).map((product) => [product.id, product]));
}

type Requested = { readonly orderId: string; readonly maker: ChangeMaker; readonly readClock: () => Date };
export type RequestPreview = { readonly preview: ChangePreview | null; readonly obstacle: string };

/** What it would come to if it were accepted as it stands. */
export async function previewRequest(parts: ChangeParts, requested: Requested): Promise<RequestPreview> {
  const whole = await findWholeOrder(parts.db, requested.orderId);
  if (whole?.order.changeRequest?.status !== 'open') return { preview: null, obstacle: '' };
  if (whole.order.changeRequest.lines.length === 0) return { preview: null, obstacle: '' };
  const input = await buildRequested(parts, whole);
  if (!input) return { preview: null, obstacle: CHANGED_SINCE };
  const made = await previewChange(parts, { ...requested, input });
  return made.ok
    ? { preview: made.preview, obstacle: '' }
    : { preview: null, obstacle: made.refusal.message };
}

type Accepted = { readonly requestId: string; readonly version: number; readonly expectedTotal: number };

/** Through the same door as a change that staff make; what does not fit leaves order and request as they were. */
export async function acceptRequest(
  parts: ChangeParts,
  requested: Requested,
  { requestId, version, expectedTotal }: Accepted,
): Promise<ChangeOutcome> {
  const whole = await findWholeOrder(parts.db, requested.orderId);
  const isOpen = whole?.order.changeRequest?.status === 'open';
  const input = whole && isOpen ? await buildRequested(parts, whole) : undefined;
  if (!input) return { ok: false, refusal: NO_REQUEST.refusal, details: {} };
  const decided = { reason: 'The customer asked for it', expectedTotal, answersRequest: requestId };
  return changeOrder(parts, { ...requested, input: { ...input, version } }, decided);
}

/** Undefined once other lines stand where it was asked for, or a size is no longer sold. */
async function buildRequested(
  { db }: ChangeParts,
  { order, lines }: WholeOrder,
): Promise<OrderChange | undefined> {
  const asked = order.changeRequest?.lines ?? [];
  if (asked.some(({ position, productId }) => lines[position]?.productId !== productId)) return undefined;
  const products = await listProductsOf(db, lines);
  const kept: OrderChange['kept'] = [];
  // What a code gives is worked out anew.
  for (const line of lines.filter((each) => !isCodeLine(each))) {
    const { position, quantity, inscription, isEggless } = line;
    const wanted = asked.find((each) => each.position === position);
    if (wanted?.quantity === 0) continue;
    const instead = wanted?.sizeId ? priceSize(products.get(line.productId), wanted.sizeId, isEggless) : null;
    if (instead === undefined) return undefined;
    kept.push({ position, quantity: wanted?.quantity ?? quantity, inscription, instead });
  }
  return {
    version: order.version,
    kept,
    lines: [],
    freeLines: [],
    contact: { name: order.contactName, phone: order.contactPhone },
    address: order.address && { recipient: '', phone: '', ...order.address },
    deliveryFee: null,
    slot: { day: order.day, windowId: order.windowId },
    note: order.note,
  };
}

function priceSize(product: SoldProduct | undefined, sizeId: string, isEggless: boolean) {
  const piece = product && computePieceOffer(product, { sizeId, isEggless });
  if (!piece) return undefined;
  return { sizeId, design: '', isEggless, expectedPrice: convertKoboToNaira(piece.unitPriceInKobo) };
}
