import { CountBadge } from '../../ui/count-badge.tsx';
import { IconLink } from '../../ui/icon-button.tsx';
import { BagIcon } from '../../ui/icons/shop.tsx';
import { useCart } from './cart-context.tsx';

export function CartLink() {
  const { cartCount } = useCart();
  return (
    <IconLink to="/cart" label={describeCart(cartCount)}>
      <BagIcon className="size-6" />
      <CountBadge count={cartCount} />
    </IconLink>
  );
}

function describeCart(count: number): string {
  if (count === 0) return 'Cart, empty';
  return `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
}
