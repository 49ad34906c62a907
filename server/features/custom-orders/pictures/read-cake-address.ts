import { CAKE_PICTURE_NAMES, type CakePictureName } from '../../../../contract/cake-pictures.ts';
import type { CakeDesign } from '../../../../domain/custom-orders/design/cake-design.ts';
import { openDesignText, writeDesignText } from '../../../../domain/custom-orders/link/design-text.ts';
import { DEFAULT_PRICE_LIST } from '../../../../domain/custom-orders/price/default-price-list.ts';

export type CakePictureAddress = {
  readonly text: string;
  readonly design: CakeDesign;
  readonly name: CakePictureName;
};

/**
 * Undefined for what cannot be the picture of any cake. What is offered today does not matter, so it is read by a list that
 * offers everything: an old order keeps its picture.
 */
export function readCakeAddress(text: string, typedName: string): CakePictureAddress | undefined {
  const name = CAKE_PICTURE_NAMES.find((known) => known === typedName);
  const opened = openDesignText(text, DEFAULT_PRICE_LIST);
  if (!name || !opened.ok) return undefined;
  const { design } = opened.value;
  // One cake has one address.
  return writeDesignText(design) === text ? { text, design, name } : undefined;
}
