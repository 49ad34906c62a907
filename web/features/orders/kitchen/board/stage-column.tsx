import type { KitchenTicket } from '../../../../../contract/kitchen.ts';
import type { KitchenStage } from '../../../../../domain/orders/kitchen-stages.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { useFocusAfterRemoval } from '../../../../ui/lists/use-focus-after-removal.ts';
import { STAGE_NAMES } from '../kitchen-words.ts';
import type { TicketMoves } from '../moves/use-ticket-moves.ts';
import { TicketCard } from './ticket-card.tsx';

type StageColumnProps = {
  readonly stage: KitchenStage;
  readonly tickets: readonly KitchenTicket[];
  /** Where there is room for one column only. */
  readonly isShown: boolean;
  readonly now: Date;
  readonly moves: TicketMoves;
};

const EMPTY_WORDS: Readonly<Record<KitchenStage, string>> = {
  bake: 'All is baked.',
  decorate: 'Nothing waits for decoration.',
  pack: 'Nothing is to be packed.',
  hand_over: 'Nothing waits to be handed over.',
};

export function StageColumn({ stage, tickets, isShown, now, moves }: StageColumnProps) {
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
          {EMPTY_WORDS[stage]}
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
