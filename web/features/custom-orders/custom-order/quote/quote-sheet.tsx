import type { ReactNode } from 'react';
import type { Quote } from '../../../../../contract/custom-orders.ts';
import {
  QUOTE_DELIVERY,
  QUOTE_TOTAL_NAME,
  sayQuoteBalance,
} from '../../../../../domain/custom-orders/quote-words.ts';
import { nameDay } from '../../../../ui/slots/day-words.ts';
import { writeNaira } from '../custom-order-words.ts';

type QuoteSheetProps = {
  readonly quote: Pick<Quote, 'lines' | 'total' | 'deposit' | 'day' | 'note'>;
  /** Until when it holds, and what can be done with it. */
  readonly children?: ReactNode;
};

/** A quote as the customer reads it. */
export function QuoteSheet({ quote, children }: QuoteSheetProps) {
  const { lines, total, deposit, day, note } = quote;
  return (
    <div className="grid gap-4">
      {note !== '' && (
        <p className="rounded-card bg-cream p-4 wrap-anywhere whitespace-pre-line">
          <span className="visually-hidden">Note: </span>
          {note}
        </p>
      )}
      <dl className="figures grid gap-2.5">
        {lines.map(({ words, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quote never changes, and two of its lines may say the same
          <div key={index} className="flex justify-between gap-4">
            <dt className="min-w-0 wrap-anywhere text-cocoa-2">{words}</dt>
            <dd className="font-medium whitespace-nowrap">
              {amount === 0 ? 'included' : writeNaira(amount)}
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4">
          <dt className="min-w-0 text-cocoa-2">{QUOTE_DELIVERY.name}</dt>
          <dd className="text-right text-cocoa-2">{QUOTE_DELIVERY.amount}</dd>
        </div>
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-dashed border-crust-2 pt-3.5">
          <dt className="font-bold">{QUOTE_TOTAL_NAME}</dt>
          <dd className="font-display text-menu leading-none font-semibold tracking-display">
            {writeNaira(total)}
          </dd>
        </div>
      </dl>
      <p className="-mt-3 text-right text-small text-cocoa-2">VAT included</p>
      <dl className="figures grid gap-3 rounded-card bg-honey-soft p-4 phone:grid-cols-3">
        <Fact name="Date">{nameDay(day)}</Fact>
        <Fact name="Deposit now">{writeNaira(deposit)}</Fact>
        <Fact name="Balance before delivery or pickup">{sayQuoteBalance({ total, deposit })}</Fact>
      </dl>
      {children}
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt className="text-small">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
