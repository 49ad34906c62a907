import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Link } from 'react-router';
import type { KitchenTicket } from '../../../../../contract/kitchen.ts';
import { KITCHEN_STAGES, type KitchenStage } from '../../../../../domain/orders/kitchen-stages.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { useFocusAfterRemoval } from '../../../../ui/lists/use-focus-after-removal.ts';
import { writeTimes } from '../../../../ui/slots/day-words.ts';
import { useMay } from '../../../users/role-context.tsx';
import { writeOrderPath } from '../../admin/admin-paths.ts';
import { StatusMark } from '../../admin/status-mark.tsx';
import { STAGE_NAMES } from '../kitchen-words.ts';
import type { TicketMoves } from '../use-ticket-moves.ts';
import { TicketCard } from './ticket-card.tsx';

type KitchenBoardProps = {
  readonly tickets: readonly KitchenTicket[];
  readonly now: Date;
  readonly moves: TicketMoves;
};

/** Every stage side by side where there is room; a tablet on the bench shows the one that is worked at there. */
export function KitchenBoard({ tickets, now, moves }: KitchenBoardProps) {
  const [shownStage, setShownStage] = useState<KitchenStage>('bake');
  const columns = KITCHEN_STAGES.map((stage) => ({
    stage,
    tickets: tickets.filter(({ place }) => place === stage),
  }));
  const done = tickets.filter(({ place }) => place === 'done');
  return (
    <>
      <StageTabs columns={columns} shownStage={shownStage} onShow={setShownStage} />
      <div className="grid items-start gap-3 bg-crust max-rail:-mx-4 max-rail:-mt-4 max-rail:px-4 max-rail:py-4 phone:max-rail:-mx-5 phone:max-rail:px-5 rail:grid-cols-4 rail:rounded-picture rail:p-3">
        {columns.map((column) => (
          <StageColumn
            key={column.stage}
            {...column}
            isAllGone={done.length === tickets.length}
            isShown={column.stage === shownStage}
            now={now}
            moves={moves}
          />
        ))}
      </div>
      <DoneTickets tickets={done} />
    </>
  );
}

type StageTabsProps = {
  readonly columns: readonly { readonly stage: KitchenStage; readonly tickets: readonly KitchenTicket[] }[];
  readonly shownStage: KitchenStage;
  readonly onShow: (stage: KitchenStage) => void;
};

/** Stays in sight while the tickets scroll, and is hit with a knuckle. */
function StageTabs({ columns, shownStage, onShow }: StageTabsProps) {
  return (
    <nav
      aria-label="Stages"
      className="sticky top-(--header-height) z-20 -mx-4 grid grid-cols-4 border-b border-crust-2 bg-cream phone:-mx-5 phone:px-2 rail:hidden"
    >
      {columns.map(({ stage, tickets }) => (
        <button
          key={stage}
          type="button"
          aria-current={stage === shownStage ? 'true' : undefined}
          onClick={() => onShow(stage)}
          className="grid min-h-15 min-w-0 place-content-center justify-items-center gap-x-2.5 border-b-4 border-transparent px-1 text-small leading-label font-semibold text-cocoa-2 aria-[current]:border-hibiscus aria-[current]:text-cocoa phone:grid-flow-col phone:items-center phone:text-action"
        >
          {STAGE_NAMES[stage]}
          <span className="figures min-w-7 rounded-pill bg-crust px-2 text-center text-tiny text-cocoa">
            {tickets.length}
          </span>
        </button>
      ))}
    </nav>
  );
}

type DoneTicketsProps = { readonly tickets: readonly KitchenTicket[] };

/** Sent out or collected: folded away, for whoever asks. */
function DoneTickets({ tickets }: DoneTicketsProps) {
  const may = useMay();
  if (tickets.length === 0) return null;
  return (
    <details className="group rounded-card bg-paper shadow-1">
      <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-fs-4">Sent out and picked up</h2>
        <span className="figures text-label text-cocoa-2">{tickets.length}</span>
        <ChevronDownIcon className="ml-auto size-6 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="border-t border-crust">
        {tickets.map(({ id, number, status, slot, customerName }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 border-b border-crust px-4 py-1.5 last:border-0"
          >
            <span className="figures">{writeTimes(slot)}</span>
            {may('desk') ? (
              <Link
                to={writeOrderPath(id)}
                className="figures inline-flex min-h-11 items-center font-semibold whitespace-nowrap"
              >
                {number}
              </Link>
            ) : (
              <span className="figures inline-flex min-h-11 items-center font-semibold">{number}</span>
            )}
            <span className="min-w-0 wrap-anywhere">{customerName}</span>
            <span className="ml-auto">
              <StatusMark status={status} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

type StageColumnProps = {
  readonly stage: KitchenStage;
  readonly tickets: readonly KitchenTicket[];
  /** Every order of the day has left the house. */
  readonly isAllGone: boolean;
  /** Where there is room for one column only. */
  readonly isShown: boolean;
  readonly now: Date;
  readonly moves: TicketMoves;
};

const EMPTY_WORDS: Readonly<Record<KitchenStage, string>> = {
  bake: 'Nothing to bake.',
  decorate: 'Nothing to decorate.',
  pack: 'Nothing to pack.',
  hand_over: 'Nothing waiting to go out.',
};

function StageColumn({ stage, tickets, isAllGone, isShown, now, moves }: StageColumnProps) {
  const columnRef = useFocusAfterRemoval<HTMLElement>(tickets.map(({ id }) => id));
  return (
    <section
      ref={columnRef}
      tabIndex={-1}
      aria-label={`${STAGE_NAMES[stage]}: ${tickets.length}`}
      className={joinClasses('grid min-w-0 gap-3', !isShown && 'max-rail:hidden')}
    >
      <h2 className="figures flex items-baseline justify-between px-1 pt-1 text-fs-3 max-rail:visually-hidden">
        {STAGE_NAMES[stage]}
        <span className="font-plain text-cocoa-2">{tickets.length}</span>
      </h2>
      {tickets.length === 0 && (
        <p className="rounded-card border border-dashed border-bark px-4 py-6 text-center text-cocoa-2">
          {isAllGone && stage === 'hand_over' ? 'All sent out or picked up.' : EMPTY_WORDS[stage]}
        </p>
      )}
      {tickets.length > 0 && (
        <ul className="grid grid-cols-1 items-start gap-3 phone:max-rail:grid-cols-2">
          {tickets.map((ticket, place) => (
            <TicketCard
              key={ticket.id}
              ticket={ticket}
              stage={stage}
              isFirst={place === 0}
              now={now}
              moves={moves}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
