import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { CartItem } from '../../../domain/cart/cart-item.ts';
import { findOverpricedItems, removeOverpricedItems } from '../../../domain/cart/invalid-prices.ts';
import { type CartTotals, computeCartTotals } from '../../../domain/cart/totals.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Modal } from '../../ui/overlays/modal.tsx';
import { useAuth } from '../users/auth-context.tsx';
import { type CartActions, createCartActions } from './cart-actions.ts';
import { shopCart } from './shop-cart.ts';
import type { CartKeeperProps } from './sync/cart-keeper.tsx';

export type CartState = CartTotals & { readonly cartItems: readonly CartItem[] };
export type Cart = CartState & CartActions;

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
  const Keeper = useCartKeeper(uid !== undefined);

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
      <CartAlert text={alert} onClose={() => setAlert(null)} />
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

/** Visitors never download what talks to the server about the cart. */
function useCartKeeper(isNeeded: boolean): ComponentType<CartKeeperProps> | null {
  const [Keeper, setKeeper] = useState<ComponentType<CartKeeperProps> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    import('./sync/cart-keeper.tsx').then(
      (module) => setKeeper(() => module.CartKeeper),
      (error: unknown) => console.error('The cart cannot be kept in step', error),
    );
  }, [isNeeded]);
  return Keeper;
}

type CartAlertProps = { readonly text: string | null; readonly onClose: () => void };

/** Why the cart refused something. It has one button, which has the focus and gives it back. */
function CartAlert({ text, onClose }: CartAlertProps) {
  const shownText = useLastFilled(text);
  return (
    <Modal isOpen={text !== null} onClose={onClose} role="alertdialog" label={shownText} placement="question">
      <div className="grid gap-6 p-6 phone:p-8">
        <div className="flex items-start gap-4">
          <span className="scallop grid size-11 flex-none place-items-center bg-honey">
            <WarningIcon />
          </span>
          <p className="min-w-0 pt-2 text-lead leading-snug">{shownText}</p>
        </div>
        <Button kind="main" onClick={onClose} className="justify-self-end max-phone:justify-self-stretch">
          OK
        </Button>
      </div>
    </Modal>
  );
}

/** The text, and after it was taken away the last one: what slides out keeps its words. */
function useLastFilled(text: string | null): string {
  const [last, setLast] = useState('');
  if (text !== null && text !== last) setLast(text);
  return text ?? last;
}
