import { useCallback } from 'react';
import { listProductsEndpoint } from '../../../../contract/products.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { DetailsFrame } from '../../../ui/layout/details-frame.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { INBOX_PATH } from './admin-paths.ts';
import { NewRequest } from './new/new-request.tsx';

export const meta = titlePage('New custom order');

export default function AdminNewRequestPage() {
  const loaded = useLoaded(
    useCallback(
      (signal: AbortSignal) => shopApi.call(listProductsEndpoint, { query: { custom: 'true' }, signal }),
      [],
    ),
  );
  return (
    <DetailsFrame listPath={INBOX_PATH} listName="All custom orders">
      <header className="mt-1 mb-5">
        <h1>New custom order</h1>
        <p className="mt-1.5 text-cocoa-2">
          For requests on WhatsApp or by phone. The customer gets a link to follow it, reply and pay.
        </p>
      </header>
      <LoadedContent
        loaded={loaded}
        waitingWords="Loading the form…"
        skeleton={<Skeleton className="h-100 rounded-card" />}
      >
        {({ data: [product] }) =>
          product ? (
            <NewRequest productId={product.id} />
          ) : (
            <Note tone="tip">
              First publish a product that customers can design. Custom orders use its name and VAT.
            </Note>
          )
        }
      </LoadedContent>
    </DetailsFrame>
  );
}
