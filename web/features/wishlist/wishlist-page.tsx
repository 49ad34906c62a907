import { useCallback } from 'react';
import { Link } from 'react-router';
import { type ProductAnswer, productSchema } from '../../../contract/products.ts';
import { makeOfferId } from '../../../domain/cart/choice.ts';
import { countItems } from '../../../domain/orders/order-sums.ts';
import { titlePage } from '../../page-meta.ts';
import { puffPuff } from '../../pictures/puff-puff.ts';
import { useHydrated } from '../../ui/browser/use-hydrated.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { ROW_MARK, useFocusAfterRemoval } from '../../ui/lists/use-focus-after-removal.ts';
import { type Freshness, useFreshness } from '../../ui/loading/use-freshness.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { ProductCardSkeleton } from '../../ui/product/product-card-skeleton.tsx';
import { ProductGrid } from '../../ui/product/product-grid.tsx';
import { findOffers } from '../cart/offers-context.ts';
import { CatalogueCard } from '../catalogue/catalogue-card-context.tsx';
import { useAuth } from '../users/auth-context.tsx';
import { removeFromWishlist, useWishlist } from './heart-context.tsx';
import { type StoredWishlistItem, shopWishlist, shortenProduct } from './wishlist-store.ts';

export const meta = titlePage('Your wishlist');

export default function WishlistPage() {
  const items = useWishlist();
  const isKnown = useHydrated();
  const holderRef = useFocusAfterRemoval<HTMLDivElement>(items.map(({ id }) => id));
  return (
    <div ref={holderRef} tabIndex={-1} className="wrap pb-12 phone:pb-20 outline-none">
      <header className="flex min-h-11 flex-wrap items-end gap-x-4 pt-6 pb-4 phone:pt-11 phone:pb-6">
        <h1>Your wishlist</h1>
        {isKnown && items.length > 0 && <p className="pb-1 text-cocoa-2">{countItems(items.length)}</p>}
      </header>
      {!isKnown && <PendingItems />}
      {isKnown && (items.length > 0 ? <WishlistItems items={items} /> : <NothingYet />)}
    </div>
  );
}

function PendingItems() {
  return (
    <ProductGrid columns="four">
      {['one', 'two', 'three', 'four'].map((place) => (
        <li key={place}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ProductGrid>
  );
}

function NothingYet() {
  return (
    <EmptyState
      picture={<Picture picture={puffPuff} alt="" sizes="208px" />}
      title="Your wishlist is empty"
      actions={
        <ButtonLink to="/products" kind="main">
          Shop now
        </ButtonLink>
      }
    >
      Tap the heart on anything you like, and find it here later.
    </EmptyState>
  );
}

function WishlistItems({ items }: { readonly items: readonly StoredWishlistItem[] }) {
  const ids = items.map(({ id }) => id).join(',');
  const refresh = useCallback((signal: AbortSignal) => refreshItems(ids.split(','), signal), [ids]);
  const { freshness, checkAgain } = useFreshness(refresh);
  const shown = items.map((item) => ({ item, product: readProduct(item) }));
  const gone = shown.filter(({ product }) => product === null);
  return (
    <>
      {freshness === 'unknown' && (
        <Note tone="warning" role="status">
          <p>We couldn’t check prices and availability. They may have changed.</p>
          <Button kind="paper" size="s" onClick={checkAgain} className="mt-3">
            Try again
          </Button>
        </Note>
      )}
      <ProductGrid columns="four" className="mt-2">
        {shown.map(
          ({ item, product }) =>
            product !== null && (
              <li key={item.id} {...ROW_MARK}>
                {product ? <CatalogueCard product={product} /> : <Unseen item={item} freshness={freshness} />}
              </li>
            ),
        )}
      </ProductGrid>
      {gone.length > 0 && <Gone items={gone.map(({ item }) => item)} />}
      <KeepNote />
    </>
  );
}

/** Saved on another device, and not seen here yet. */
function Unseen({ item, freshness }: { readonly item: StoredWishlistItem; readonly freshness: Freshness }) {
  if (freshness === 'checking' || freshness === 'retrying') return <ProductCardSkeleton />;
  return (
    <h3 className="text-action">
      <Link to={`/products/${encodeURIComponent(item.id)}`}>{item.name}</Link>
    </h3>
  );
}

function Gone({ items }: { readonly items: readonly StoredWishlistItem[] }) {
  return (
    <section aria-labelledby="gone" className="mt-10">
      <h2 id="gone" className="text-fs-3">
        No longer available
      </h2>
      <ul className="mt-3">
        {items.map((item) => (
          <li
            key={item.id}
            {...ROW_MARK}
            className="flex min-h-15 items-center justify-between gap-4 border-b border-crust-2"
          >
            <span className="min-w-0 wrap-anywhere text-cocoa-2">{item.name}</span>
            <button
              type="button"
              className="link min-h-11 flex-none"
              onClick={() => removeFromWishlist(item)}
            >
              Remove<span className="visually-hidden"> {item.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function KeepNote() {
  const { currentUser, authLoading } = useAuth();
  if (currentUser || authLoading) return null;
  return (
    <p className="mt-10 text-cocoa-2">
      {shopWishlist.isStored()
        ? 'Your wishlist is saved in this browser.'
        : 'This browser doesn’t save your wishlist. It’s gone once you close or reload this page.'}{' '}
      <Link to="/login" state={{ origin: '/wishlist' }} className="link inline-flex min-h-11 items-center">
        Sign in
      </Link>{' '}
      to see it on all your devices.
    </p>
  );
}

/** Undefined: not seen here yet; null: the shop no longer has it. */
function readProduct({ product }: StoredWishlistItem): ProductAnswer | null | undefined {
  if (product === null) return null;
  const read = productSchema.safeParse(product);
  return read.success ? read.data : undefined;
}

async function refreshItems(ids: readonly string[], signal: AbortSignal): Promise<void> {
  const wanted = ids.map((productId) => ({ productId, design: '' }));
  const offers = await findOffers(wanted, signal);
  const found = new Map(wanted.map((item) => [item.productId, offers.get(makeOfferId(item)) ?? null]));
  shopWishlist.write(
    shopWishlist.read().map((item) => {
      const product = found.get(item.id);
      if (product === undefined) return item;
      return {
        ...item,
        name: product?.name ?? item.name,
        product: product && shortenProduct(product),
      };
    }),
  );
}
