import type { StoredCart } from '../../../contract/cart.ts';
import { QUANTITY_ALERT } from '../../../domain/cart/limits.ts';
import { hasTooManyPieces, mergeLines } from '../../../domain/cart/merge-lines.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { writeCart } from './cart.store.ts';

const STALE_CART = refuse(
  'conflict',
  'stale_cart',
  'Your cart was changed on another device. Please check it again.',
);

/** Only on top of what the browser has seen, so that two devices cannot undo each other's changes unseen. */
export async function saveCart(db: Database, cart: StoredCart): Promise<Result<StoredCart>> {
  if (hasTooManyPieces(cart.lines)) return refuse('invalid', 'too_many_pieces', QUANTITY_ALERT);
  const lines = [...mergeLines([], cart.lines)];
  const written = await writeCart(db, { ...cart, lines });
  return written ? accept(written) : STALE_CART;
}
