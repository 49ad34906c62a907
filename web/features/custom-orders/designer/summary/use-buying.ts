import { useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProductAnswer } from '../../../../../contract/products.ts';
import { changeChoice } from '../../../../../domain/cart/change-choice.ts';
import { offerDesign } from '../../../../../domain/cart/designed-cake.ts';
import { createTapGuard } from '../../../../ui/browser/tap-guard.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useBriefFlag } from '../../../../ui/feedback/use-brief-flag.ts';
import { useCart } from '../../../cart/cart-context.tsx';
import { readAddressLine } from '../state/design-address.ts';
import type { Designer } from '../state/use-designer.ts';
import type { Asking } from '../use-ask-for-quote.ts';
import type { CakeFacts } from './use-cake-facts.ts';

const ADDED_SHOWN_MS = 2_500;

export type Buying = ReturnType<typeof useBuying>;

type BuyingParts = {
  readonly product: ProductAnswer;
  readonly designer: Designer;
  readonly facts: CakeFacts;
  readonly asking: Asking;
  readonly isUploading: boolean;
  /** Whether the form of the request is on the screen: nobody sends what they have not seen. */
  readonly isFormOpen: boolean;
  readonly openForm: () => void;
};

/** The one main action, whichever it is for this cake. */
export function useBuying(parts: BuyingParts) {
  const { product, designer, facts, asking, isUploading, isFormOpen, openForm } = parts;
  const { addToCart } = useCart();
  const change = useLineChange(product.id);
  // Its second half would send the form that the first has only just opened.
  const [isDoubleTap] = useState(() => createTapGuard());
  const [isAdded, showAdded] = useBriefFlag(ADDED_SHOWN_MS);
  const { text, list } = designer;
  const { wayToBuy, arePricesKnown } = facts;
  const isAsking = wayToBuy.way === 'quote';
  const isWaiting = isAsking && isUploading;
  const isReady = arePricesKnown && wayToBuy.way !== 'none' && !isWaiting;

  return {
    isAsking,
    isFormOpen,
    isChange: change !== null,
    isReady,
    isWaiting,
    isAdded: isAdded && !isAsking,
    isSending: asking.isSending,
    buy: () => {
      if (!isReady) return;
      if (isAsking) {
        if (isDoubleTap()) return;
        return isFormOpen ? void asking.ask() : openForm();
      }
      if (change) change(offerDesign(product, text, list));
      else if (addToCart(offerDesign(product, text, list), 1)) showAdded();
    },
  };
}

/** Puts the cake in the place of the cart's line it was opened from; null where it is from none that is still there. */
function useLineChange(productId: string) {
  const { cartItems, changeCart } = useCart();
  const navigate = useNavigate();
  const [lineDesign, setLineDesign] = useState<string | null>(null);
  // Known to the browser alone, and told before it paints.
  useLayoutEffect(() => setLineDesign(readAddressLine(window.location)), []);
  const line = cartItems.find(
    ({ id, design }) => lineDesign !== null && id === productId && design?.text === lineDesign,
  );
  if (!line) return null;
  return (designed: ProductAnswer | null) => {
    if (!designed) return;
    const { alert } = changeCart((latest) => changeChoice(latest, line.lineId, designed, {}));
    if (alert !== undefined) return showToast({ kind: 'error', text: alert });
    showToast({ kind: 'success', text: 'Cart updated' });
    // The way back leads past the designer, which has no line to change any more.
    void navigate('/cart', { replace: true });
  };
}
