import { type CartLine, isDesignLike, tidyInscription } from '../../../../domain/cart/choice.ts';
import { isCount, isRecord, isSlug } from './stored-items.ts';

/** A guest's cart on its way to a customer: asking again with the same id and lines adds nothing. */
export type ArrivingCart = {
  readonly kind: 'arriving';
  readonly guestCartId: string;
  readonly sent: readonly CartLine[];
};

/** A customer's cart. It stays in the browser when they sign out, and stays theirs. */
export type OwnedCart = {
  readonly kind: 'owned';
  readonly uid: string;
  /** What the server last told. */
  readonly version: number;
  readonly base: readonly CartLine[];
  /** A change was sent, and whether it arrived is not known. */
  readonly isInDoubt: boolean;
  /** What was in it when its owner signed out; what came later may be somebody else's. */
  readonly left: readonly CartLine[] | null;
};

/** Whose cart this browser holds; null is a guest's. */
export type CartOwner = ArrivingCart | OwnedCart | null;

/** Unreadable is a guest's: then nothing is lost, and the server's limits hold. */
export function parseOwner(text: string | null): CartOwner {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isRecord(stored) ? readOwner(stored) : null;
  } catch {
    return null;
  }
}

function readOwner(stored: Record<string, unknown>): CartOwner {
  const { kind, guestCartId, uid, version } = stored;
  if (kind === 'arriving' && typeof guestCartId === 'string') {
    return { kind, guestCartId, sent: readLines(stored.sent) };
  }
  if (kind !== 'owned' || typeof uid !== 'string') return null;
  return {
    kind,
    uid,
    version: isCount(version) ? version : 0,
    base: readLines(stored.base),
    isInDoubt: stored.isInDoubt === true,
    left: Array.isArray(stored.left) ? readLines(stored.left) : null,
  };
}

export function readLines(value: unknown): readonly CartLine[] {
  return Array.isArray(value) ? value.map(readLine).filter((line) => line !== null) : [];
}

function readLine(value: unknown): CartLine | null {
  if (!isRecord(value)) return null;
  const { productId, sizeId, inscription, design, isEggless, name, quantity } = value;
  if (!isSlug(productId) || typeof name !== 'string' || !isCount(quantity)) return null;
  return {
    productId,
    sizeId: isSlug(sizeId) ? sizeId : null,
    inscription: typeof inscription === 'string' ? tidyInscription(inscription) : '',
    design: typeof design === 'string' && isDesignLike(design) ? design : '',
    isEggless: isEggless === true,
    name,
    quantity,
  };
}
