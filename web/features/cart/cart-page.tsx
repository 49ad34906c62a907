import { titlePage } from '../../page-meta.ts';
import { puffPuff } from '../../pictures/puff-puff.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { CartContents } from './cart-contents.tsx';
import { useCart } from './cart-context.tsx';
import { CartPending } from './cart-pending.tsx';

export const meta = titlePage('Your cart');

export default function CartPage() {
  const { cartItems } = useCart();
  const isKnown = useHydrated();
  return (
    <div className="wrap">
      <PageHeading title="Your cart" />
      {!isKnown && <CartPending />}
      {isKnown && cartItems.length > 0 && <CartContents />}
      {isKnown && cartItems.length === 0 && (
        <EmptyState
          picture={<Picture picture={puffPuff} alt="" sizes="208px" />}
          title="Nothing in it yet"
          actions={
            <ButtonLink to="/products" kind="main">
              See what we bake
            </ButtonLink>
          }
        >
          A cake for the party, a bowl of puff-puff for the road: it all starts on the shelves.
        </EmptyState>
      )}
    </div>
  );
}
