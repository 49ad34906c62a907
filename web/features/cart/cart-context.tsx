import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { CartItem } from '../../../domain/cart/cart-item.ts';
import { findOverpricedItems, removeOverpricedItems } from '../../../domain/cart/invalid-prices.ts';
import { type CartTotals, computeCartTotals } from '../../../domain/cart/totals.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { createLatePart } from '../../ui/loading/late-part.tsx';
import { useKeeper } from '../../ui/loading/use-keeper.ts';
import { useAuth } from '../users/auth-context.tsx';
import { type CartActions, createCartActions } from './cart-actions.ts';
import { shopCart } from './shop-cart.ts';

export type CartState = CartTotals & { readonly cartItems: readonly CartItem[] };
export type Cart = CartState & CartActions;

/** Few are ever refused anything. */
const CartAlert = createLatePart({
  load: () => import('./cart-alert.tsx'),
  showFailure: (_, { text }) => text !== null && <p role="alert">{text}</p>,
});

const CartContext = createContext<Cart | null>(null);

export function CartProvider({ children }: { readonly children: ReactNode }) {
  const { currentUser, authLoading } = useAuth();
  const uid = currentUser?.uid;
  const storedItems = useSyncExternalStore(
    shopCart.subscribe,
    shopCart.readItems,
    shopCart.readItemsOnServer,
  );
  const [alert, setAlert] = useState<string | null>(null);
  const [hasRefused, setRefused] = useState(false);
  if (alert !== null && !hasRefused) setRefused(true);
  const Keeper = useKeeper(uid, loadKeeper);

  useEffect(() => {
    if (!authLoading && uid === undefined) shopCart.noteSignedOut();
  }, [authLoading, uid]);

  useEffect(() => dismissOverpriced(storedItems), [storedItems]);

  const actions = useMemo(() => createCartActions({ store: shopCart, showAlert: setAlert, showToast }), []);
  const cart = useMemo(() => {
    const cartItems = removeOverpricedItems(storedItems).items;
    return { ...actions, cartItems, ...computeCartTotals(cartItems) };
  }, [storedItems, actions]);

  return (
    <CartContext value={cart}>
      {children}
      <Suspense>{hasRefused && <CartAlert text={alert} onClose={() => setAlert(null)} />}</Suspense>
      {Keeper && uid !== undefined && <Keeper uid={uid} />}
    </CartContext>
  );
}

export function useCart(): Cart {
  const cart = use(CartContext);
  if (cart === null) throw new Error('useCart must be used within a CartProvider');
  return cart;
}

/** Items above the maximum go by themselves, but not without a word. */
function dismissOverpriced(items: readonly CartItem[]): void {
  const overpriced = findOverpricedItems(items);
  if (overpriced.length === 0) return;
  shopCart.change(removeOverpricedItems);
  for (const { name } of overpriced) {
    showToast({
      kind: 'info',
      text: `${name} was removed from your cart: its price appears to be incorrect. Please contact support.`,
    });
  }
}

const loadKeeper = () => import('./sync/cart-keeper.tsx').then((module) => module.CartKeeper);
