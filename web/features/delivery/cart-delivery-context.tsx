import TruckIcon from 'lucide-react/icons/truck';
import { describeCartDelivery } from '../../../domain/delivery/cart-delivery.ts';
import type { DeliveryTerms, Goods } from '../../../domain/delivery/zones.ts';
import { findTypedPlace } from '../checkout/draft-context.ts';
import { useShopProfile } from '../shop/shop-context.tsx';

type CartDeliveryProps = {
  readonly items: readonly Goods[];
  readonly goodsInKobo: number;
  /** Undefined while they are asked for. */
  readonly terms: DeliveryTerms | undefined;
  readonly isFailed: boolean;
  /** What is not delivered there; blank for nothing. */
  readonly excluded: string;
};

/** What is missing to the smallest order and to free delivery, or what is not delivered there. Its place is kept while the fees are asked for. */
export function CartDelivery({ items, goodsInKobo, terms, isFailed, excluded }: CartDeliveryProps) {
  const shop = useShopProfile();
  const [first, ...others] =
    excluded === '' && terms
      ? describeCartDelivery(terms, items, goodsInKobo, findTypedPlace(), shop.address.state)
      : [excluded];
  if ((terms && first === undefined) || isFailed) return null;
  return (
    <p className="mt-4 flex min-h-12 gap-2.5 text-small text-cocoa-2">
      <TruckIcon />
      <span>
        {first && <strong className="font-semibold text-cocoa">{first}</strong>} {others.join(' ')}
      </span>
    </p>
  );
}
