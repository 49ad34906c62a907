import TruckIcon from 'lucide-react/icons/truck';
import { useMemo } from 'react';
import { describeCartDelivery } from '../../../domain/delivery/cart-delivery.ts';
import { toDeliveryTerms } from '../../../domain/delivery/zones.ts';
import { findTypedPlace } from '../checkout/draft-context.ts';
import { useShopProfile } from '../shop/shop-context.tsx';
import { useDeliveryTerms } from './delivery-terms-context.ts';

/** What is missing to the smallest order and to free delivery. Its place is kept while the fees are asked for. */
export function CartDelivery({ goodsInKobo }: { readonly goodsInKobo: number }) {
  const shop = useShopProfile();
  const { data, failure } = useDeliveryTerms();
  const terms = useMemo(() => data && toDeliveryTerms(data), [data]);
  const [first, ...others] = terms
    ? describeCartDelivery(terms, goodsInKobo, findTypedPlace(), shop.address.state)
    : [];
  if ((terms && first === undefined) || failure !== null) return null;
  return (
    <p className="mt-4 flex min-h-12 gap-2.5 text-small text-cocoa-2">
      <TruckIcon />
      <span>
        {first !== undefined && <strong className="font-semibold text-cocoa">{first}</strong>}{' '}
        {others.join(' ')}
      </span>
    </p>
  );
}
