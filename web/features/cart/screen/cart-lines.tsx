import { useEffect, useRef } from 'react';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { CartLineRow } from './cart-line-row.tsx';

export function CartLines({ items }: { readonly items: readonly CartItem[] }) {
  const listRef = useFocusAfterRemoval(items);
  return (
    <ul ref={listRef}>
      {items.map((item) => (
        <CartLineRow key={item.lineId} item={item} items={items} />
      ))}
    </ul>
  );
}

/** The keyboard goes on with the line that took the removed one's place, or with the last one. */
function useFocusAfterRemoval(items: readonly CartItem[]) {
  const listRef = useRef<HTMLUListElement>(null);
  const before = useRef(items);
  useEffect(() => {
    const removedAt = before.current.findIndex(({ lineId }) => !items.some((item) => item.lineId === lineId));
    before.current = items;
    if (removedAt < 0 || document.activeElement !== document.body) return;
    const rows = listRef.current?.children ?? [];
    const next = rows[Math.min(removedAt, rows.length - 1)];
    if (next instanceof HTMLElement) next.focus();
  }, [items]);
  return listRef;
}
