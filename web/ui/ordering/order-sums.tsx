import type { ReactNode } from 'react';
import { formatNaira } from '../../../domain/money.ts';
import type { Destination } from './destination.ts';
import type { ShownTotals } from './shown-totals.ts';

type OrderSumsProps = {
  /** What the goods are called: "3 items". */
  readonly goods: string;
  readonly totals: ShownTotals;
  readonly destination: Destination;
};

/** What the goods and the way to the shopper come to. */
export function OrderSums({ goods, totals, destination }: OrderSumsProps) {
  return (
    <>
      <dl className="figures mt-5 grid gap-2.5 border-t border-crust pt-4.5">
        <SumRow name={goods}>{formatNaira(totals.subtotalInKobo)}</SumRow>
        {totals.discountInKobo > 0 && <SumRow name="Discount">−{formatNaira(totals.discountInKobo)}</SumRow>}
        <SumRow name={nameDelivery(destination)}>{writeFee(totals)}</SumRow>
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
    </>
  );
}

export function SumRow({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-cocoa-2">{name}</dt>
      <dd className="font-medium whitespace-nowrap">{children}</dd>
    </div>
  );
}

function nameDelivery(destination: Destination): string {
  if (destination.kind === 'pickup') return 'Pickup';
  return destination.kind === 'zone' ? `Delivery, ${destination.zone.name}` : 'Delivery';
}

function writeFee({ isFeeKnown, deliveryInKobo }: ShownTotals): string {
  if (!isFeeKnown) return 'by area';
  return deliveryInKobo === 0 ? 'free' : formatNaira(deliveryInKobo);
}
