import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { formatNaira } from '../../../../domain/money.ts';
import { CalendarCheckIcon } from '../../../ui/icons/order.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { nameDay, writeTimes } from '../../../ui/slots/day-words.ts';
import type { Destination } from '../delivery-terms.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import type { CheckoutTotals } from './checkout-totals.ts';
import { OrderLines } from './order-lines.tsx';

type CheckoutSummaryProps = {
  readonly items: readonly CartItem[];
  readonly draft: CheckoutDraft;
  readonly totals: CheckoutTotals;
  readonly destination: Destination;
  /** Why the order was not placed, and the button that places it. */
  readonly children: ReactNode;
};

/** The whole order at a glance, before it is placed. */
export function CheckoutSummary({ items, draft, totals, destination, children }: CheckoutSummaryProps) {
  const { slot } = draft;
  return (
    <aside
      aria-label="Your order"
      className="tablet:sticky tablet:top-[calc(var(--header-height)+--spacing(6))]"
    >
      <Panel>
        <div className="mb-4 flex items-baseline justify-between gap-4">
          <h2 className="text-fs-3">Your order</h2>
          <Link to="/cart" className="link text-small">
            Change
          </Link>
        </div>
        <OrderLines items={items} />
        <dl className="figures mt-5 grid gap-2.5 border-t border-crust pt-4.5">
          <Row name={countPieces(items)}>{formatNaira(totals.subtotalInKobo)}</Row>
          {totals.discountInKobo > 0 && <Row name="Discount">−{formatNaira(totals.discountInKobo)}</Row>}
          <Row name={nameDelivery(destination)}>{writeFee(totals)}</Row>
          <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-dashed border-crust-2 pt-3.5">
            <dt className="font-bold">{totals.isFeeKnown ? 'Total' : 'Total before delivery'}</dt>
            <dd className="font-display text-menu leading-none font-semibold tracking-display">
              {formatNaira(totals.totalInKobo)}
            </dd>
          </div>
        </dl>
        <p className="mt-1 min-h-6 text-right text-small text-cocoa-2">
          {totals.isVatKnown && `VAT of ${formatNaira(totals.includedVatInKobo)} included`}
        </p>
        {slot && (
          <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 rounded-card bg-honey-soft p-3">
            <span className="scallop grid size-11 place-items-center bg-honey">
              <CalendarCheckIcon />
            </span>
            <div>
              <p className="font-display text-action leading-snug font-semibold">{nameDay(slot.day)}</p>
              <p className="text-small wrap-anywhere">
                {[writeTimes(slot), ...namePlace(draft)].filter(Boolean).join(', ')}
              </p>
            </div>
          </div>
        )}
        {children}
      </Panel>
    </aside>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-cocoa-2">{name}</dt>
      <dd className="font-medium whitespace-nowrap">{children}</dd>
    </div>
  );
}

function countPieces(items: readonly CartItem[]): string {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? '1 item' : `${count} items`;
}

function nameDelivery(destination: Destination): string {
  if (destination.kind === 'pickup') return 'Pickup';
  return destination.kind === 'zone' ? `Delivery, ${destination.zone.name}` : 'Delivery';
}

function writeFee({ isFeeKnown, deliveryInKobo }: CheckoutTotals): string {
  if (!isFeeKnown) return 'by area';
  return deliveryInKobo === 0 ? 'free' : formatNaira(deliveryInKobo);
}

function namePlace({ method, address }: CheckoutDraft): readonly string[] {
  return method === 'pickup' ? ['pickup'] : [address.area, address.lga];
}
