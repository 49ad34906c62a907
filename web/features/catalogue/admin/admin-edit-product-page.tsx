import StoreIcon from 'lucide-react/icons/store';
import { useCallback, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { AdminProduct } from '../../../../contract/product-changes.ts';
import { titlePage } from '../../../page-meta.ts';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { FormSkeleton } from './form/form-skeleton.tsx';
import { ListLink } from './form/list-link.tsx';
import { NoSuchProduct } from './form/no-such-product.tsx';
import { ProductForm } from './form/product-form.tsx';
import { writeShopPath } from './product-paths.ts';
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
  return (
    <div className="pt-5 phone:pt-7">
      <ListLink />
      <LoadedContent loaded={product} waitingWords="Loading the product…" skeleton={<FormSkeleton />}>
        {(found) => (found ? <EditedProduct opened={found} /> : <NoSuchProduct />)}
      </LoadedContent>
    </div>
  );
}

function EditedProduct({ opened }: { readonly opened: AdminProduct }) {
  const [product, setProduct] = useState(opened);
  return (
    <>
      <header className="mt-2 mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="wrap-anywhere">{product.name}</h1>
        <StatusBadge status={product.status} />
        {product.status === 'published' && (
          <Link
            to={writeShopPath(product.id)}
            reloadDocument
            className="link ml-auto inline-flex min-h-11 items-center gap-2 text-label"
          >
            <StoreIcon />
            View in shop
          </Link>
        )}
      </header>
      <ProductForm product={opened} onSaved={setProduct} />
    </>
  );
}
