import type { StoredCart } from '../../../contract/cart.ts';
import type { CartLine } from '../../../domain/cart/choice.ts';
import { readDesignedCake } from '../../../domain/cart/designed-cake.ts';
import { isInvalidPrice } from '../../../domain/cart/limits.ts';
import { areSameLines, mergeLines } from '../../../domain/cart/merge-lines.ts';
import { computePieceOffer } from '../../../domain/catalogue/piece-offer.ts';
import type { PriceList } from '../../../domain/custom-orders/price/price-list.ts';
import { convertKoboToNaira } from '../../../domain/money.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { listSoldProducts, lockCart, recordMerge, type SoldProduct, writeCart } from './cart.store.ts';

export type MergeCartParts = {
  readonly db: Database;
  /** What designs cost, by the list that is in use. */
  readonly readPriceList: (tx: Transaction) => Promise<PriceList>;
};
export type GuestCart = { readonly guestCartId: string; readonly lines: readonly CartLine[] };

/** Once, however often and from however many tabs it is asked for: a guest's cart that has found its customer is not added again. */
export function mergeCart(
  { db, readPriceList }: MergeCartParts,
  userId: string,
  guest: GuestCart,
): Promise<StoredCart> {
  return inTransaction(db, async (tx) => {
    const isFirst = await recordMerge(tx, guest.guestCartId, userId);
    const own = await lockCart(tx, userId);
    if (!isFirst) return own;
    const isDesigned = guest.lines.some(({ design }) => design !== '');
    const list = isDesigned ? await readPriceList(tx) : undefined;
    const lines = [...mergeLines(own.lines, await keepSoldLines(tx, guest.lines, list))];
    if (areSameLines(lines, own.lines)) return own;
    const written = await writeCart(tx, { ...own, lines });
    if (!written) throw new Error('A locked cart was changed by someone else');
    return written;
  });
}

/** What a guest's browser says is not known to be true: only what could be added now comes in. */
async function keepSoldLines(
  tx: Transaction,
  lines: readonly CartLine[],
  list: PriceList | undefined,
): Promise<readonly CartLine[]> {
  const ids = new Set(lines.map(({ productId }) => productId));
  const sold = new Map((await listSoldProducts(tx, [...ids])).map((product) => [product.id, product]));
  return lines.filter((line) => {
    const product = sold.get(line.productId);
    const priceInKobo = product && findPriceInKobo(line, product, list);
    return priceInKobo !== undefined && !isInvalidPrice(convertKoboToNaira(priceInKobo));
  });
}

/** Undefined for what is not sold like that. */
function findPriceInKobo(
  { sizeId, inscription, design, isEggless }: CartLine,
  product: SoldProduct,
  list: PriceList | undefined,
): number | undefined {
  if (product.isCustom || design !== '') {
    const isPlain = sizeId === null && inscription === '' && !isEggless;
    const cake =
      product.isCustom && isPlain && list
        ? readDesignedCake(design, list, product.discountPercentage)
        : undefined;
    return cake?.ok ? cake.value.priceInKobo : undefined;
  }
  if (inscription !== '' && !product.allowsInscription) return undefined;
  return computePieceOffer(product, { sizeId, isEggless })?.unitPriceInKobo;
}
