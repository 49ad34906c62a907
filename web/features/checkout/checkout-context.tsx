import { lazy } from 'react';

/**
 * Checkout for one thing at an agreed price on an agreed day, such as an accepted quote: the same questions, rules and ways to
 * pay as for a cart. Stands in a `Suspense`.
 */
export const FixedCheckout = lazy(() => import('./fixed/fixed-checkout.tsx'));
