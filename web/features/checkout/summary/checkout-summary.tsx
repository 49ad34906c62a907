import { Link } from 'react-router';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { nameSubtotal } from '../../../../domain/orders/order-sums.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { listFullChoiceWords } from '../../../ui/ordering/choice-words.ts';
import type { Destination } from '../../../ui/ordering/destination.ts';
import { OrderSums } from '../../../ui/ordering/order-sums.tsx';
import type { ShownTotals } from '../../../ui/ordering/shown-totals.ts';
import { writeShownSums } from '../../../ui/ordering/write-shown-sums.ts';
import { DesignedCake } from '../../../ui/pictures/designed-cake.tsx';
import { ProductPicture } from '../../../ui/pictures/product-picture.tsx';

type CheckoutSummaryProps = {
  readonly items: readonly CartItem[];
  readonly totals: ShownTotals;
  readonly destination: Destination;
};

/** The whole order at a glance, before it is placed. */
export function CheckoutSummary({ items, totals, destination }: CheckoutSummaryProps) {
  return (
    <>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-fs-3">Your order</h2>
        <Link to="/cart" className="link text-small">
          Change
        </Link>
      </div>
      <OrderLines items={items} />
      <OrderSums sums={writeShownSums(nameSubtotal(countPieces(items)), totals, destination)} />
    </>
  );
}

/** Of what is added up below: what can no longer be had costs nothing. */
function countPieces(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity, isSold }) => sum + (isSold ? quantity : 0), 0);
}

function OrderLines({ items }: { readonly items: readonly CartItem[] }) {
  return (
    <ul className="grid gap-3.5">
      {items.map((item) => (
        <li
          key={item.lineId}
          className="grid grid-cols-[--spacing(15)_minmax(0,1fr)_auto] items-center gap-3.5"
        >
          <LinePicture item={item} />
          <div className="min-w-0">
            <p className="leading-label font-semibold">{item.name}</p>
            <p className="text-small break-words text-cocoa-2">{describeLine(item)}</p>
            {!item.isSold && <p className="text-small font-medium text-ember-deep">No longer available</p>}
          </div>
          <p
            className={joinClasses(
              'figures font-medium whitespace-nowrap',
              !item.isSold && 'text-cocoa-2 line-through',
            )}
          >
            {formatNaira(convertNairaToKobo(item.price) * item.quantity)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function LinePicture({ item: { picture, design } }: { readonly item: CartItem }) {
  const className = 'aspect-square rounded-small';
  if (design) return <DesignedCake design={design.text} className={className} />;
  return <ProductPicture picture={picture ?? undefined} alt="" sizes="60px" className={className} />;
}

/** `2 × 8 inch · “Happy 30th”` */
function describeLine(item: CartItem): string {
  const { quantity } = item;
  const choice = listFullChoiceWords(item).join(' · ');
  if (quantity === 1) return choice;
  return choice === '' ? `${quantity} pieces` : `${quantity} × ${choice}`;
}
