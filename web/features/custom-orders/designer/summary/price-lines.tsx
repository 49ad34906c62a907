import { formatNaira } from '../../../../../domain/money.ts';
import type { CakeFacts } from './use-cake-facts.ts';

/** What makes the price, line by line; what the product's discount takes off comes last. */
export function PriceLines({ price }: Pick<CakeFacts, 'price'>) {
  const discountInKobo = price.listTotalInKobo - price.totalInKobo;
  return (
    <dl className="figures grid gap-1.5 text-label">
      {price.lines.map(({ key, label, inches, amountInKobo }) => (
        <div key={key} className="flex justify-between gap-4">
          <dt className="text-cocoa-2">
            {label}
            {inches.length > 0 && !key.startsWith('tier:') && (
              <span className="text-small"> · {inches.map((width) => `${width}″`).join(', ')}</span>
            )}
          </dt>
          <dd className="font-semibold">{formatNaira(amountInKobo)}</dd>
        </div>
      ))}
      {discountInKobo > 0 && (
        <div className="flex justify-between gap-4 text-leaf">
          <dt>Discount</dt>
          <dd className="font-semibold">−{formatNaira(discountInKobo)}</dd>
        </div>
      )}
    </dl>
  );
}
