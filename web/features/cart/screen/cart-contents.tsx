import { useCart } from '../cart-context.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartNews } from './cart-news.tsx';
import { CartNotes } from './cart-notes.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import { useFreshCart } from './use-fresh-cart.ts';

export function CartContents() {
  const { cartItems, cartTotal, cartCount } = useCart();
  const { freshness, checkAgain } = useFreshCart();
  return (
    <>
      <div className="grid items-start gap-7 tablet:grid-cols-[minmax(0,1fr)_--spacing(95)] tablet:gap-16">
        <section aria-label="Items">
          <CartNotes items={cartItems} freshness={freshness} onCheckAgain={checkAgain} />
          <CartLines items={cartItems} />
        </section>
        <CartSummary items={cartItems} cartTotal={cartTotal} cartCount={cartCount} />
      </div>
      <CheckoutBar items={cartItems} cartTotal={cartTotal} cartCount={cartCount} />
      <CartNews items={cartItems} />
    </>
  );
}
