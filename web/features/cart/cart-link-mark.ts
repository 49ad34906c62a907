/** Marks the cart's link in the header, the goal of what flies. */
export const CART_LINK_MARK = 'data-cart-link';
