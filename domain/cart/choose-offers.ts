import { convertNairaToKobo } from '../money.ts';
import { splitWords } from '../search/split-words.ts';
import { toWordKey } from '../search/word-key.ts';
import type { CartItem } from './cart-item.ts';
import { isInvalidPrice } from './limits.ts';

export const SHOWN_OFFERS_MAX = 4;

type Offered = {
  readonly id: string;
  readonly name: string;
  readonly priceToPay: number;
  readonly isCustom: boolean;
};

type Carried = Pick<CartItem, 'id' | 'name' | 'design'>;

/**
 * What is offered beside a cart: a few things that are not in it, by themselves or with something else, and that it takes without
 * another question.
 */
export function chooseOffers<Kind extends Offered>(
  offered: readonly Kind[],
  items: readonly Carried[],
): readonly Kind[] {
  const isThere = ({ id, name }: Kind) =>
    items.some((item) => item.id === id || comesWith(`${item.name} ${item.design?.words ?? ''}`, name));
  return offered
    .filter((offer) => !offer.isCustom && !isInvalidPrice(offer.priceToPay) && !isThere(offer))
    .slice(0, SHOWN_OFFERS_MAX);
}

/** As many as stand beside a message. */
const ENOUGH_MAX = 2;

/** Of what is offered, what brings an order to its minimum with one piece, the cheapest first. */
export function chooseEnough<Kind extends Pick<Offered, 'priceToPay'>>(
  offered: readonly Kind[],
  missingInKobo: number,
): readonly Kind[] {
  return offered
    .filter(({ priceToPay }) => convertNairaToKobo(priceToPay) >= missingInKobo)
    .toSorted((one, other) => one.priceToPay - other.priceToPay)
    .slice(0, ENOUGH_MAX);
}

/** Whether words name what is offered, such as "Birthday candles": by its last word, in any number. */
export function comesWith(words: string, offerName: string): boolean {
  const [thing = ''] = splitWords(offerName).slice(-1);
  if (thing === '') return false;
  const key = toWordKey(thing);
  return splitWords(words).some((word) => toWordKey(word) === key);
}
