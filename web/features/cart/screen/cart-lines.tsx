import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { useFocusAfterRemoval } from '../../../ui/lists/use-focus-after-removal.ts';
import { CartLineRow } from './cart-line-row.tsx';

export function CartLines({ items }: { readonly items: readonly CartItem[] }) {
  const listRef = useFocusAfterRemoval<HTMLUListElement>(items.map(({ lineId }) => lineId));
  return (
    <ul ref={listRef}>
      {items.map((item) => (
        <CartLineRow key={item.lineId} item={item} items={items} />
      ))}
    </ul>
  );
}
