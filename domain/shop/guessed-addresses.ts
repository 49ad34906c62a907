/** What people type who guess, or know it from other shops; where it leads may change, so no browser keeps it for good. */
export const GUESSED_ADDRESSES: Readonly<Record<string, string>> = {
  '/custom-cakes': '/design',
  '/custom-cake': '/design',
  '/custom-orders': '/design',
  '/custom-order': '/design',
  '/design-a-cake': '/design',
  '/cakes': '/products',
  '/menu': '/products',
  '/store': '/products',
  '/order-tracking': '/track',
  '/track-order': '/track',
  '/track-my-order': '/track',
  '/tracking': '/track',
  '/my-orders': '/orders',
  '/order-history': '/orders',
  '/my-account': '/account',
  '/profile': '/account',
  '/delivery': '/shipping',
  '/delivery-areas': '/shipping',
  '/sign-in': '/login',
  '/signin': '/login',
  '/log-in': '/login',
  '/sign-up': '/register',
  '/signup': '/register',
  '/create-account': '/register',
  '/forgot-password': '/forgotpassword',
  '/basket': '/cart',
  '/bag': '/cart',
  '/gift-cards': '/vouchers',
  '/gift-vouchers': '/vouchers',
  '/favourites': '/wishlist',
  '/about-us': '/about',
  '/privacy-policy': '/privacy',
  '/terms-and-conditions': '/terms',
  '/refund-policy': '/returns',
  '/dashboard': '/admin',
};

type Asked = { readonly pathname: string; readonly search: string };

/** Undefined for an address that is just wrong. Filters and the like travel along. */
export function findGuessedAddress({ pathname, search }: Asked): string | undefined {
  const path = pathname.toLowerCase();
  const address = Object.hasOwn(GUESSED_ADDRESSES, path) ? GUESSED_ADDRESSES[path] : undefined;
  return address && `${address}${search}`;
}
