import { useMemo } from 'react';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { isPickupNear } from '../../../../domain/delivery/pickup-near.ts';
import { type DeliveryTerms, toDeliveryTerms } from '../../../../domain/delivery/zones.ts';
import {
  type Destination,
  describeExcluded,
  findDestination,
  findFee,
} from '../../../ui/ordering/destination.ts';
import { computeShownTotals, type ShownTotals, type VatClasses } from '../../../ui/ordering/shown-totals.ts';
import { findTypedPlace } from '../../checkout/draft-context.ts';
import type { ShopperCode } from '../../codes/codes-context.tsx';
import { useDeliveryTerms } from '../../delivery/delivery-terms-context.ts';
import { useShopProfile } from '../../shop/shop-context.tsx';
import type { FindOffer } from './use-fresh-cart.ts';

export type CartSums = {
  readonly totals: ShownTotals;
  readonly destination: Destination;
  /** Undefined while they are asked for. */
  readonly terms: DeliveryTerms | undefined;
  readonly areTermsFailed: boolean;
  /** What is not delivered to where checkout was told it goes; blank for nothing. */
  readonly excluded: string;
};

const NOWHERE_YET = { state: '', lga: '' } as const;
const NO_VAT_CLASSES: VatClasses = new Map();

/** What the cart comes to: with the fee, once checkout was told where it goes. */
export function useCartSums(items: readonly CartItem[], code: ShopperCode, findOffer: FindOffer): CartSums {
  const { data, failure } = useDeliveryTerms();
  const shop = useShopProfile();
  const terms = useMemo(() => data && toDeliveryTerms(data), [data]);
  const { goodsInKobo } = computeShownTotals(items, NO_VAT_CLASSES, undefined);
  const address = findTypedPlace() ?? NOWHERE_YET;
  const isNear = isPickupNear(shop.address.state, address.state);
  const excluded = terms ? describeExcluded(terms.zones, address, items, isNear) : '';
  // No fee stands beside that it isn’t delivered there.
  const destination: Destination =
    excluded === ''
      ? findDestination(terms, { method: 'delivery', address }, goodsInKobo)
      : { kind: 'unknown' };
  const totals = computeShownTotals(items, findVatFree(items, findOffer), findFee(destination), code.known);
  return { totals, destination, terms, areTermsFailed: failure !== null, excluded };
}

/** What its tax is, is asked at checkout; of goods without VAT alone the sums name none. */
const findVatFree = (items: readonly CartItem[], findOffer: FindOffer): VatClasses =>
  new Map(
    items.filter((item) => findOffer(item)?.vatClass === 'basic-food').map(({ id }) => [id, 'basic-food']),
  );
