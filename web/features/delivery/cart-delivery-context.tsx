import TruckIcon from 'lucide-react/icons/truck';
import { describeCartDelivery } from '../../../domain/delivery/cart-delivery.ts';
import type { DeliveryTerms } from '../../../domain/delivery/zones.ts';
import { findTypedPlace } from '../checkout/draft-context.ts';
import { useShopProfile } from '../shop/shop-context.tsx';

type CartDeliveryProps = {
  readonly goodsInKobo: number;
  /** Undefined while they are asked for. */
  readonly terms: DeliveryTerms | undefined;
  readonly isFailed: boolean;
};

/** What is missing to the smallest order and to free delivery. Its place is kept while the fees are asked for. */
export function CartDelivery({ goodsInKobo, terms, isFailed }: CartDeliveryProps) {
  const shop = useShopProfile();
  const [first, ...others] = terms
    ? describeCartDelivery(terms, goodsInKobo, findTypedPlace(), shop.address.state)
    : [];
  if ((terms && first === undefined) || isFailed) return null;
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
