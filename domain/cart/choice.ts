import { INSCRIPTION_MAX_LENGTH, PRODUCT_NAME_MAX_LENGTH } from '../catalogue/product.ts';

/** What makes two pieces the same line. */
export type CartChoice = {
  readonly productId: string;
  /** Null where the product has no sizes. */
  readonly sizeId: string | null;
  /** Empty for none. */
  readonly inscription: string;
  /** A cake of the shopper's own, in the short text form of links; empty for none. */
  readonly design: string;
  /** Made without egg, for what the product asks for that. */
  readonly isEggless: boolean;
};

/** A line as the server keeps it: the choice without its prices, which are the catalogue's and change with it. */
export type CartLine = CartChoice & {
  /** As it was called when it was chosen, for when the catalogue no longer has it. */
  readonly name: string;
  readonly quantity: number;
};

/** The same for the same choice, in every tab and on every device: `puff-puff`, `red-velvet/8-inch/Happy%20birthday`. */
export function makeLineId({ productId, sizeId, inscription, design, isEggless }: CartChoice): string {
  const parts = [productId, sizeId ?? '', inscription, design, isEggless ? 'eggless' : ''];
  return parts.map(encodeURIComponent).join('/').replace(/\/+$/, '');
}

/** What the catalogue is asked for: a product, or one design of it, which has a price of its own. */
export function makeOfferId({ productId, design }: Pick<CartChoice, 'productId' | 'design'>): string {
  return design === '' ? productId : `${productId}/${design}`;
}

export function readOfferId(offerId: string): Pick<CartChoice, 'productId' | 'design'> {
  const [productId = '', design = ''] = offerId.split('/');
  return { productId, design };
}

/** As long as the longest design there is. What the design says is found out where the price list is. */
export const DESIGN_MAX_LENGTH = 252;
const DESIGN_FORM = /^[\w.-]*$/;

export function isDesignLike(text: string): boolean {
  return text.length <= DESIGN_MAX_LENGTH && DESIGN_FORM.test(text);
}

/** One line of plain text, so that "Happy  birthday " is not another cake than "Happy birthday". */
export function tidyInscription(typed: string): string {
  return tidyText(typed, INSCRIPTION_MAX_LENGTH);
}

export function tidyName(name: string): string {
  return tidyText(name, PRODUCT_NAME_MAX_LENGTH);
}

/** Control characters and halves of characters can neither be iced nor stored. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/gu;

function tidyText(text: string, maxLength: number): string {
  const tidy = text.normalize('NFC').replace(/\s+/g, ' ').replace(UNWRITABLE, '').trim();
  if (tidy.length <= maxLength) return tidy;
  // Cutting may leave half a character behind.
  return tidy.slice(0, maxLength).replace(UNWRITABLE, '').trim();
}
