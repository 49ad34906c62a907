import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import CheckIcon from 'lucide-react/icons/check';
import type { KitchenTicket } from '../../../../../contract/kitchen.ts';
import { findEarlierStage, findNextStage } from '../../../../../domain/orders/kitchen-moves.ts';
import type { KitchenStage } from '../../../../../domain/orders/kitchen-stages.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { DONE_WORDS, LEAVING_WORDS, STAGE_NAMES } from '../kitchen-words.ts';
import type { TicketMoves } from '../moves/use-ticket-moves.ts';

type TicketActionsProps = {
  readonly ticket: KitchenTicket;
  readonly stage: KitchenStage;
  readonly isFirst: boolean;
  readonly moves: TicketMoves;
};

/** One big way on, and the rarer ways beside each other below it. */
export function TicketActions({ ticket, stage, isFirst, moves }: TicketActionsProps) {
  const { number } = ticket;
  if (moves.heldIds.has(ticket.id))
    return <p className="py-2 font-semibold text-leaf-deep">Just a moment…</p>;
  const isBusy = moves.busyIds.has(ticket.id);
  const huge = {
    kind: isFirst ? 'main' : 'dark',
    size: 'l',
    disabled: isBusy,
    className: 'min-h-15 w-full',
  } as const;
  const next = findNextStage(stage);
  if (stage === 'hand_over' || !next) {
    const { button } = LEAVING_WORDS[ticket.method];
    return (
      <Button {...huge} aria-label={`${button}, order ${number}`} onClick={() => moves.sendOut(ticket)}>
        <CheckIcon className="size-6" />
        {button}
      </Button>
    );
  }
  const earlier = findEarlierStage(stage);
  const canGo = (to: KitchenStage) => ticket.moves.includes(to);
  const go = (to: KitchenStage) => () => moves.move(ticket, to);
  const large = { kind: 'quiet', size: 's', disabled: isBusy, className: 'min-h-12 flex-1' } as const;
  return (
    <div className="grid gap-2">
      <Button {...huge} aria-label={`${DONE_WORDS[stage]}, order ${number}`} onClick={go(next)}>
        <CheckIcon className="size-6" />
        {DONE_WORDS[stage]}
      </Button>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {earlier && canGo(earlier) && (
          <Button
            {...large}
            aria-label={`Back to ${STAGE_NAMES[earlier]}, order ${number}`}
            onClick={go(earlier)}
          >
            <ArrowLeftIcon />
            {STAGE_NAMES[earlier]}
          </Button>
        )}
        {stage === 'bake' && canGo('bake') && (
          <Button {...large} aria-label={`Begin with order ${number}`} onClick={go('bake')}>
            Begin
          </Button>
        )}
        {stage === 'bake' && canGo('pack') && (
          <Button
            {...large}
            aria-label={`Straight to ${STAGE_NAMES.pack}, order ${number}`}
            onClick={go('pack')}
          >
            {STAGE_NAMES.pack}
            <ArrowRightIcon />
          </Button>
        )}
      </div>
    </div>
  );
}
