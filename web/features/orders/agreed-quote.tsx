import type { Order } from '../../../contract/orders.ts';
import { writeNaira } from './order-words.ts';

type AgreedQuoteProps = {
  readonly request: NonNullable<Order['customRequest']>;
  /** Whoever is given a cake does not learn what it cost. */
  readonly isPriceHidden?: boolean;
};

/** What the accepted quote of a custom cake says beyond its design: its own lines and the shop's note. */
export function AgreedQuote({ request: { lines, note }, isPriceHidden = false }: AgreedQuoteProps) {
  return (
    <dl className="mt-3 grid gap-2 text-label wrap-anywhere">
      <div>
        <dt className="font-semibold">{isPriceHidden ? 'Agreed' : 'Agreed, included in the price'}</dt>
        {lines.map(({ words, amount }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quote never changes, and may say the same twice.
          <dd key={place}>
            {words}
            {!isPriceHidden && <span className="figures whitespace-nowrap"> · {writeNaira(amount)}</span>}
          </dd>
        ))}
      </div>
      {note !== '' && (
        <div>
          <dt className="font-semibold">Our note on the quote</dt>
          <dd className="whitespace-pre-line">{note}</dd>
        </div>
      )}
    </dl>
  );
}
