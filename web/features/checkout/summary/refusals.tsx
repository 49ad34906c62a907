import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { isRefusedShortfall } from '../../../../domain/delivery/shortfall.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { useCart } from '../../cart/cart-context.tsx';
import { EnoughOffers } from '../../cart/enough-offers-context.tsx';
import type { PlacementProblem } from '../placing/placement-problem.ts';
import { keepShortOrder, type ShortOrder } from '../short-order.ts';
import { UnpaidAfter } from './unpaid-notes.tsx';

type RefusalsProps = {
  /** Another one with every try. */
  readonly problem: PlacementProblem | null;
  readonly words: readonly string[];
  /** Too little for where it goes, which is said before anybody tries; blank where it is enough. */
  readonly shortfall: string;
  /** What it is short of, where more can be put into what is ordered. */
  readonly short: (ShortOrder & { readonly missingInKobo: number }) | null;
};

/** Why the order was not placed, or would not be. On a phone the button is in reach wherever one is, so the answer comes into view by itself. */
export function Refusals({ problem, words, shortfall, short }: RefusalsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem && ref.current?.firstElementChild) ref.current.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  const { cartItems } = useCart();
  const more = short && (
    <>
      {' '}
      <Link
        to="/products"
        onClick={() => keepShortOrder(window, { place: short.place, minimumInKobo: short.minimumInKobo })}
        className="link whitespace-nowrap"
      >
        Add more
      </Link>
    </>
  );
  return (
    <div ref={ref} className="grid scroll-my-4 gap-3 empty:hidden">
      {shortfall !== '' && !words.some((each) => isRefusedShortfall(each, shortfall)) && (
        <Note tone="warning">
          {shortfall}
          {more}
        </Note>
      )}
      {words.map((each) => (
        <Note key={each} tone="problem" role="alert">
          {isRefusedShortfall(each, shortfall) ? (
            <>
              {shortfall}
              {more}
            </>
          ) : (
            each
          )}
          {problem?.kind === 'refused' && problem.isTooManyUnpaid && each === problem.message && (
            <UnpaidAfter />
          )}
        </Note>
      ))}
      {short && shortfall !== '' && (
        <EnoughOffers
          items={cartItems}
          missingInKobo={short.missingInKobo}
          onAdded={() => ref.current?.closest('aside')?.focus({ preventScroll: true })}
        />
      )}
    </div>
  );
}
