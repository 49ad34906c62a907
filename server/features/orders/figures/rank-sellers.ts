import { isGoods } from '../../../../domain/orders/taken-orders.ts';
import type { SoldProduct } from './sales.store.ts';

/** Each product once with all it has sold, what brought in most first. What only lowers a price sells nothing. */
export function rankSellers(sold: readonly SoldProduct[]): readonly SoldProduct[] {
  const sellers = new Map<string, { -readonly [Part in keyof SoldProduct]: SoldProduct[Part] }>();
  for (const each of sold.filter(isGoods)) {
    const seller = sellers.get(each.productId);
    if (seller) {
      seller.pieces += each.pieces;
      seller.valueInKobo += each.valueInKobo;
      // A product that was renamed goes by one of its names, always the same one.
      if (each.name > seller.name) seller.name = each.name;
    } else sellers.set(each.productId, { ...each });
  }
  return [...sellers.values()].sort(
    (one, other) => other.valueInKobo - one.valueInKobo || (one.productId < other.productId ? -1 : 1),
  );
}
