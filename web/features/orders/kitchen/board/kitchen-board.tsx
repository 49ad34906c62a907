import { useState } from 'react';
import type { KitchenTicket } from '../../../../../contract/kitchen.ts';
import { KITCHEN_STAGES, type KitchenStage } from '../../../../../domain/orders/kitchen-stages.ts';
import type { TicketMoves } from '../moves/use-ticket-moves.ts';
import { DoneTickets } from './done-tickets.tsx';
import { StageColumn } from './stage-column.tsx';
import { StageTabs } from './stage-tabs.tsx';

type KitchenBoardProps = {
  readonly tickets: readonly KitchenTicket[];
  readonly now: Date;
  readonly moves: TicketMoves;
};

/** Every stage side by side where there is room; a tablet on the bench shows the one that is worked at there. */
export function KitchenBoard({ tickets, now, moves }: KitchenBoardProps) {
  const [shownStage, setShownStage] = useState<KitchenStage>('bake');
  const findPlaceOf = ({ id, place }: KitchenTicket) => (moves.heldIds.has(id) ? 'hand_over' : place);
  const columns = KITCHEN_STAGES.map((stage) => ({
    stage,
    tickets: tickets.filter((ticket) => findPlaceOf(ticket) === stage),
  }));
  return (
    <>
      <StageTabs columns={columns} shownStage={shownStage} onShow={setShownStage} />
      <div className="grid items-start gap-3 bg-crust max-rail:-mx-4 max-rail:-mt-4 max-rail:px-4 max-rail:py-4 phone:max-rail:-mx-5 phone:max-rail:px-5 rail:grid-cols-4 rail:rounded-picture rail:p-3">
        {columns.map((column) => (
          <StageColumn
            key={column.stage}
            {...column}
            isShown={column.stage === shownStage}
            now={now}
            moves={moves}
          />
        ))}
      </div>
      <DoneTickets tickets={tickets.filter(({ place }) => place === 'done')} />
    </>
  );
}
