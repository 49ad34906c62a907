import type { CartItem } from '../../../../domain/cart/cart-item.ts';

/** What was chosen: `8 inch, “Happy 30th”`. Empty where there was nothing to choose. */
export function describeChoice({ size, inscription }: Pick<CartItem, 'size' | 'inscription'>): string {
  const words = [size?.name ?? '', inscription === '' ? '' : `“${inscription}”`];
  return words.filter((part) => part !== '').join(', ');
}

/** With the choice, where a product can be there several times. */
export function nameItem(item: Pick<CartItem, 'name' | 'size' | 'inscription'>): string {
  return [item.name, describeChoice(item)].filter((part) => part !== '').join(', ');
}

export function countItems(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}
