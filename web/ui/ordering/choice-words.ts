import type { CartItem } from '../../../domain/cart/cart-item.ts';
import { nameChoice } from '../../../domain/catalogue/eggless.ts';
import { nameContainer } from '../../../domain/orders/pieces.ts';

type Chosen = Pick<CartItem, 'size' | 'isEggless' | 'inscription' | 'design'>;

/** What was chosen, part by part: size, inscription, or a design in words. Empty where there was nothing to choose. */
export function listChoiceWords(item: Chosen): readonly string[] {
  return listParts(item, '');
}

/** The same with how many a piece of that size feeds, for whoever looks over the order. */
export function listFullChoiceWords(item: Chosen & Pick<CartItem, 'quantity'>): readonly string[] {
  const { size, quantity } = item;
  return listParts(item, size?.servings ? sayServings(size.name, size.servings, quantity) : '');
}

/** 'serves 12 each'; of boxes 'each box serves 6', because 'each' could be each cupcake of it. */
function sayServings(sizeName: string, servings: number, quantity: number): string {
  if (quantity === 1) return `serves ${servings}`;
  const container = nameContainer(sizeName);
  return container === '' ? `serves ${servings} each` : `each ${container} serves ${servings}`;
}

function listParts({ size, isEggless, inscription, design }: Chosen, servings: string): readonly string[] {
  return [
    nameChoice(size?.name ?? null, isEggless) ?? '',
    servings,
    inscription === '' ? '' : `“${inscription}”`,
    design?.words ?? '',
  ].filter((part) => part !== '');
}
