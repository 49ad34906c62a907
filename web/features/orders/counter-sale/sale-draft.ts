import type { CounterSaleInput, CounterTile } from '../../../../contract/counter-sale.ts';
import { convertKoboToNaira, convertNairaToKobo } from '../../../../domain/money.ts';
import { HAND_WAYS, type HandWay } from '../../../../domain/payments/ways.ts';
import { isSamePiece } from '../../../../domain/shelf/shelf.ts';

const QUANTITY_MAX = 100;

export type SaleLine = { readonly tile: CounterTile; readonly quantity: number };

export type SaleDraft = {
  readonly lines: readonly SaleLine[];
  readonly way: HandWay | 'split';
  /** The cash that was handed over, in kobo; null: exactly what is due. */
  readonly receivedInKobo: number | null;
  /** What is typed for each way of a split payment. */
  readonly split: Readonly<Record<HandWay, string>>;
};

export const NEW_SALE: SaleDraft = {
  lines: [],
  way: 'cash',
  receivedInKobo: null,
  split: { cash: '', transfer: '', card_machine: '' },
};

export function countOf({ lines }: Pick<SaleDraft, 'lines'>, tile: CounterTile): number {
  return lines.find((line) => isSamePiece(line.tile, tile))?.quantity ?? 0;
}

export function countItems({ lines }: Pick<SaleDraft, 'lines'>): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function sumSale({ lines }: Pick<SaleDraft, 'lines'>): number {
  return lines.reduce((sum, { tile, quantity }) => sum + convertNairaToKobo(tile.price) * quantity, 0);
}

/** No more than the shelf has; none takes the line away. What was handed over before was for another total. */
export function setQuantity(draft: SaleDraft, tile: CounterTile, wanted: number): SaleDraft {
  const quantity = Math.min(wanted, tile.left ?? QUANTITY_MAX, QUANTITY_MAX);
  const isKnown = draft.lines.some((line) => isSamePiece(line.tile, tile));
  const lines = isKnown
    ? draft.lines.map((line) => (isSamePiece(line.tile, tile) ? { tile, quantity } : line))
    : [...draft.lines, { tile, quantity }];
  return { ...draft, receivedInKobo: null, lines: lines.filter((line) => line.quantity > 0) };
}

/** What of a split payment is still to be said, in kobo; below zero: too much is. */
export function findUnsplit(draft: SaleDraft): number {
  const typed = HAND_WAYS.reduce((sum, way) => sum + readAmount(draft.split[way]), 0);
  return sumSale(draft) - typed;
}

export function isPayable(draft: SaleDraft): boolean {
  if (draft.lines.length === 0) return false;
  if (draft.way === 'split') return findUnsplit(draft) === 0;
  return draft.way !== 'cash' || draft.receivedInKobo === null || draft.receivedInKobo >= sumSale(draft);
}

/** The change to give, in kobo; null: no cash, or exactly so much. */
export function findChange({ way, receivedInKobo, ...draft }: SaleDraft): number | null {
  if (way !== 'cash' || receivedInKobo === null) return null;
  const change = receivedInKobo - sumSale(draft);
  return change > 0 ? change : null;
}

export function buildSale(draft: SaleDraft): CounterSaleInput {
  return {
    lines: draft.lines.map(({ tile: { productId, sizeId, price }, quantity }) => ({
      productId,
      sizeId,
      quantity,
      expectedPrice: price,
    })),
    payments: listPayments(draft),
  };
}

function listPayments(draft: SaleDraft): CounterSaleInput['payments'] {
  const { way, receivedInKobo, split } = draft;
  if (way === 'split') {
    return HAND_WAYS.flatMap((each) => {
      const amount = convertKoboToNaira(readAmount(split[each]));
      return amount > 0 ? [{ way: each, amount, received: null }] : [];
    });
  }
  const isCash = way === 'cash' && receivedInKobo !== null;
  const received = isCash ? convertKoboToNaira(receivedInKobo) : null;
  return [{ way, amount: convertKoboToNaira(sumSale(draft)), received }];
}

/** '4,500' in kobo; 0 for what is no amount. */
export function readAmount(typed: string): number {
  const naira = Number(typed.replaceAll(',', '').trim() || '0');
  return Number.isFinite(naira) && naira >= 0 ? Math.round(naira * 100) : 0;
}
