import type { KitchenDay } from '../../../../../contract/kitchen.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { nameDay } from '../../../../ui/slots/day-words.ts';
import type { PaperLayout } from '../kitchen-paths.ts';
import { TotalLists } from '../kitchen-totals.tsx';
import { isOpenTicket } from '../kitchen-words.ts';
import { CompactTicket } from './compact-ticket.tsx';
import { KitchenTicket } from './kitchen-ticket.tsx';

type TicketSheetsProps = { readonly board: KitchenDay; readonly layout: PaperLayout };

const SHEET = 'rounded-picture border border-crust bg-paper p-5 phone:p-9 print:border-0 print:p-0';

/** The totals first, then a ticket for everything that is still in the house. */
export function TicketSheets({ board: { day, tickets, totals }, layout }: TicketSheetsProps) {
  const open = tickets.filter(isOpenTicket);
  return (
    <div className="grid gap-5 print:block">
      <section
        aria-labelledby="day-heading"
        className={joinClasses(SHEET, layout === 'pages' ? 'print:break-after-page' : 'print:mb-6')}
      >
        <h1 id="day-heading">{nameDay(day)}</h1>
        <p className="mt-2 mb-5 text-fs-4">
          {open.length === 0 && 'No tickets'}
          {open.length === 1 && '1 ticket'}
          {open.length > 1 && `${open.length} tickets`}
        </p>
        {tickets.length > 0 && (
          <>
            <h2 className="mb-3">What to make</h2>
            <TotalLists totals={totals} />
          </>
        )}
      </section>
      {layout === 'pages' &&
        open.map((ticket) => (
          <div key={ticket.id} className={`${SHEET} not-last:print:break-after-page`}>
            <KitchenTicket paper={ticket} isOneOfMany />
          </div>
        ))}
      {layout === 'compact' && open.length > 0 && (
        <div className={`${SHEET} grid gap-4 print:block`}>
          {open.map((ticket) => (
            <CompactTicket key={ticket.id} ticket={ticket} />
          ))}
        </div>
      )}
    </div>
  );
}
