import StarIcon from 'lucide-react/icons/star';
import { REVIEW_STARS } from '../../../domain/reviews/review.ts';
import { joinClasses } from '../join-classes.ts';

/** So many of five. */
export function Stars({ count }: { readonly count: number }) {
  return (
    <span className="inline-flex gap-0.5">
      <span className="visually-hidden">{count} of 5 stars</span>
      {REVIEW_STARS.map((star) => (
        <StarIcon
          key={star}
          className={joinClasses('size-4.5', star <= count ? 'fill-honey text-honey-deep' : 'text-bark')}
        />
      ))}
    </span>
  );
}
