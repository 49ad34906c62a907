import type { ReactNode } from 'react';
import type { OrderSums as Sums } from '../../../domain/orders/order-sums.ts';

type OrderSumsProps = {
  readonly sums: Sums;
  /** After the line about VAT. */
  readonly children?: ReactNode;
};

/** What the goods and the way to the shopper come to. */
export function OrderSums({ sums: { rows, total, note }, children }: OrderSumsProps) {
  return (
    <>
      <dl className="figures mt-5 grid gap-2.5 border-t border-crust pt-4.5">
        {rows.map(({ name, amount }) => (
          <SumRow key={name} name={name}>
            {amount}
          </SumRow>
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-dashed border-crust-2 pt-3.5">
          <dt className="font-bold">{total.name}</dt>
          <dd className="font-display text-menu leading-none font-semibold tracking-display">
            {total.amount}
          </dd>
        </div>
      </dl>
      <p className="mt-2 min-h-6 text-small text-cocoa-2">
        {note}
        {children}
      </p>
    </>
  );
}

export function SumRow({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 text-cocoa-2">{name}</dt>
      <dd className="font-medium whitespace-nowrap">{children}</dd>
    </div>
  );
}
