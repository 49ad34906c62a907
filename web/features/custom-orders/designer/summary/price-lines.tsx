import { formatNaira } from '../../../../../domain/money.ts';
import type { CakeFacts } from './use-cake-facts.ts';

/** What makes the price, line by line. */
export function PriceLines({ price }: Pick<CakeFacts, 'price'>) {
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
    </dl>
  );
}
