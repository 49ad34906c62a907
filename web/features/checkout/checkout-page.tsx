import { titlePage } from '../../page-meta.ts';
import { smallChopsPlatter } from '../../pictures/small-chops-platter.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useCart } from '../cart/cart-context.tsx';

export const meta = titlePage('Checkout');

export default function CheckoutPage() {
  const { cartCount } = useCart();
  return (
    <div className="wrap">
      <PageHeading title="Checkout" />
      {cartCount === 0 ? <NothingToPay /> : <OrderByMessage />}
    </div>
  );
}

function NothingToPay() {
  return (
    <EmptyState
      picture={<Picture picture={smallChopsPlatter} alt="" sizes="208px" />}
      title="Your cart is empty"
      actions={
        <ButtonLink to="/products" kind="main">
          See what we bake
        </ButtonLink>
      }
    >
      Choose something first; then pick your day and how you pay.
    </EmptyState>
  );
}

/** The shop takes no orders by itself, but its people do. */
function OrderByMessage() {
  return (
    <EmptyState
      picture={<Picture picture={smallChopsPlatter} alt="" sizes="208px" />}
      title="Orders go through our people"
      actions={
        <ButtonLink to="/contact" kind="main">
          Write to us
        </ButtonLink>
      }
    >
      This page takes no orders at the moment. Send us what is in your cart, and we will agree on the day with
      you.
    </EmptyState>
  );
}
