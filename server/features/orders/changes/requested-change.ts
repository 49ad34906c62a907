import type { StoredChangeRequest } from '../../../../contract/change-request.ts';
import type { OrderChange } from '../../../../contract/order-changes.ts';
import type { RequestedChange, WantedChange } from '../../../../contract/own-changes.ts';
import { nameChoice } from '../../../../domain/catalogue/eggless.ts';
import { computePieceOffer } from '../../../../domain/catalogue/piece-offer.ts';
import { isCodeLine, readOrderCode } from '../../../../domain/codes/code-lines.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { glimpseLine, sayLineChange } from '../../../../domain/orders/change-lines.ts';
import { isFromCatalogue, isGoods } from '../../../../domain/orders/taken-orders.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { readCalendar } from '../delivery/delivery-plan.store.ts';
import type { OrderLineRow } from '../order-rows.ts';
import type { WholeOrder } from '../orders.store.ts';
import { listSoldProducts, type SoldProduct } from '../placing/sold-products.store.ts';
import { isInscribable, isSameAddress } from './change-own-order.ts';
import { sayNewTime, toTime } from './describe-change.ts';

export const NOT_THAT_WAY = refuse(
  'invalid',
  'no_such_choice',
  'That’s no longer available. Describe the change in your message.',
  { words: 'That’s no longer available. Describe the change in your message.' },
);

type Asked = Pick<StoredChangeRequest, 'wanted' | 'lines' | 'differenceInKobo' | 'slot' | 'address'>;

/** What the form asks for, checked against the order and what is sold today, and in words. */
export async function readWanted(
  tx: Transaction,
  whole: WholeOrder,
  input: WantedChange,
): Promise<Result<Asked>> {
  const lines = await readWantedLines(tx, whole, input);
  if (!lines.ok) return lines;
  const slot = await readWantedSlot(tx, whole, input);
  if (!slot.ok) return slot;
  const address = readWantedAddress(whole, input);
  if (!address.ok) return address;
  return accept({
    ...lines.value,
    ...slot.value,
    ...address.value,
    wanted: [...lines.value.wanted, ...slot.value.wanted, ...address.value.wanted],
  });
}

/** Where it goes is none of the kitchen's business: a new address, which `readWanted` says last, is left out. */
export function sayAskedOfKitchen({ wanted, address, words }: StoredChangeRequest): readonly string[] {
  const made = address ? wanted.slice(0, -1) : wanted;
  return words === '' ? made : [...made, `“${words}”`];
}

/** Whether there is room is asked when it is accepted: until then days fill and empty. */
async function readWantedSlot(
  tx: Transaction,
  { order }: WholeOrder,
  { slot }: WantedChange,
): Promise<Result<Pick<Asked, 'slot' | 'wanted'>>> {
  if (!slot || (slot.day === order.day && slot.windowId === order.windowId)) return accept({ wanted: [] });
  const { windows } = await readCalendar(tx);
  const window = windows.find(({ id }) => id === slot.windowId);
  if (!window) return NOT_THAT_WAY;
  const wanted = sayNewTime(toTime(order), { day: slot.day, from: window.from, to: window.to });
  return accept({ slot, wanted: [...wanted] });
}

function readWantedAddress(
  { order }: WholeOrder,
  { address }: WantedChange,
): Result<Pick<Asked, 'address' | 'wanted'>> {
  if (!address) return accept({ wanted: [] });
  if (order.method === 'pickup') return NOT_THAT_WAY;
  if (isSameAddress(order.address, address)) return accept({ wanted: [] });
  const { street, area, lga, state } = address;
  return accept({ address, wanted: [`New address: ${[street, area, lga, state].join(', ')}`] });
}

async function readWantedLines(
  tx: Transaction,
  { lines }: WholeOrder,
  input: WantedChange,
): Promise<Result<Pick<Asked, 'lines' | 'wanted' | 'differenceInKobo'>>> {
  const positions = new Set(input.lines.map(({ position }) => position));
  if (positions.size !== input.lines.length) return NOT_THAT_WAY;
  const products = await listProductsOf(tx, lines);
  const asked: StoredChangeRequest['lines'][number][] = [];
  const wanted: string[] = [];
  const differences: (number | null)[] = [];
  for (const { position, quantity, sizeId, inscription: typed } of input.lines) {
    const line = lines[position];
    if (!line || !isGoods(line)) return NOT_THAT_WAY;
    const inscription = typed ?? line.inscription;
    const isInscribedAnew = inscription !== line.inscription;
    if (isInscribedAnew && !isInscribable(line, products.get(line.productId))) return NOT_THAT_WAY;
    const isOtherSize = sizeId !== null && sizeId !== line.sizeId;
    const size = isOtherSize ? findSize(products.get(line.productId), sizeId) : undefined;
    if (isOtherSize && (!size || line.design !== '')) return NOT_THAT_WAY;
    if (!isOtherSize && quantity === line.quantity && !isInscribedAnew) continue;
    const before = glimpseLine(line);
    const choice = size ? (nameChoice(size.name, line.isEggless) ?? '') : before.choice;
    const kind = quantity === 0 ? 'removed' : 'changed';
    wanted.push(sayLineChange({ kind, before, after: { ...before, quantity, choice, inscription } }));
    differences.push(computeDifference(line, quantity, size && products.get(line.productId), sizeId));
    asked.push({
      position,
      productId: line.productId,
      quantity,
      sizeId: isOtherSize ? sizeId : null,
      inscription: isInscribedAnew ? inscription : null,
    });
  }
  return accept({ lines: asked, wanted, differenceInKobo: sumDifferences(lines, differences) });
}

