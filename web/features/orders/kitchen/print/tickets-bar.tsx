import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import PrinterIcon from 'lucide-react/icons/printer';
import { Link } from 'react-router';
import type { LagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { PAPER_LAYOUTS, type PaperLayout, writeKitchenPath, writeTicketsPath } from '../kitchen-paths.ts';

type TicketsBarProps = {
  readonly day: LagosDay | undefined;
  readonly layout: PaperLayout;
  /** Nothing would be on the paper. */
  readonly isEmpty: boolean;
};

const LAYOUT_NAMES: Readonly<Record<PaperLayout, string>> = {
  pages: 'One per page',
  compact: 'Several per page',
};

export function TicketsBar({ day, layout, isEmpty }: TicketsBarProps) {
  return (
    <div className="no-print mb-4 flex flex-wrap items-center gap-3">
      <Link
        to={writeKitchenPath(day)}
        className="link mr-auto inline-flex min-h-11 items-center gap-2 text-label"
      >
        <ArrowLeftIcon />
        Back to the board
      </Link>
      {day && (
        <nav aria-label="Layout" className="flex gap-1 rounded-pill border border-crust-2 bg-paper p-0.5">
          {PAPER_LAYOUTS.map((each) => (
            <Link
              key={each}
              to={writeTicketsPath(day, each)}
              replace
              aria-current={each === layout ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-pill px-4 text-small font-semibold no-underline transition-colors duration-(--duration-fast) hover:bg-crust focus-visible:rounded-pill aria-[current]:bg-cocoa aria-[current]:text-on-dark"
            >
              {LAYOUT_NAMES[each]}
            </Link>
          ))}
        </nav>
      )}
      <Button
        kind="main"
        disabled={isEmpty}
        aria-describedby={isEmpty ? 'nothing-to-print' : undefined}
        onClick={() => window.print()}
      >
        <PrinterIcon />
        Print
      </Button>
      {isEmpty && (
        <p id="nothing-to-print" className="basis-full text-small text-cocoa-2 phone:text-right">
          No orders to make that day, so there’s nothing to print.
        </p>
      )}
    </div>
  );
}
