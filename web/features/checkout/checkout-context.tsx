import { createLatePart } from '../../ui/loading/late-part.tsx';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';

/**
 * Checkout for one thing at an agreed price on an agreed day, such as an accepted quote: the same questions, rules and ways to
 * pay as for a cart. Stands in a `Suspense`.
 */
export const FixedCheckout = createLatePart({
  load: () => import('./fixed-checkout.tsx'),
  showFailure: (onRetry) => <LoadFailure message="We couldn’t load the checkout." onRetry={onRetry} />,
});
