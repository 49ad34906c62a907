import type { Allergen } from '../catalogue/allergens.ts';
import { listChosenAllergens } from '../catalogue/eggless.ts';
import type { ProductPicture } from '../catalogue/product.ts';
import { addNaira } from '../money.ts';
import { type CartChoice, type CartLine, makeLineId, tidyInscription, tidyName } from './choice.ts';

type Amounts = {
  /** Before the discount, in naira. */
  readonly price: number;
  /** What one piece costs, in naira. */
  readonly priceToPay: number;
};

/** What the cart reads of a product; the API's answer for one has it all. */
export type CartProduct = Amounts & {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly allergens: readonly Allergen[];
  readonly leadTimeHours: number;
  readonly allowsInscription: boolean;
  /** What a piece costs more without egg, in naira; null where it is not made so. */
  readonly egglessExtra: number | null;
  /** Made to the shopper's design alone. */
  readonly isCustom: boolean;
  /** A design's too, whose price the product does not know. */
  readonly discountPercentage: number;
  /** The design that all the rest is about; left out where nobody has designed anything. */
  readonly design?: ItemDesign;
  readonly sizes: readonly (Amounts & ItemSize)[];
  readonly pictures: readonly ProductPicture[];
};

export type ItemSize = {
  readonly id: string;
  readonly name: string;
  /** How many it feeds; not known of what an older version of the shop has stored. */
  readonly servings?: number | null;
};

export type ItemDesign = {
  /** The short form of links. */
  readonly text: string;
  /** In one line; empty where nobody could be asked. */
  readonly words: string;
};

export type CartItem = {
  /** The product's id; several items can have it. */
  readonly id: string;
  readonly lineId: string;
  readonly name: string;
  /** To pay for one piece of the chosen size, in naira. */
  readonly price: number;
  readonly quantity: number;
  /** Before the discount, in naira. */
  readonly fullPrice: number;
  /** What a piece cost before the catalogue changed its price; null once the shopper has seen the difference. */
  readonly formerPrice: number | null;
  /** False once the catalogue no longer has it, or no longer in this size. */
  readonly isSold: boolean;
  readonly size: ItemSize | null;
  readonly inscription: string;
  /** Whether words can be added; false where that is not known yet. */
  readonly allowsInscription: boolean;
  readonly isEggless: boolean;
  readonly design: ItemDesign | null;
  readonly category: string;
  readonly allergens: readonly Allergen[];
  readonly leadTimeHours: number;
  readonly picture: ProductPicture | null;
};

export type CartOptions = {
  /** The cheapest when left out. */
  readonly sizeId?: string | undefined;
  readonly inscription?: string | undefined;
  readonly isEggless?: boolean | undefined;
};

/** Null when the product is not offered like that: the size is gone, it has sizes and none was chosen, or it is not designed. */
export function makeCartItem(product: CartProduct, choice: CartChoice, quantity: number): CartItem | null {
  const size = product.sizes.find(({ id }) => id === choice.sizeId) ?? null;
  if (choice.sizeId !== null && size === null) return null;
  if (size === null && product.sizes.length > 0) return null;
  if (choice.inscription !== '' && !product.allowsInscription) return null;
  if (choice.design !== (product.design?.text ?? '') || product.isCustom !== (choice.design !== ''))
    return null;
  if (choice.isEggless && product.egglessExtra === null) return null;
  const { price, priceToPay } = size ?? product;
  const extra = choice.isEggless ? (product.egglessExtra ?? 0) : 0;
  return {
    id: product.id,
    lineId: makeLineId(choice),
    name: product.name,
    price: addExtra(priceToPay, extra),
    quantity,
    fullPrice: addExtra(price, extra),
    formerPrice: null,
    isSold: true,
    size: size && { id: size.id, name: size.name, ...(size.servings && { servings: size.servings }) },
    inscription: choice.inscription,
    allowsInscription: product.allowsInscription,
    isEggless: choice.isEggless,
    design: product.design ?? null,
    category: product.category,
    allergens: listChosenAllergens(product.allergens, choice.isEggless),
    leadTimeHours: product.leadTimeHours,
    picture: product.pictures[0] ?? null,
  };
}

/** A price that comes from outside is checked where it goes. */
function addExtra(price: number, extra: number): number {
  return extra === 0 ? price : addNaira(price, extra);
}

export function readChoice(
  product: CartProduct,
  { sizeId, inscription = '', isEggless = false }: CartOptions,
): CartChoice {
  return {
    productId: product.id,
    sizeId: sizeId ?? findCheapestSize(product),
    inscription: product.allowsInscription ? tidyInscription(inscription) : '',
    design: product.design?.text ?? '',
    isEggless: isEggless && product.egglessExtra !== null,
  };
}

function findCheapestSize({ sizes }: CartProduct): string | null {
  const [first, ...others] = sizes;
  if (!first) return null;
  return others.reduce((best, size) => (size.priceToPay < best.priceToPay ? size : best), first).id;
}

/** What a piece cost when the shopper last looked, where that is no longer its price. */
export function findFormerPrice(before: CartItem, price: number): number | null {
  const seenPrice = before.formerPrice ?? before.price;
  // A line from another device whose product could not be found has no price to compare with.
  return seenPrice === price || seenPrice === 0 ? null : seenPrice;
}

export function toChoice(item: Omit<CartItem, 'lineId'>): CartChoice {
  const { id, size, inscription, design, isEggless } = item;
  return { productId: id, sizeId: size?.id ?? null, inscription, design: design?.text ?? '', isEggless };
}

export function toCartLine(item: CartItem): CartLine {
  return { ...toChoice(item), name: tidyName(item.name) || item.id, quantity: item.quantity };
}
