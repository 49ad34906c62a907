import { Link } from 'react-router';
import type { LagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { DESK_PATH } from '../../admin/desk-paths.ts';
import { countWaiting } from '../kitchen-words.ts';

type WaitingLinkProps = { readonly day: LagosDay; readonly count: number };

/** They may still come: whoever plans the day wants to know of them. */
export function WaitingLink({ day, count }: WaitingLinkProps) {
  return (
    <Note tone="tip">
      <Link to={`${DESK_PATH}?status=pending_payment&from=${day}&to=${day}`} className="link">
        {countWaiting(count)}
      </Link>{' '}
      and {count === 1 ? 'is' : 'are'} not on the board yet.
    </Note>
  );
}
