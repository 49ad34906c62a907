import TruckIcon from 'lucide-react/icons/truck';
import { describeCartDelivery } from '../../../domain/delivery/cart-delivery.ts';
import { isPickupNear } from '../../../domain/delivery/pickup-near.ts';
import { type DeliveryTerms, findZone, type Goods } from '../../../domain/delivery/zones.ts';
import { describeExcluded } from '../../ui/ordering/destination.ts';
import { findTypedPlace } from '../checkout/draft-context.ts';
import { useShopProfile } from '../shop/shop-context.tsx';

type CartDeliveryProps = {
  readonly items: readonly Goods[];
  readonly goodsInKobo: number;
  /** Undefined while they are asked for. */
  readonly terms: DeliveryTerms | undefined;
  readonly isFailed: boolean;
};

/** What is missing to the smallest order and to free delivery, or what is not delivered there. Its place is kept while the fees are asked for. */
export function CartDelivery({ items, goodsInKobo, terms, isFailed }: CartDeliveryProps) {
  const shop = useShopProfile();
  const [first, ...others] = terms ? sayDelivery(terms, items, goodsInKobo, shop.address.state) : [];
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

function sayDelivery(
  terms: DeliveryTerms,
  items: readonly Goods[],
  goodsInKobo: number,
  shopState: string,
): readonly string[] {
  const place = findTypedPlace();
  const zone = place && findZone(terms.zones, place);
  const excluded = zone
    ? describeExcluded(zone, items, isPickupNear(shopState, place.state), place.lga || zone.name)
    : '';
  return excluded === '' ? describeCartDelivery(terms, items, goodsInKobo, place, shopState) : [excluded];
}
