import type { OfferedSlot } from '../../../../contract/availability.ts';
import { type OrderPlacement, type PriceChange, placeOrderEndpoint } from '../../../../contract/orders.ts';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { convertKoboToNaira, convertNairaToKobo } from '../../../../domain/money.ts';
import { type CheckoutDraft, parseDraft } from '../draft/checkout-draft.ts';
import type { PlacementProblem } from '../placing/placement-problem.ts';

/** What the shop said to it, and the shopper has to look at. */
export type WaitingProblem = Exclude<PlacementProblem, { kind: 'unanswered' }>;

export type WaitingLine = { readonly name: string; readonly quantity: number; readonly price: number };

/** An order that was composed without a line. It is sent once there is one, under the key of its draft. */
export type WaitingOrder = {
  /** Who composed it; null: a guest. Nobody else ever sends it. */
  readonly ownerId: string | null;
  readonly storedAt: string;
  /** What was typed, with the key; it fills the form again when the order is called off. */
  readonly draft: CheckoutDraft;
  readonly order: OrderPlacement;
  /** What is ordered, for reading: each line of the order, in its place. */
  readonly lines: readonly WaitingLine[];
  /** Null while there is nothing to ask. */
  readonly problem: WaitingProblem | null;
};

type Composed = {
  readonly draft: CheckoutDraft;
  readonly order: OrderPlacement;
  readonly items: readonly CartItem[];
};

export function composeWaiting({ draft, order, items }: Composed, now: Date): WaitingOrder {
  const lines = items.map(({ name, quantity, price }) => ({ name, quantity, price }));
  return { ownerId: draft.ownerId, storedAt: now.toISOString(), draft, order, lines, problem: null };
}

/** Naira: what the total holds besides the goods. */
export function computeDelivery({ lines, order }: Pick<WaitingOrder, 'lines' | 'order'>): number {
  const inKobo = convertNairaToKobo(order.expectedTotal);
  const goods = lines.map(({ price, quantity }) => convertNairaToKobo(price) * quantity);
  return convertKoboToNaira(inKobo - goods.reduce((sum, each) => sum + each, 0));
}

/** The shopper has seen what costs something else now, and wants it. Null when nothing is left to want. */
export function agreeToPrices(waiting: WaitingOrder): WaitingOrder | null {
  const { problem, order } = waiting;
  if (problem?.kind !== 'prices') return waiting;
  const prices = order.lines.map((line) => {
    const change = problem.changes.find((each) => isAbout(each, line));
    return change ? change.price : line.expectedPrice;
  });
  const lines = order.lines.flatMap((line, place) => {
    const expectedPrice = prices[place] ?? null;
    return expectedPrice === null ? [] : [{ ...line, expectedPrice }];
  });
  if (lines.length === 0) return null;
  const shown = waiting.lines.flatMap((line, place) => {
    const price = prices[place] ?? null;
    return price === null ? [] : [{ ...line, price }];
  });
  return {
    ...waiting,
    order: { ...order, lines, expectedTotal: problem.total },
    lines: shown,
    problem: null,
  };
}

export function takeOtherSlot(waiting: WaitingOrder, slot: OfferedSlot): WaitingOrder {
  const { day, windowId } = slot;
  return {
    ...waiting,
    draft: { ...waiting.draft, slot },
    order: { ...waiting.order, slot: { day, windowId } },
    problem: null,
  };
}

function isAbout(change: PriceChange, line: OrderPlacement['lines'][number]): boolean {
  return (
    change.productId === line.productId &&
    change.sizeId === line.sizeId &&
    change.design === line.design &&
    // Left out by what was composed before cakes could be ordered without egg.
    change.isEggless === Boolean(line.isEggless)
  );
}

/** Kept text is input like any other: what cannot be sent as it is, is nothing. */
export function parseWaiting(text: string | null): WaitingOrder | null {
  try {
    const stored: unknown = text === null ? null : JSON.parse(text);
    if (!isRecord(stored) || !Array.isArray(stored.lines)) return null;
    const draft = parseDraft(JSON.stringify(stored.draft));
    if (!draft || !isPlacement(stored.order) || typeof stored.storedAt !== 'string') return null;
    return {
      ownerId: typeof stored.ownerId === 'string' ? stored.ownerId : null,
      storedAt: stored.storedAt,
      draft,
      order: stored.order,
      lines: stored.lines.filter(isLine),
      // Written by this file's other half; one that is broken shows as no more than a refusal.
      problem: isRecord(stored.problem) ? (stored.problem as WaitingProblem) : null,
    };
  } catch {
    return null;
  }
}

/** As it was written, and not as the schema would tidy it: the same key has to come with the same words. */
function isPlacement(order: unknown): order is OrderPlacement {
  return placeOrderEndpoint.bodySchema.safeParse(order).success;
}

function isLine(value: unknown): value is WaitingLine {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    typeof value.quantity === 'number' &&
    typeof value.price === 'number'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
