import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ShopProfile } from '../../domain/shop/profile.ts';
import { CartProvider } from '../features/cart/cart-context.tsx';
import { CatalogueProvider } from '../features/catalogue/catalogue-context.tsx';
import type { RootData } from '../features/shop/shop-context.tsx';
import { AuthContext } from '../features/users/auth-context.tsx';
import type { AuthState } from '../features/users/auth-state.ts';
import { shopIdentity } from '../features/users/shop-identity.ts';

export const EXAMPLE_SHOP: ShopProfile = {
  name: 'Ṣadé’s Oven',
  tagline: 'Cakes and chops in Ìbàdàn',
  address: { street: '3 Ring Road', area: 'Challenge', city: 'Ibadan', state: 'Oyo' },
  email: 'hello@bakery.example',
  phone: '+2348031234567',
  whatsapp: '+2348097654321',
  openingHours: [{ days: 'Mon to Sat', opens: '07:00', closes: '19:00' }],
  socialLinks: [{ network: 'instagram', url: 'https://instagram.com/bakery.example' }],
};

export const SIGNED_OUT: AuthState = {
  currentUser: null,
  isAdmin: false,
  authLoading: false,
  logoutLoading: false,
};

export const CUSTOMER: AuthState = {
  ...SIGNED_OUT,
  currentUser: {
    uid: 'u1',
    email: 'teniola@bakery.example',
    displayName: 'Tẹniọla',
    photoURL: null,
    isAdmin: false,
    role: null,
  },
};

export const ADMINISTRATOR: AuthState = {
  ...SIGNED_OUT,
  isAdmin: true,
  currentUser: {
    uid: 'u2',
    email: 'kehinde@bakery.example',
    displayName: null,
    photoURL: null,
    isAdmin: true,
    role: 'owner',
  },
};

type Surroundings = {
  readonly visitor?: AuthState;
  readonly shop?: ShopProfile;
  readonly path?: string;
};

/** The HTML of a part of the shop as the server would send it, were it to know the visitor. */
export function renderInShop(content: ReactNode, surroundings: Surroundings = {}): string {
  const { visitor = SIGNED_OUT, shop = EXAMPLE_SHOP, path = '/' } = surroundings;
  const rootData: RootData = { shop };
  const auth = { ...visitor, identity: shopIdentity, signOut: async () => {} };
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '*',
        loader: () => rootData,
        element: (
          <AuthContext value={auth}>
            <CatalogueProvider>
              <CartProvider>{content}</CartProvider>
            </CatalogueProvider>
          </AuthContext>
        ),
      },
    ],
    { initialEntries: [path], hydrationData: { loaderData: { root: rootData } } },
  );
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
