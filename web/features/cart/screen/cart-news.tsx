import { useEffect, useRef, useState } from 'react';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { computeCartTotals } from '../../../../domain/cart/totals.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { countItems } from './describe-item.ts';

/** Says to whoever cannot see the sums that they have changed. */
export function CartNews({ items }: { readonly items: readonly CartItem[] }) {
  const { cartTotal, cartCount } = computeCartTotals(items);
  const news = `${countItems(cartCount)} in your cart, ${formatNaira(convertNairaToKobo(cartTotal))} together`;
  const known = useRef(news);
  const [told, setTold] = useState('');
  useEffect(() => {
    if (news !== known.current) setTold(news);
    known.current = news;
  }, [news]);
  return (
    <p role="status" className="visually-hidden">
      {told}
    </p>
  );
}
