import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { StoredChangeRequest } from '../../../../contract/change-request.ts';
import type { ChangePreview } from '../../../../contract/order-changes.ts';
import type { RequestedChange, WantedChange } from '../../../../contract/own-changes.ts';
import { isChangeable } from '../../../../domain/orders/change-lines.ts';
import { addToNote } from '../../../../domain/orders/note.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import {
  confirmChangeRequest,
  notifyChangeRequested,
  notifyOrderNews,
} from '../notifications/notify-about-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { findWholeOrder, insertEvent } from '../orders.store.ts';
import { lockOrderWithDay } from '../payments/lock-order.ts';
import { type ChangeOutcome, type ChangeParts, changeOrder, previewChange } from './change-order.ts';
import { buildRequested, describeRequested, NOT_THAT_WAY, readWanted } from './requested-change.ts';
import type { ChangeMaker } from './write-change.ts';

const TOO_LATE = refuse(
  'conflict',
  'not_changeable',
  'Your order is ready or finished, so it can no longer be changed.',
);
const ONE_AT_A_TIME = refuse(
  'conflict',
  'request_open',
  'You’ve already asked for a change. Wait for our reply, or withdraw your request first.',
);
const NOTHING_ASKED = refuse('invalid', 'nothing_asked', 'Tell us what you’d like to change.', {
  words: 'Tell us what you’d like to change.',
});
const NO_REQUEST = refuse(
  'conflict',
  'request_answered',
  'This request was withdrawn or answered. Reload the order.',
);
const NOT_IN_WORDS_ALONE = refuse(
  'conflict',
  'request_has_terms',
  'Accept this change with its new total, or edit the order.',
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
    if (wanted.value.wanted.length === 0 && input.words === '') return NOTHING_ASKED;
    const request: StoredChangeRequest = {
      id: randomUUID(),
      at: now.toISOString(),
      words: input.words,
      status: 'open',
      answer: '',
      ...wanted.value,
    };
    const asked = await writeRequest(tx, order, request, now);
    const message = [...request.wanted, request.words].filter((part) => part !== '').join(' · ');
    const entry = { action: 'order.change_requested', actorId: userId, orderId, at: now } as const;
    await recordAuditEvent(tx, { ...entry, details: { message } });
    await notifyChangeRequested(tx, asked, request.id);
    await confirmChangeRequest(tx, asked, request.id);
    return accept(asked);
  });
}

export function withdrawRequest(
  { db }: ChangeParts,
  orderId: string,
  { userId, readClock }: Asker,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, orderId);
    const { changeRequest } = order;
    if (changeRequest?.status !== 'open') return NO_REQUEST;
    const now = readClock();
    await recordAuditEvent(tx, { action: 'order.change_withdrawn', actorId: userId, orderId, at: now });
    return accept(await writeRequest(tx, order, { ...changeRequest, status: 'withdrawn' }, now));
  });
}

/** What the history, the activity log and the customer are told of an answer. */
const ANSWERS = {
  accepted: { words: 'Requested change made', action: 'order.change_made', news: 'change_made' },
  declined: { words: 'Change declined', action: 'order.change_declined', news: 'change_declined' },
} as const;

type Answered = {
  readonly orderId: string;
  readonly requestId: string;
  readonly status: keyof typeof ANSWERS;
  readonly answer: string;
  /** What joins the order's note, in the words of whoever answers; left out: nothing. */
  readonly addedNote?: string;
};

/** The customer reads the sentence, once, in place of what was replied before. */
export function answerRequest(
  { db }: ChangeParts,
  { orderId, requestId, status: answered, answer, addedNote = '' }: Answered,
  { actorId, readClock }: { readonly actorId: string; readonly readClock: () => Date },
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, orderId);
    const { changeRequest } = order;
    if (changeRequest?.status !== 'open' || changeRequest.id !== requestId) return NO_REQUEST;
    if (answered === 'accepted' && changeRequest.wanted.length > 0) return NOT_IN_WORDS_ALONE;
    const now = readClock();
    const decided = { ...changeRequest, status: answered, answer };
    const note = addToNote(order.note, addedNote);
    if (!note.ok) return note;
    const written = await writeRequest(tx, order, decided, now, { note: note.value });
    const { status, version } = written;
    const { words, action, news } = ANSWERS[answered];
    const eventId = await insertEvent(tx, {
      ...{ orderId, version, at: now, status, madeBy: 'administrator', actorId, words },
    });
    const details = answer === '' ? {} : { reason: answer };
    await recordAuditEvent(tx, { action, actorId, orderId, at: now, details });
    await notifyOrderNews(tx, written, news, eventId);
    return accept(written);
  });
}

export async function writeRequest(
  tx: Transaction,
  order: OrderRow,
  changeRequest: StoredChangeRequest,
  now: Date,
  also: { readonly note?: string } = {},
): Promise<OrderRow> {
  const [written] = await tx
    .update(orders)
    .set({ changeRequest, ...also, version: sql`${orders.version} + 1`, updatedAt: now })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version)))
    .returning();
  if (!written) throw new Error('An order changed under its lock.');
  await announceOrder(tx, written);
  return written;
}

type Requested = { readonly orderId: string; readonly maker: ChangeMaker; readonly readClock: () => Date };
export type RequestPreview = {
  readonly preview: ChangePreview | null;
  readonly obstacle: string;
  readonly change: RequestedChange | null;
};
const IN_WORDS_ALONE: RequestPreview = { preview: null, obstacle: '', change: null };

/** What it would come to if it were accepted as it stands. */
export async function previewRequest(parts: ChangeParts, requested: Requested): Promise<RequestPreview> {
  const whole = await findWholeOrder(parts.db, requested.orderId);
  if (whole?.order.changeRequest?.status !== 'open') return IN_WORDS_ALONE;
  if (whole.order.changeRequest.wanted.length === 0) return IN_WORDS_ALONE;
  const input = await buildRequested(parts.db, whole);
  if (!input) return { ...IN_WORDS_ALONE, obstacle: CHANGED_SINCE };
  const change = await describeRequested(parts.db, whole, input);
  const made = await previewChange(parts, { ...requested, input });
  return made.ok
    ? { preview: made.preview, obstacle: '', change }
    : { preview: null, obstacle: made.refusal.message, change };
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
  const input = whole && isOpen ? await buildRequested(parts.db, whole) : undefined;
  if (!input) return { ok: false, refusal: NO_REQUEST.refusal, details: {} };
  const decided = { reason: 'The customer asked for it', expectedTotal, answersRequest: requestId };
  return changeOrder(parts, { ...requested, input: { ...input, version } }, decided);
}
