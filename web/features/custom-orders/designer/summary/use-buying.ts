import type { ProductAnswer } from '../../../../../contract/products.ts';
import { offerDesign } from '../../../../../domain/cart/designed-cake.ts';
import { useBriefFlag } from '../../../../ui/feedback/use-brief-flag.ts';
import { useCart } from '../../../cart/cart-context.tsx';
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
};

/** The one main action, whichever it is for this cake. */
export function useBuying({ product, designer, facts, asking, isUploading }: BuyingParts) {
  const { addToCart } = useCart();
  const [isAdded, showAdded] = useBriefFlag(ADDED_SHOWN_MS);
  const { text, list } = designer;
  const { wayToBuy, arePricesKnown } = facts;
  const isAsking = wayToBuy.way === 'quote';
  const isWaiting = isAsking && isUploading;
  const isReady = arePricesKnown && wayToBuy.way !== 'none' && !isWaiting;

  return {
    isAsking,
    isReady,
    isWaiting,
    isAdded: isAdded && !isAsking,
    isSending: asking.isSending,
    buy: () => {
      if (!isReady) return;
      if (isAsking) void asking.ask();
      else if (addToCart(offerDesign(product, text, list), 1)) showAdded();
    },
  };
}
