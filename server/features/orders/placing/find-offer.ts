import type { OrderPlacement } from '../../../../contract/orders.ts';
import { readDesignedCake } from '../../../../domain/cart/designed-cake.ts';
import { writeDesignFirst } from '../../../../domain/cart/limits.ts';
import { listChosenAllergens, nameChoice } from '../../../../domain/catalogue/eggless.ts';
import { computePieceOffer } from '../../../../domain/catalogue/piece-offer.ts';
import type { PriceList } from '../../../../domain/custom-orders/price/price-list.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { OrderLineRow } from '../order-rows.ts';
import type { SoldProduct } from './sold-products.store.ts';

type WantedLine = OrderPlacement['lines'][number];

/** What one piece of a line is and costs, by the shop alone. */
export type Offer = Pick<
  OrderLineRow,
  'sizeId' | 'sizeName' | 'isEggless' | 'listPriceInKobo' | 'unitPriceInKobo' | 'workUnits' | 'allergens'
> & { readonly leadTimeHours: number };

/** Null for what is no longer sold like that. What no shopper was ever offered is refused. */
export function findOffer(
  product: SoldProduct,
  line: WantedLine,
  list: PriceList | undefined,
): Result<Offer | null> {
  const { name, isCustom, allowsInscription } = product;
  const isDesigned = line.design !== '';
  if (isCustom && !isDesigned) return refuse('invalid', 'design_first', writeDesignFirst(name));
  if (!isCustom && isDesigned) {
    return refuse('invalid', 'not_designed', `“${name}” can’t be designed.`);
  }
  const offer = list && isDesigned ? offerDesign(product, line, list) : accept(offerProduct(product, line));
  // A designed cake has the words of its design.
  if (offer.ok && offer.value && line.inscription !== '' && (isDesigned || !allowsInscription)) {
    return refuse('invalid', 'no_inscription', `“${name}” can’t have an inscription.`);
  }
  return offer;
}

function offerProduct(product: SoldProduct, { sizeId, isEggless }: WantedLine): Offer | null {
  const piece = computePieceOffer(product, { sizeId, isEggless });
  if (!piece) return null;
  const { size, ...prices } = piece;
  return {
    sizeId: size?.id ?? null,
    sizeName: nameChoice(size?.name ?? null, isEggless),
    isEggless,
    ...prices,
    workUnits: (size ?? product).workUnits,
    allergens: [...listChosenAllergens(product.allergens, isEggless)],
    leadTimeHours: product.leadTimeHours,
  };
}

function offerDesign(
  { discountPercentage }: SoldProduct,
  { sizeId, design, isEggless }: WantedLine,
  list: PriceList,
): Result<Offer | null> {
  const cake = readDesignedCake(design, list, discountPercentage);
  if (!cake.ok && cake.refusal.code !== 'design_impossible') return cake;
  // It could be made when it was chosen: the shopper is told as of any other thing that has gone.
  if (!cake.ok || sizeId !== null || isEggless) return accept(null);
  const { words, listPriceInKobo, priceInKobo, ...rest } = cake.value;
  return accept({
    sizeId: null,
    sizeName: words,
    isEggless,
    listPriceInKobo,
    unitPriceInKobo: priceInKobo,
    ...rest,
    allergens: [...rest.allergens],
  });
}
