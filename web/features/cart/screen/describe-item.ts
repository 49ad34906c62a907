import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { nameChoice } from '../../../../domain/catalogue/eggless.ts';

type Chosen = Pick<CartItem, 'size' | 'isEggless' | 'inscription' | 'design'>;

/** What was chosen: `8 inch, “Happy 30th”`, or a design in words. Empty where there was nothing to choose. */
export function describeChoice({ size, isEggless, inscription, design }: Chosen): string {
  const words = [
    nameChoice(size?.name ?? null, isEggless) ?? '',
    inscription === '' ? '' : `“${inscription}”`,
    design?.words ?? '',
  ];
  return words.filter((part) => part !== '').join(', ');
}

/** With the choice, where a product can be there several times. */
export function nameItem(item: Chosen & Pick<CartItem, 'name'>): string {
  return [item.name, describeChoice(item)].filter((part) => part !== '').join(', ');
}

/** The product's page; of a designed cake, the designer with that cake in it. */
export function writeItemAddress({ id, design }: Pick<CartItem, 'id' | 'design'>): string {
  const page = `/products/${encodeURIComponent(id)}`;
  return design ? `${page}?design=${encodeURIComponent(design.text)}` : page;
}
