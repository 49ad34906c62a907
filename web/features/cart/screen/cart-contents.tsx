import { hasInvalidPriceItems } from '../../../../domain/cart/invalid-prices.ts';
import { useCart } from '../cart-context.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartNews } from './cart-news.tsx';
import { CartNotes } from './cart-notes.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import { useFreshCart } from './use-fresh-cart.ts';

export function CartContents() {
  const { cartItems } = useCart();
  const { freshness, checkAgain } = useFreshCart();
  // What is struck out below is not to be paid.
  const sold = cartItems.filter(({ isSold }) => isSold);
  const canCheckOut = sold.length === cartItems.length && !hasInvalidPriceItems(cartItems);
  return (
    <>
      <div className="grid items-start gap-7 tablet:grid-cols-[minmax(0,1fr)_--spacing(95)] tablet:gap-16">
        <section aria-label="Items">
          <CartNotes items={cartItems} freshness={freshness} onCheckAgain={checkAgain} />
          <CartLines items={cartItems} />
        </section>
        <CartSummary items={sold} canCheckOut={canCheckOut} />
      </div>
      <CheckoutBar items={sold} canCheckOut={canCheckOut} />
      <CartNews items={sold} />
    </>
  );
}
