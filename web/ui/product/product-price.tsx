import type { ProductAnswer } from '../../../contract/products.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';

export type PricedAmount = Pick<ProductAnswer, 'price' | 'priceToPay'>;

type ProductPriceProps = {
  readonly amount: PricedAmount;
  /** Larger sizes cost more. */
  readonly isFrom?: boolean;
  readonly className?: string;
};

/** What is paid and, where that is less, what it was before: struck through for the eye, said in words for the ear. */
export function ProductPrice({ amount, isFrom = false, className = '' }: ProductPriceProps) {
  const { price, priceToPay } = amount;
  const isReduced = priceToPay < price;
  return (
    <span className={`figures inline-flex flex-wrap items-baseline gap-x-1.5 ${className}`}>
      <span className="font-bold whitespace-nowrap">
        {isFrom && <span className="text-small font-plain text-cocoa-2">from </span>}
        {isReduced && <span className="visually-hidden">now </span>}
        {formatNaira(convertNairaToKobo(priceToPay))}
      </span>
      {isReduced && (
        <del className="text-small whitespace-nowrap text-cocoa-2">
          <span className="visually-hidden">was </span>
          {formatNaira(convertNairaToKobo(price))}
        </del>
      )}
    </span>
  );
}
