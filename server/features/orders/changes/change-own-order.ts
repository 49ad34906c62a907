import type { OwnChange } from '../../../../contract/own-changes.ts';
import { isCodeLine } from '../../../../domain/codes/code-lines.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { isFromCatalogue } from '../../../../domain/orders/taken-orders.ts';
import { refuse } from '../../../../domain/refusal.ts';
import type { OrderLineRow, OrderRow } from '../order-rows.ts';
import { findWholeOrder, type WholeOrder } from '../orders.store.ts';
import { listSoldProducts } from '../placing/sold-products.store.ts';
import { type ChangeOutcome, type ChangeParts, changeOrder } from './change-order.ts';
import type { ChangeMaker } from './write-change.ts';

const NO_INSCRIPTION = refuse('invalid', 'no_inscription', 'This item can’t have an inscription.').refusal;
const GONE = refuse('not_found', 'no_such_order', 'We can’t find this order.').refusal;

type OwnWanted = {
  readonly orderId: string;
  readonly input: OwnChange;
  readonly userId: string | null;
  readonly readClock: () => Date;
};

/** The desk's own change with everything left as it is but what customers may change: one write, one history, one message. */
export async function changeOwnOrder(
  parts: ChangeParts,
  { orderId, input, userId, readClock }: OwnWanted,
): Promise<ChangeOutcome | { readonly ok: true; readonly preview: null }> {
  const whole = await findWholeOrder(parts.db, orderId);
  if (!whole) return { ok: false, refusal: GONE, details: {} };
  if (isSame(whole, input)) return { ok: true, preview: null };
  const mayHaveOne = await listInscribable(parts, whole.lines);
  const typed = new Map(input.inscriptions.map(({ position, inscription }) => [position, inscription]));
  const isForeign = [...typed].some(
    ([position, inscription]) =>
      inscription !== (whole.lines[position]?.inscription ?? '') && !mayHaveOne.has(position),
  );
  if (isForeign) return { ok: false, refusal: NO_INSCRIPTION, details: {} };
  const { order, lines } = whole;
  const change = {
    version: input.version,
    // What a code gives is worked out anew.
    existingLines: lines
      .filter((line) => !isCodeLine(line))
      .map(({ position, quantity, inscription }) => ({
        position,
        quantity,
        inscription: typed.get(position) ?? inscription,
        instead: null,
      })),
    lines: [],
    freeLines: [],
    contact: input.contact,
    address: order.method === 'pickup' ? null : input.address,
    method: null,
    deliveryFee: null,
    slot: { day: order.day, windowId: order.windowId },
    note: input.note,
    giftMessage: input.giftMessage,
  };
  const maker: ChangeMaker = { by: 'customer', actorId: userId };
  const expectedTotal = convertKoboToNaira(order.totalInKobo);
  return changeOrder(parts, { orderId, input: change, maker, readClock }, { reason: '', expectedTotal });
}

type Inscribed = Pick<OrderLineRow, 'position' | 'productId' | 'inscription' | 'design'>;

/** Where the customer can write something: on what has an inscription, and on what is sold with one. */
export async function listInscribable(
  { db }: Pick<ChangeParts, 'db'>,
  lines: readonly Inscribed[],
): Promise<ReadonlySet<number>> {
  const ids = lines.filter(isFromCatalogue).map(({ productId }) => productId);
  const sold = new Map((await listSoldProducts(db, [...new Set(ids)])).map((each) => [each.id, each]));
  const inscribable = lines.filter((line) => isInscribable(line, sold.get(line.productId)));
  return new Set(inscribable.map(({ position }) => position));
}

/** What is written on a designed cake is part of its design. */
export function isInscribable(
  line: Inscribed,
  sold: { readonly allowsInscription: boolean } | undefined,
): boolean {
  if (!isFromCatalogue(line) || line.design !== '') return false;
  return line.inscription !== '' || sold?.allowsInscription === true;
}

export function isSameAddress(before: OrderRow['address'], address: OwnChange['address']): boolean {
  if (before === null || address === null) return before === address;
  const shown = { recipient: '', phone: '', ...before };
  return (['state', 'lga', 'area', 'street', 'landmark', 'recipient', 'phone'] as const).every(
    (part) => shown[part] === address[part],
  );
}

function isSame({ order, lines }: WholeOrder, input: OwnChange): boolean {
  const { contact, address, note, giftMessage = order.giftMessage, inscriptions } = input;
  return (
    (order.method === 'pickup' || isSameAddress(order.address, address)) &&
    contact.name === order.contactName &&
    contact.phone === order.contactPhone &&
    note === order.note &&
    giftMessage === order.giftMessage &&
    inscriptions.every(({ position, inscription }) => lines[position]?.inscription === inscription)
  );
}
