import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { listChoiceWords } from '../../../ui/ordering/choice-words.ts';

type Named = Parameters<typeof listChoiceWords>[0] & Pick<CartItem, 'name'>;

/** With the choice, where a product can be there several times. */
export function nameItem(item: Named): string {
  return [item.name, ...listChoiceWords(item)].join(', ');
}

/** The product's page; of a designed cake, the designer with that cake in it. */
export function writeItemAddress({ id, design }: Pick<CartItem, 'id' | 'design'>): string {
  const page = `/products/${encodeURIComponent(id)}`;
  return design ? `${page}?design=${encodeURIComponent(design.text)}` : page;
}
