import { useCallback, useEffect, useMemo } from 'react';
import {
  type Account,
  listAddressesEndpoint,
  readAccountEndpoint,
  type SavedAddress,
} from '../../../contract/account.ts';
import type { PublicTerms } from '../../../contract/delivery.ts';
import { type CartItem, toChoice } from '../../../domain/cart/cart-item.ts';
import { makeOfferId, readOfferId } from '../../../domain/cart/choice.ts';
import { refreshItems } from '../../../domain/cart/refresh-items.ts';
import { leaveOutCustomer } from '../../../domain/orders/gift.ts';
import type { OnlineChannel } from '../../../domain/payments/ways.ts';
import { backgroundApi } from '../../api/shop-api.ts';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import type { VatClasses } from '../../ui/ordering/shown-totals.ts';
import { useCart } from '../cart/cart-context.tsx';
import { findOffers, type Offer } from '../cart/offers-context.ts';
import { useDeliveryTerms } from '../delivery/delivery-terms-context.ts';
import { useOnlineChannels } from '../orders/payment-context.tsx';
import { useAuth } from '../users/auth-context.tsx';

export type CheckoutData = {
  readonly terms: PublicTerms | undefined;
  /** Undefined until it is known. Where it cannot be asked, nobody is offered what may not be there. */
  readonly onlineChannels: readonly OnlineChannel[] | undefined;
  /** Null for guests, and until it is read. */
  readonly account: Account | null;
  readonly addresses: readonly SavedAddress[] | undefined;
};

/** What checkout asks the shop; all of it can be done without, because the shop reckons again in the end. */
export function useCheckoutData(): CheckoutData {
  const uid = useAuth().currentUser?.uid ?? null;
  const terms = useDeliveryTerms();
  const account = useLoaded(
    useCallback(
      async (signal: AbortSignal) => uid && backgroundApi.call(readAccountEndpoint, { signal }),
      [uid],
    ),
  );
  const addresses = useLoaded(
    useCallback(
      async (signal: AbortSignal) =>
        uid && (await backgroundApi.call(listAddressesEndpoint, { signal })).data,
      [uid],
    ),
  );
  const channels = useOnlineChannels();
  const { data: owner, failure: ownerFailure } = account;
  const known = useMemo(() => {
    if (!owner) return ownerFailure === null ? undefined : addresses.data || undefined;
    // An address may have been saved with its owner's own name or number.
    const self = { name: owner.name, phone: owner.phone ?? '' };
    return addresses.data ? addresses.data.map((each) => leaveOutCustomer(each, self)) : undefined;
  }, [owner, ownerFailure, addresses.data]);
  return {
    terms: terms.data,
    onlineChannels: channels.data ?? (channels.failure === null ? undefined : []),
    account: owner || null,
    addresses: known,
  };
}

/** The cart shows what everything costs at this moment, and each product's rate of tax comes along. */
export function useFreshItems(items: readonly CartItem[]): VatClasses {
  const { changeCart } = useCart();
  const offerIds = [...new Set(items.map((item) => makeOfferId(toChoice(item))))].sort().join(',');
  const load = useCallback(
    (signal: AbortSignal) => findOffers(offerIds.split(',').map(readOfferId), signal),
    [offerIds],
  );
  const { data: found } = useLoaded(load);
  useEffect(() => {
    if (found) changeCart((latest) => refreshItems(latest, found));
  }, [found, changeCart]);
  return useMemo(() => readVatClasses(found ?? new Map()), [found]);
}

function readVatClasses(found: ReadonlyMap<string, Offer | null>): VatClasses {
  return new Map([...found.values()].flatMap((offer) => (offer ? [[offer.id, offer.vatClass]] : [])));
}
