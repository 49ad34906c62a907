import type { CartItem } from '../../../../domain/cart/cart-item.ts';

type Chosen = Pick<CartItem, 'size' | 'inscription' | 'design'>;

/** What was chosen: `8 inch, “Happy 30th”`, or a design in words. Empty where there was nothing to choose. */
export function describeChoice({ size, inscription, design }: Chosen): string {
  const words = [size?.name ?? '', inscription === '' ? '' : `“${inscription}”`, design?.words ?? ''];
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
