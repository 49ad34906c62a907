import type { ProductAnswer } from '../../../../../contract/products.ts';
import { VAT_RATES_PERCENT } from '../../../../../domain/catalogue/vat.ts';
import { convertNairaToKobo, formatNaira } from '../../../../../domain/money.ts';

type PriceLineProps = Pick<ProductAnswer, 'vatClass'> & {
  readonly amount: Pick<ProductAnswer, 'price' | 'priceToPay'>;
};

/** `aria-live`: another size has another price. */
export function PriceLine({ amount, vatClass }: PriceLineProps) {
  const { price, priceToPay } = amount;
  const isReduced = priceToPay < price;
  const vatPercent = VAT_RATES_PERCENT[vatClass];
  return (
    <p aria-live="polite" className="figures flex flex-wrap items-baseline gap-x-3">
      <span className="font-display text-[2.125rem] leading-tight font-semibold tracking-display">
        {isReduced && <span className="visually-hidden">now </span>}
        {formatNaira(convertNairaToKobo(priceToPay))}
      </span>
      {isReduced && (
        <del className="text-fs-4 text-cocoa-2">
          <span className="visually-hidden">was </span>
          {formatNaira(convertNairaToKobo(price))}
        </del>
      )}
      <span className="text-small text-cocoa-2">
        {vatPercent > 0 ? `${vatPercent}% VAT included` : 'Free of VAT'}
      </span>
    </p>
  );
}
