import StarIcon from 'lucide-react/icons/star';
import type { ProductAnswer } from '../../../contract/products.ts';
import { joinClasses } from '../join-classes.ts';

type RatingLineProps = {
  readonly rating: NonNullable<ProductAnswer['rating']>;
  readonly className?: string;
};

/** What customers think of a product, in one line. */
export function RatingLine({ rating: { average, count, isSample }, className }: RatingLineProps) {
  return (
    <p className={joinClasses('figures flex items-center gap-1.5 text-small text-cocoa-2', className)}>
      <StarIcon className="size-4 fill-honey text-honey-deep" />
      <span className="visually-hidden">Rated </span>
      <span className="font-semibold text-cocoa">{average.toFixed(1)}</span>
      <span className="visually-hidden"> of 5 by </span>({count}
      {isSample && (count === 1 ? ' sample review' : ' sample reviews')})
    </p>
  );
}
