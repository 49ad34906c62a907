import { joinClasses } from '../join-classes.ts';

/** A biscuit with the discount on it, to be laid on the product's picture. Takes its size and the size of its words from outside. */
export function DiscountMark({
  percentage,
  className,
}: {
  readonly percentage: number;
  readonly className: string;
}) {
  return (
    <span
      className={joinClasses(
        'scallop figures grid place-items-center gold font-display leading-none font-bold tracking-display',
        className,
      )}
    >
      <span>
        <span className="visually-hidden">Discount </span>−{percentage}%
      </span>
    </span>
  );
}
