import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Note } from '../../../ui/feedback/note.tsx';
import type { PlacementProblem } from '../placing/placement-problem.ts';
import { UnpaidAfter } from './unpaid-notes.tsx';

type RefusalsProps = {
  /** Another one with every try. */
  readonly problem: PlacementProblem | null;
  readonly words: readonly string[];
  /** Too little for where it goes, which is said before anybody tries; blank where it is enough. */
  readonly shortfall: string;
  /** More can be put into what is ordered. */
  readonly canAdd: boolean;
};

/** Why the order was not placed, or would not be. On a phone the button is in reach wherever one is, so the answer comes into view by itself. */
export function Refusals({ problem, words, shortfall, canAdd }: RefusalsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem && ref.current?.firstElementChild) ref.current.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  const more = canAdd && (
    <>
      {' '}
      <Link to="/products" className="link whitespace-nowrap">
        Add more
      </Link>
    </>
  );
  return (
    <div ref={ref} className="grid scroll-my-4 gap-3 empty:hidden">
      {shortfall !== '' && !words.includes(shortfall) && (
        <Note tone="warning">
          {shortfall}
          {more}
        </Note>
      )}
      {words.map((each) => (
        <Note key={each} tone="problem" role="alert">
          {each}
          {each === shortfall && more}
          {problem?.kind === 'refused' && problem.isTooManyUnpaid && each === problem.message && (
            <UnpaidAfter />
          )}
        </Note>
      ))}
    </div>
  );
}
