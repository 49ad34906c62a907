import { formatNaira } from '../../../../../domain/money.ts';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import type { CakeFacts } from './use-cake-facts.ts';

type PriceAmountProps = { readonly facts: CakeFacts; readonly className: string };

/** The place is kept until the price is known. */
export function PriceAmount({ facts, className }: PriceAmountProps) {
  const { price, arePricesKnown } = facts;
  return (
    <div className={`figures block font-display leading-none font-semibold tracking-display ${className}`}>
      {arePricesKnown ? formatNaira(price.totalInKobo) : <Skeleton className="h-[1em] w-[5ch]" />}
      {arePricesKnown && price.listTotalInKobo > price.totalInKobo && (
        <s className="ml-2 font-text text-small font-normal tracking-normal text-cocoa-2">
          <span className="visually-hidden">instead of </span>
          {formatNaira(price.listTotalInKobo)}
        </s>
      )}
    </div>
  );
}