/** In kobo; null where a piece like that has no price today. */
function computeDifference(
  line: OrderLineRow,
  quantity: number,
  resized: SoldProduct | undefined,
  sizeId: string | null,
): number | null {
  const piece = resized ? computePieceOffer(resized, { sizeId, isEggless: line.isEggless }) : line;
  return piece && quantity * piece.unitPriceInKobo - line.quantity * line.unitPriceInKobo;
}

/** What a code takes off is reckoned anew with the whole order. */
function sumDifferences(
  lines: readonly OrderLineRow[],
  differences: readonly (number | null)[],
): number | null {
  if (readOrderCode(lines)) return null;
  return differences.reduce<number | null>(
    (sum, each) => (sum === null || each === null ? null : sum + each),
    0,
  );
}

function findSize(product: SoldProduct | undefined, sizeId: string) {
  return product?.sizes.find(({ id }) => id === sizeId);
}

async function listProductsOf(
  db: Database | Transaction,
  lines: readonly OrderLineRow[],
): Promise<ReadonlyMap<string, SoldProduct>> {
  const ids = lines.filter(isFromCatalogue).map(({ productId }) => productId);
  return new Map((await listSoldProducts(db, [...new Set(ids)])).map((product) => [product.id, product]));
}

/** Undefined once other lines stand where it was asked for, or a size is no longer sold. */
export async function buildRequested(
  db: Database,
  { order, lines }: WholeOrder,
): Promise<OrderChange | undefined> {
  const { lines: asked = [], slot, address } = order.changeRequest ?? {};
  if (asked.some(({ position, productId }) => lines[position]?.productId !== productId)) return undefined;
  const products = await listProductsOf(db, lines);
  const existingLines: OrderChange['existingLines'] = [];
  // What a code gives is worked out anew.
  for (const line of lines.filter((each) => !isCodeLine(each))) {
    const { position, quantity, inscription, isEggless } = line;
    const wanted = asked.find((each) => each.position === position);
    if (wanted?.quantity === 0) continue;
    const instead = wanted?.sizeId ? priceSize(products.get(line.productId), wanted.sizeId, isEggless) : null;
    if (instead === undefined) return undefined;
    existingLines.push({
      position,
      quantity: wanted?.quantity ?? quantity,
      inscription: wanted?.inscription ?? inscription,
      instead,
    });
  }
  return {
    version: order.version,
    existingLines,
    lines: [],
    freeLines: [],
    contact: { name: order.contactName, phone: order.contactPhone },
    address: address ?? (order.address && { recipient: '', phone: '', ...order.address }),
    method: null,
    deliveryFee: null,
    slot: slot ?? { day: order.day, windowId: order.windowId },
    note: order.note,
  };
}

/** The same for a form that begins with it: sizes by name, a time with its hours. */
export async function describeRequested(
  db: Database,
  { order, lines }: WholeOrder,
  { existingLines, slot, address }: OrderChange,
): Promise<RequestedChange> {
  const products = await listProductsOf(db, lines);
  const { windows } = await readCalendar(db);
  const window = windows.find(({ id }) => id === slot.windowId);
  const { windowFrom, windowTo } = order;
  return {
    lines: existingLines.map(({ position, quantity, inscription, instead }) => {
      const product = products.get(lines[position]?.productId ?? '');
      const size = instead?.sizeId ? product && findSize(product, instead.sizeId) : undefined;
      return {
        position,
        quantity,
        inscription,
        instead:
          instead && size
            ? { ...instead, sizeId: size.id, words: nameChoice(size.name, instead.isEggless) ?? size.name }
            : null,
      };
    }),
    slot: { ...slot, from: window?.from ?? windowFrom, to: window?.to ?? windowTo },
    address,
  };
}

function priceSize(product: SoldProduct | undefined, sizeId: string, isEggless: boolean) {
  const piece = product && computePieceOffer(product, { sizeId, isEggless });
  if (!piece) return undefined;
  return { sizeId, design: '', isEggless, expectedPrice: convertKoboToNaira(piece.unitPriceInKobo) };
}
