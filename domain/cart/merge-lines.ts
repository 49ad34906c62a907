import { type CartLine, makeLineId } from './choice.ts';
import { CART_LINES_MAX, CART_QUANTITY_MAX } from './limits.ts';

/** Adds lines to lines: the same choice joins, each product gets at most its limit, and what was there first stays whole. */
export function mergeLines(own: readonly CartLine[], added: readonly CartLine[]): readonly CartLine[] {
  const merged = new Map<string, CartLine>();
  const pieces = new Map<string, number>();
  for (const line of [...own, ...added]) {
    const lineId = makeLineId(line);
    const there = merged.get(lineId);
    if (!there && merged.size >= CART_LINES_MAX) continue;
    const counted = pieces.get(line.productId) ?? 0;
    const quantity = Math.min(line.quantity, CART_QUANTITY_MAX - counted);
    if (quantity < 1) continue;
    pieces.set(line.productId, counted + quantity);
    merged.set(lineId, { ...line, quantity: (there?.quantity ?? 0) + quantity });
  }
  return [...merged.values()];
}

/** Whether a product has more pieces, over all its lines, than a cart or an order takes. */
export function hasTooManyPieces(lines: readonly Pick<CartLine, 'productId' | 'quantity'>[]): boolean {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return [...pieces.values()].some((count) => count > CART_QUANTITY_MAX);
}

export function areSameLines(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  const quantities = countLines(one);
  return one.length === other.length && other.every((line) => quantities(line) === line.quantity);
}

type Rebase = {
  /** What both sides had. */
  readonly base: readonly CartLine[];
  /** What it became here. */
  readonly local: readonly CartLine[];
  /** What it became elsewhere. */
  readonly newest: readonly CartLine[];
  /** Whether `newest` may already hold what was changed here, because an answer got lost on its way. */
  readonly isInDoubt?: boolean;
};

/**
 * Repeats what was changed here on what is newest: pieces added here are added there, lines removed here are removed there.
 * In doubt a line gets the number it has here instead, so that nothing is ever added twice.
 */
export function rebaseLines({ base, local, newest, isInDoubt = false }: Rebase): readonly CartLine[] {
  const before = countLines(base);
  const here = countLines(local);
  const there = countLines(newest);
  const isNew = (line: CartLine) => there(line) === 0;
  const rebased = [...newest, ...local.filter(isNew)].map((line) => {
    const change = here(line) - before(line);
    if (change === 0) return { ...line, quantity: there(line) };
    const isGone = here(line) === 0;
    const repeated = isInDoubt ? here(line) : there(line) + change;
    return { ...line, quantity: isGone ? 0 : repeated };
  });
  return mergeLines([], rebased);
}

function countLines(lines: readonly CartLine[]): (line: CartLine) => number {
  const quantities = new Map(lines.map((line) => [makeLineId(line), line.quantity]));
  return (line) => quantities.get(makeLineId(line)) ?? 0;
}
