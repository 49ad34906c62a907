import type { KeptCart } from '../../../contract/cart.ts';
import type { CartLine } from '../../../domain/cart/choice.ts';
import { isInvalidPrice } from '../../../domain/cart/limits.ts';
import { areSameLines, mergeLines } from '../../../domain/cart/merge-lines.ts';
import { computePriceToPay } from '../../../domain/catalogue/price.ts';
import { convertKoboToNaira } from '../../../domain/money.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { listSoldProducts, lockCart, recordMerge, type SoldProduct, writeCart } from './cart.store.ts';

export type GuestCart = { readonly guestCartId: string; readonly lines: readonly CartLine[] };

/** Once, however often and from however many tabs it is asked for: a guest's cart that has found its customer is not added again. */
export function mergeCart(db: Database, userId: string, guest: GuestCart): Promise<KeptCart> {
  return inTransaction(db, async (tx) => {
    const isFirst = await recordMerge(tx, guest.guestCartId, userId);
    const own = await lockCart(tx, userId);
    if (!isFirst) return own;
    const lines = [...mergeLines(own.lines, await keepSoldLines(tx, guest.lines))];
    if (areSameLines(lines, own.lines)) return own;
    const written = await writeCart(tx, { ...own, lines });
    if (!written) throw new Error('A locked cart was changed by somebody else');
    return written;
  });
}

/** What a guest's browser says is not known to be true: only what could be added now comes in. */
async function keepSoldLines(tx: Transaction, lines: readonly CartLine[]): Promise<readonly CartLine[]> {
  const ids = new Set(lines.map(({ productId }) => productId));
  const sold = new Map((await listSoldProducts(tx, [...ids])).map((product) => [product.id, product]));
  return lines.filter((line) => {
    const product = sold.get(line.productId);
    return product !== undefined && isOffered(line, product);
  });
}

function isOffered({ sizeId, inscription }: CartLine, product: SoldProduct): boolean {
  const size = product.sizes.find(({ id }) => id === sizeId);
  if (sizeId === null ? product.sizes.length > 0 : !size) return false;
  if (inscription !== '' && !product.allowsInscription) return false;
  const { priceInKobo } = size ?? product;
  return !isInvalidPrice(convertKoboToNaira(computePriceToPay(priceInKobo, product.discountPercentage)));
}
