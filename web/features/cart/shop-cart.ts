import { createCartStore } from './store/cart-store.ts';

/** The cart every screen shows. `window` is first touched in the browser, so server rendering can import this. */
export const shopCart = createCartStore(() => window);
