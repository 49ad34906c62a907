import BagIcon from 'lucide-react/icons/shopping-bag';
import { useEffect, useRef } from 'react';
import { useHydrated } from '../../ui/browser/use-hydrated.ts';
import { IconLink } from '../../ui/buttons/icon-button.tsx';
import { CountBadge } from '../../ui/feedback/count-badge.tsx';
import { useCart } from './cart-context.tsx';
import { CART_LINK_MARK } from './cart-link-mark.ts';
import { move } from './move.ts';

export function CartLink() {
  const { cartCount } = useCart();
  const badgeRef = useSwellingBadge(cartCount);
  return (
    <IconLink to="/cart" label={describeCart(cartCount)} {...{ [CART_LINK_MARK]: '' }}>
      <BagIcon className="size-6" />
      <span ref={badgeRef} className="absolute top-0 right-0">
        <CountBadge count={cartCount} />
      </span>
    </IconLink>
  );
}

/** When something comes in, not when a page that has something is opened. */
function useSwellingBadge(count: number) {
  const badgeRef = useRef<HTMLSpanElement>(null);
  const isKnown = useHydrated();
  const knownCount = useRef<number | null>(null);
  useEffect(() => {
    if (!isKnown) return;
    const badge = badgeRef.current;
    if (knownCount.current !== null && count > knownCount.current && badge) move(({ swell }) => swell(badge));
    knownCount.current = count;
  }, [count, isKnown]);
  return badgeRef;
}

function describeCart(count: number): string {
  if (count === 0) return 'Cart, empty';
  return `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
}
