import { useEffect, useRef } from 'react';
import { countItems } from '../../../domain/orders/order-sums.ts';
import { titlePage } from '../../page-meta.ts';
import { puffPuff } from '../../pictures/puff-puff.ts';
import { useHydrated } from '../../ui/browser/use-hydrated.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { UnpaidOutlet } from '../orders/unpaid-note-context.tsx';
import { useCart } from './cart-context.tsx';
import { CartContents } from './screen/cart-contents.tsx';
import { CartPending } from './screen/cart-pending.tsx';
import { ClearCartButton } from './screen/clear-cart-button.tsx';
import { useLeftCart } from './screen/use-left-cart.ts';

export const meta = titlePage('Your cart');

export default function CartPage() {
  const { cartItems, cartCount } = useCart();
  const isKnown = useHydrated();
  useLeftCart();
  const isFilled = isKnown && cartItems.length > 0;
  const headingRef = useFocusWhenEmptied(isFilled);
  return (
    <>
      {isKnown && !isFilled && <UnpaidOutlet />}
      <div className="wrap">
        <header className="flex min-h-11 flex-wrap items-center gap-x-4 pt-6 pb-4 phone:pt-11 phone:pb-6">
          <h1 ref={headingRef} tabIndex={-1}>
            Your cart
          </h1>
          {isFilled && (
            <>
              <p className="mt-auto pb-1 text-cocoa-2 max-phone:hidden">{countItems(cartCount)}</p>
              <ClearCartButton />
            </>
          )}
        </header>
        {!isKnown && <CartPending />}
        {isFilled && <CartContents />}
        {isKnown && !isFilled && <NothingYet />}
      </div>
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState
      picture={<Picture picture={puffPuff} alt="" sizes="208px" />}
      title="Your cart is empty"
      actions={
        <ButtonLink to="/products" kind="main">
          Shop now
        </ButtonLink>
      }
    >
      Anything you add shows up here.
    </EmptyState>
  );
}

/** With the last line its buttons are gone, and the keyboard would be nowhere. */
function useFocusWhenEmptied(isFilled: boolean) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const wasFilled = useRef(false);
  useEffect(() => {
    if (wasFilled.current && !isFilled) headingRef.current?.focus();
    wasFilled.current = isFilled;
  }, [isFilled]);
  return headingRef;
}
