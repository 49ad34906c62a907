import { Suspense, useCallback } from 'react';
import { listProductsEndpoint, readProductEndpoint } from '../../../../../contract/products.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { LoadedContent } from '../../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import type { Offer } from '../../../cart/offers-context.ts';
import { AdminDesigner } from '../../../custom-orders/designer-context.tsx';

/** What is designed: a line's cake, or a new one. */
export type Designing = {
  /** Null: whichever custom product costs least, as in the shop. */
  readonly productId: string | null;
  /** Blank for a new cake. */
  readonly design: string;
};

type DesignDialogProps = {
  /** Null while nothing is designed. */
  readonly designing: Designing | null;
  readonly onKeep: (offer: Offer) => void;
  readonly onClose: () => void;
};

/** The shop's designer over the order, which stays as it was typed below. */
export function DesignDialog({ designing, onKeep, onClose }: DesignDialogProps) {
  return (
    <Modal isOpen={designing !== null} onClose={onClose} label="Design a cake" placement="bench">
      {designing && (
        <DesignProduct
          key={`${designing.productId} ${designing.design}`}
          designing={designing}
          onKeep={onKeep}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

type DesignProductProps = Omit<DesignDialogProps, 'designing'> & { readonly designing: Designing };

function DesignProduct({ designing: { productId, design }, onKeep, onClose }: DesignProductProps) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (productId !== null) return shopApi.call(readProductEndpoint, { params: { id: productId }, signal });
      const query = { custom: 'true', sort: 'price-up', limit: 1 } as const;
      const { data } = await shopApi.call(listProductsEndpoint, { query, signal });
      return data[0] ?? null;
    },
    [productId],
  );
  const loaded = useLoaded(load);
  const waiting = <Skeleton className="h-80 rounded-card" />;
  return (
    <LoadedContent loaded={loaded} waitingWords="Loading the designer…" skeleton={waiting}>
      {(product) =>
        product ? (
          <Suspense fallback={waiting}>
            <AdminDesigner product={product} design={design} onKeep={onKeep} onClose={onClose} />
          </Suspense>
        ) : (
          <div className="grid justify-items-start gap-4 p-6">
            <p>No product can be designed yet. Set a product’s type to Custom first.</p>
            <Button onClick={onClose}>Close</Button>
          </div>
        )
      }
    </LoadedContent>
  );
}
