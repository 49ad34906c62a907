import { Link } from 'react-router';
import { describeMissing } from '../../../domain/delivery/shortfall.ts';
import { listUndelivered, toDeliveryTerms } from '../../../domain/delivery/zones.ts';
import { joinWords } from '../../ui/formats/join-words.ts';
import { computeShownTotals, type VatClasses } from '../../ui/ordering/shown-totals.ts';
import { useCart } from '../cart/cart-context.tsx';
import { useDeliveryTerms } from '../delivery/delivery-terms-context.ts';
import { findTypedPlace } from './draft-context.ts';
import type { ShortOrder } from './short-order.ts';

const NO_VAT_CLASSES: VatClasses = new Map();

/** For as long as checkout holds the place that it is about, and something is in the cart. */
export default function ShortOrderBar({ short }: { readonly short: ShortOrder }) {
  const { cartItems } = useCart();
  const { data } = useDeliveryTerms();
  const sold = cartItems.filter(({ isSold }) => isSold);
  const place = findTypedPlace();
  if (sold.length === 0 || place?.lga !== short.place) return null;
  const { goodsInKobo } = computeShownTotals(sold, NO_VAT_CLASSES, 0);
  const undelivered = data ? listUndelivered(toDeliveryTerms(data).zones, place, sold) : [];
  return (
    <div className="no-print flex flex-wrap items-center justify-center gap-x-5 bg-honey-soft px-4 text-small">
      <p role="status" className="py-2.5">
        {undelivered.length > 0
          ? `${joinWords(undelivered, 'and')} can’t be delivered to ${short.place}.`
          : describeMissing(short, goodsInKobo, short.place)}
      </p>
      <Link to="/checkout" className="link inline-flex min-h-11 items-center font-semibold">
        Back to checkout
      </Link>
    </div>
  );
}
