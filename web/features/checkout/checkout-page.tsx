import { titlePage } from '../../page-meta.ts';
import { smallChopsPlatter } from '../../pictures/small-chops-platter.ts';
import { useHydrated } from '../../ui/browser/use-hydrated.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { useCart } from '../cart/cart-context.tsx';
import { useAuth } from '../users/auth-context.tsx';
import { CheckoutPending } from './checkout-pending.tsx';
import { CheckoutScreen } from './checkout-screen.tsx';
import { WaitingScreen } from './waiting/waiting-screen.tsx';
import { useWaitingOrder } from './waiting/waiting-store.ts';

export const meta = titlePage('Checkout');

export default function CheckoutPage() {
  const { cartCount } = useCart();
  const { currentUser, authLoading } = useAuth();
  const isKnown = useHydrated() && !authLoading;
  const waiting = useWaitingOrder();
  const isTheirs = waiting !== null && (waiting.ownerId === null || waiting.ownerId === currentUser?.uid);
  return (
    <div className="wrap">
      <PageHeading title="Checkout" />
      {!isKnown && <CheckoutPending words="Loading your order…" />}
      {isKnown && isTheirs && <WaitingScreen key={waiting.problem?.kind} waiting={waiting} />}
      {isKnown && !isTheirs && cartCount > 0 && <CheckoutScreen />}
      {isKnown && !isTheirs && cartCount === 0 && <NothingToPay />}
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
