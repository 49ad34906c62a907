import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { hasInvalidPriceItems } from '../../../../domain/cart/invalid-prices.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';

type CheckoutButtonProps = { readonly items: readonly CartItem[]; readonly className: string };

/** What is not sold cannot be ordered; a note above the lines says so and removes it. */
export function CheckoutButton({ items, className }: CheckoutButtonProps) {
  const canCheckOut = items.every(({ isSold }) => isSold) && !hasInvalidPriceItems(items);
  if (!canCheckOut) {
    return (
      <Button kind="main" size="l" disabled className={className}>
        Check out
      </Button>
    );
  }
  return (
    <ButtonLink to="/checkout" kind="main" size="l" className={className}>
      Check out
    </ButtonLink>
  );
}
