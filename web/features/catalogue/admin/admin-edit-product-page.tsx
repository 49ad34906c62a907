import { useCallback, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import type { AdminProduct } from '../../../../contract/product-changes.ts';
import { titlePage } from '../../../page-meta.ts';
import { strawberryCreamCake } from '../../../pictures/strawberry-cream-cake.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DetailsFrame, DetailsHeader, DetailsSkeleton } from '../../../ui/layout/details-frame.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { useSoldOut } from '../../orders/sold-out-context.tsx';
import { ProductForm } from './form/product-form.tsx';
import { PRODUCTS_PATH, takeListPath, writeShopPath } from './product-paths.ts';
import { findProduct } from './product-requests.ts';
import { StatusBadge } from './status-badge.tsx';

export const meta = titlePage('Edit product');

export default function AdminEditProductPage() {
  const { id = '' } = useParams();
  return <LoadedProduct key={id} productId={id} />;
}

function LoadedProduct({ productId }: { readonly productId: string }) {
  const product = useLoaded(
    useCallback((signal: AbortSignal) => findProduct(productId, signal), [productId]),
  );
  const { state } = useLocation();
  return (
    <DetailsFrame listPath={takeListPath(state)} listName="All products">
      <LoadedContent
        loaded={product}
        waitingWords="Loading the product…"
        skeleton={<DetailsSkeleton hasAside />}
      >
        {(found) => (found ? <EditedProduct opened={found} /> : <NoSuchProduct />)}
      </LoadedContent>
    </DetailsFrame>
  );
}

function EditedProduct({ opened }: { readonly opened: AdminProduct }) {
  const [product, setProduct] = useState(opened);
  const soldOut = useSoldOut();
  const isSoldOut = soldOut.has(product.id);
  return (
    <>
      <DetailsHeader
        title={product.name}
        shopPath={product.status === 'published' ? writeShopPath(product.id) : undefined}
      >
        <StatusBadge status={product.status} />
        {isSoldOut && <Badge tone="warning">Sold out today</Badge>}
        {soldOut.isOffered(product) && (
          <Button kind="quiet" size="s" onClick={() => soldOut.mark(product, !isSoldOut)}>
            {isSoldOut ? 'Sell again today' : 'Mark as sold out today'}
          </Button>
        )}
      </DetailsHeader>
      <ProductForm product={opened} onSaved={setProduct} />
    </>
  );
}

function NoSuchProduct() {
  return (
    <EmptyState
      level={1}
      picture={<Picture picture={strawberryCreamCake} alt="" sizes="208px" />}
      title="Product not found"
      actions={
        <ButtonLink to={PRODUCTS_PATH} kind="main">
          All products
        </ButtonLink>
      }
    >
      It may have been removed. Search for it in your products.
    </EmptyState>
  );
}
