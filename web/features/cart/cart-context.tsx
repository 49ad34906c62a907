import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import { type CartItem, type CartTotals, computeCartTotals } from '../../../domain/cart/totals.ts';
import { createCartStorage } from './cart-storage.ts';

export type CartState = CartTotals & { readonly cartItems: readonly CartItem[] };

const CartContext = createContext<CartState | null>(null);

const cartStorage = createCartStorage(() => window);

export function CartProvider({ children }: { readonly children: ReactNode }) {
  const cartItems = useSyncExternalStore(
    cartStorage.subscribe,
    cartStorage.readItems,
    cartStorage.readItemsOnServer,
  );
  const cart = useMemo(() => ({ cartItems, ...computeCartTotals(cartItems) }), [cartItems]);
  return <CartContext value={cart}>{children}</CartContext>;
}

export function useCart(): CartState {
  const cart = use(CartContext);
  if (cart === null) throw new Error('useCart must be used within a CartProvider');
  return cart;
}
