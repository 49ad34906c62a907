import HeartIcon from 'lucide-react/icons/heart';
import { useSyncExternalStore } from 'react';
import type { ProductAnswer } from '../../../contract/products.ts';
import { WISHLIST_MAX } from '../../../domain/wishlist/wishlist.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useKeeper } from '../../ui/loading/use-keeper.ts';
import { useAuth } from '../users/auth-context.tsx';
import { readNoItems, type StoredWishlistItem, shopWishlist, shortenProduct } from './wishlist-store.ts';

export function useWishlist(): readonly StoredWishlistItem[] {
  return useSyncExternalStore(shopWishlist.subscribe, shopWishlist.read, readNoItems);
}

type HeartButtonProps = { readonly product: ProductAnswer; readonly className?: string };

/** Saves a product for later, or no longer. The page is everybody's: whether it is saved is filled in by the browser. */
export function HeartButton({ product, className }: HeartButtonProps) {
  const { currentUser } = useAuth();
  const isSaved = useWishlist().some(({ id }) => id === product.id);
  const press = () =>
    isSaved ? removeFromWishlist(product) : saveToWishlist(product, currentUser?.uid ?? null);
  return (
    <IconButton
      label={`Save ${product.name} to wishlist`}
      aria-pressed={isSaved}
      onClick={press}
      className={className}
    >
      <HeartIcon className={isSaved ? 'fill-hibiscus text-hibiscus' : ''} />
    </IconButton>
  );
}

function saveToWishlist(product: ProductAnswer, by: string | null): void {
  const items = shopWishlist.read();
  if (items.length >= WISHLIST_MAX) {
    showToast({ kind: 'error', text: 'Your wishlist is full. Remove something first.' });
    return;
  }
  const { id, name } = product;
  shopWishlist.write([{ id, name, by, product: shortenProduct(product) }, ...items]);
  showToast({
    kind: 'success',
    text: `${name} saved to your wishlist`,
    link: { label: 'View wishlist', to: '/wishlist' },
  });
}

/** Nobody is asked before; whoever did not mean it takes it back. */
export function removeFromWishlist({ id, name }: Pick<StoredWishlistItem, 'id' | 'name'>): void {
  const before = shopWishlist.read();
  shopWishlist.write(before.filter((item) => item.id !== id));
  showToast({
    kind: 'info',
    text: `${name} was removed from your wishlist`,
    undo: () => {
      const removed = before.filter((item) => item.id === id);
      shopWishlist.write([...removed, ...shopWishlist.read().filter((item) => item.id !== id)]);
    },
  });
}

const loadKeeper = () => import('./sync/wishlist-keeper.tsx').then((module) => module.WishlistKeeper);

/** Keeps the list of whoever is signed in with their account. */
export function WishlistOutlet() {
  const uid = useAuth().currentUser?.uid;
  const Keeper = useKeeper(uid, loadKeeper);
  return Keeper && uid !== undefined && <Keeper uid={uid} />;
}
