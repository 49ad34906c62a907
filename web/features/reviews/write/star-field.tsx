import StarIcon from 'lucide-react/icons/star';
import { useId } from 'react';
import { REVIEW_STARS } from '../../../../domain/reviews/review.ts';
import { Problem } from '../../../ui/form/problem.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';

const STAR_WORDS: Readonly<Record<number, string>> = {
  1: 'Poor',
  2: 'Not great',
  3: 'All right',
  4: 'Good',
  5: 'Excellent',
};

type StarFieldProps = {
  readonly stars: number | null;
  readonly problem: string | undefined;
  readonly onChoose: (stars: number) => void;
};

/** One to five, by finger or by arrow keys. */
export function StarField({ stars, problem, onChoose }: StarFieldProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className="text-label font-semibold">Your rating</legend>
      <div className="-ml-2.5 flex items-center">
        {REVIEW_STARS.map((star) => (
          <label
            key={star}
            className="relative grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-cocoa"
          >
            <input
              type="radio"
              name={`${id}-stars`}
              value={star}
              checked={stars === star}
              onChange={() => onChoose(star)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full opacity-0"
            />
            <span className="visually-hidden">
              {star} {star === 1 ? 'star' : 'stars'}
            </span>
            <StarIcon
              className={joinClasses(
                'size-8',
                stars !== null && star <= stars ? 'fill-honey text-honey-deep' : 'text-bark',
              )}
            />
          </label>
        ))}
        <span aria-hidden="true" className="ml-2 text-label text-cocoa-2">
          {stars === null ? '' : STAR_WORDS[stars]}
        </span>
      </div>
      <Problem>{problem}</Problem>
    </fieldset>
  );
}
