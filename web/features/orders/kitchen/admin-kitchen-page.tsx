import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import { useSearchParams } from 'react-router';
import { titlePage } from '../../../page-meta.ts';
import { useOnline } from '../../../ui/browser/use-online.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { KitchenBoard } from './board/kitchen-board.tsx';
import { KitchenSkeleton } from './board/kitchen-skeleton.tsx';
import { NoWork } from './board/no-work.tsx';
import { KitchenHeader } from './header/kitchen-header.tsx';
import { WaitingLink } from './header/waiting-link.tsx';
import { readDayParameter } from './kitchen-paths.ts';
import { useTicketMoves } from './moves/use-ticket-moves.ts';
import { KitchenTotals } from './totals/kitchen-totals.tsx';
import { useKitchenDay } from './use-kitchen-day.ts';

export const meta = titlePage('Kitchen');

export default function AdminKitchenPage() {
  const [parameters] = useSearchParams();
  const { day, today, now, board, failure, reload, showTicket } = useKitchenDay(readDayParameter(parameters));
  const moves = useTicketMoves({ onChanged: showTicket, onOutdated: reload });
  const isOnline = useOnline();

  return (
    <>
      <KitchenHeader day={day} today={today} now={now} tickets={board?.tickets} />
      <div className="grid gap-4 pt-4">
        {!isOnline && (
          <Note tone="warning" role="status" icon={WarningIcon}>
            You are offline. The board shows what was last known; moves have to wait.
          </Note>
        )}
        {failure !== null && <LoadFailure message={failure} onRetry={reload} />}
        {!board && failure === null && <KitchenSkeleton />}
        {board && (
          <>
            {board.waitingCount > 0 && <WaitingLink day={day} count={board.waitingCount} />}
            {board.tickets.length === 0 ? (
              <NoWork day={day} today={today} />
            ) : (
              <>
                <KitchenTotals totals={board.totals} />
                <KitchenBoard tickets={board.tickets} now={now} moves={moves} />
              </>
            )}
          </>
        )}
      </div>
    </>
  );
}
