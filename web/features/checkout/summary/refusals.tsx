import { useEffect, useRef } from 'react';
import { Note } from '../../../ui/feedback/note.tsx';
import type { PlacementProblem } from '../placing/placement-problem.ts';

type RefusalsProps = {
  /** Another one with every try. */
  readonly problem: PlacementProblem | null;
  readonly words: readonly string[];
};

/** Why the order was not placed. On a phone the button is in reach wherever one is, so the answer comes into view by itself. */
export function Refusals({ problem, words }: RefusalsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem && ref.current?.firstElementChild) ref.current.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <div ref={ref} className="grid scroll-my-4 gap-3 empty:hidden">
      {words.map((each) => (
        <Note key={each} tone="problem" role="alert">
          {each}
        </Note>
      ))}
    </div>
  );
}
