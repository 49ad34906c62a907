import { useCallback, useEffect, useMemo } from 'react';
import type { Account, SavedAddress } from '../../../contract/account.ts';
import type { DeliveryTermsAnswer } from '../../../contract/delivery.ts';
import type { ProductAnswer } from '../../../contract/products.ts';
import type { CartItem } from '../../../domain/cart/cart-item.ts';
import { refreshItems } from '../../../domain/cart/refresh-items.ts';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { useCart } from '../cart/cart-context.tsx';
import { useDeliveryTerms } from '../delivery/delivery-terms-context.ts';
import { useAuth } from '../users/auth-context.tsx';
import { findProducts, listAddresses, readAccount } from './checkout-requests.ts';
import type { VatClasses } from './summary/checkout-totals.ts';

export type CheckoutData = {
  readonly terms: DeliveryTermsAnswer | undefined;
  readonly vatClasses: VatClasses;
  /** Null for guests, and until it is read. */
  readonly account: Account | null;
  readonly addresses: readonly SavedAddress[] | undefined;
};

/** What checkout asks the shop; all of it can be done without, because the shop reckons again in the end. */
export function useCheckoutData(items: readonly CartItem[]): CheckoutData {
  const uid = useAuth().currentUser?.uid ?? null;
  const terms = useDeliveryTerms();
  const account = useLoaded(useCallback(async (signal: AbortSignal) => uid && readAccount(signal), [uid]));
  const addresses = useLoaded(
    useCallback(async (signal: AbortSignal) => uid && listAddresses(signal), [uid]),
  );
  const vatClasses = useFreshItems(items);
  return {
    terms: terms.data,
    vatClasses,
    account: account.data || null,
    addresses: addresses.data || undefined,
  };
}

/** The cart shows what everything costs at this moment, and each product's rate of tax comes along. */
function useFreshItems(items: readonly CartItem[]): VatClasses {
  const { changeCart } = useCart();
  const ids = [...new Set(items.map(({ id }) => id))].sort().join(',');
  const load = useCallback(
    async (signal: AbortSignal) => {
      const wanted = ids.split(',');
      const products = new Map((await findProducts(wanted, signal)).map((product) => [product.id, product]));
      return new Map(wanted.map((id) => [id, products.get(id) ?? null]));
    },
    [ids],
  );
  const { data: found } = useLoaded(load);
  useEffect(() => {
    if (found) changeCart((latest) => refreshItems(latest, found));
  }, [found, changeCart]);
  return useMemo(() => readVatClasses(found ?? new Map()), [found]);
}

function readVatClasses(found: ReadonlyMap<string, ProductAnswer | null>): VatClasses {
  return new Map([...found].flatMap(([id, product]) => (product ? [[id, product.vatClass]] : [])));
}
