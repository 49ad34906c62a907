import BikeIcon from 'lucide-react/icons/bike';
import StoreIcon from 'lucide-react/icons/store';
import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import { Link } from 'react-router';
import type { KitchenTicket } from '../../../../../contract/kitchen.ts';
import { atLagosTime } from '../../../../../domain/delivery/lagos-time.ts';
import { isBehind } from '../../../../../domain/orders/kitchen-moves.ts';
import type { KitchenStage } from '../../../../../domain/orders/kitchen-stages.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { ROW_MARK } from '../../../../ui/lists/use-focus-after-removal.ts';
import { writeOrderPath } from '../../admin/desk-paths.ts';
import { countWorkUnits, listTicketAllergens } from '../kitchen-words.ts';
import type { TicketMoves } from '../moves/use-ticket-moves.ts';
import { TicketActions } from './ticket-actions.tsx';
import { TicketAgreement } from './ticket-agreement.tsx';
import { TicketLines } from './ticket-lines.tsx';

type TicketCardProps = {
  readonly ticket: KitchenTicket;
  readonly stage: KitchenStage;
  /** What comes next at this stage. */
  readonly isFirst: boolean;
  readonly now: Date;
  readonly moves: TicketMoves;
};

/** Torn off a pad. */
const TORN_EDGE =
  'mask-[radial-gradient(circle_at_--spacing(2.5)_100%,transparent_--spacing(1.75),var(--color-cocoa)_--spacing(1.9))] mask-size-[--spacing(5)_100%] mask-repeat-x mask-bottom-left';

/** Read from an arm's length: by when, what and how many, with which words, and what could make somebody ill. */
export function TicketCard({ ticket, stage, isFirst, now, moves }: TicketCardProps) {
  const { id, number, slot, method, customerName, note, workUnits } = ticket;
  const times = { startsAt: atLagosTime(slot.day, slot.from), endsAt: atLagosTime(slot.day, slot.to) };
  const isLate = isBehind(stage, times, now);
  const MethodIcon = method === 'pickup' ? StoreIcon : BikeIcon;
  return (
    <li
      {...ROW_MARK}
      className={joinClasses('grid grid-cols-1 gap-3 rounded-t-card bg-paper px-4 pt-4 pb-6', TORN_EDGE)}
    >
      <div className="border-b border-dashed border-crust-2 pb-1">
        <p
          className={joinClasses(
            'figures font-display text-menu leading-none font-semibold',
            isLate && 'text-hibiscus',
          )}
        >
          {slot.from}
          <span className="text-label">–{slot.to}</span>
          {isLate && (
            <strong className="ml-2 inline-block rounded-pill bg-hibiscus px-2.5 py-1 align-middle font-text text-tiny leading-none font-bold text-on-action">
              late
            </strong>
          )}
        </p>
        <div className="figures flex flex-wrap items-center justify-between gap-x-3 text-label text-cocoa-2">
          <h3 className="font-text text-label tracking-normal">
            <Link to={writeOrderPath(id)} className="inline-flex min-h-11 items-center font-semibold">
              <span className="visually-hidden">Order </span>
              {number}
            </Link>
          </h3>
          {countWorkUnits(workUnits)}
        </div>
      </div>
      <p className="flex items-start gap-2">
        <MethodIcon className="mt-0.5 size-5 flex-none" />
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{method === 'pickup' ? 'Pickup' : 'Delivery'}</span>, {customerName}
        </span>
      </p>
      <TicketLines lines={ticket.lines} />
      {ticket.agreement && <TicketAgreement agreement={ticket.agreement} />}
      <Allergens names={listTicketAllergens(ticket)} />
      {note !== '' && (
        <p className="rounded-small border border-dashed border-cocoa-2 px-3 py-2.5 wrap-anywhere whitespace-pre-line">
          <span className="block text-small font-semibold text-cocoa-2">The customer’s note</span>
          {note}
        </p>
      )}
      <TicketActions ticket={ticket} stage={stage} isFirst={isFirst} moves={moves} />
    </li>
  );
}

function Allergens({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return <p className="text-label text-cocoa-2">No allergens declared</p>;
  return (
    <p className="flex gap-2.5 rounded-small bg-ember-soft px-3 py-2.5 font-bold text-ember-deep">
      <WarningIcon className="mt-0.5 size-5 flex-none" />
      <span className="min-w-0">
        <span className="font-medium">Contains</span> {names.join(', ')}
      </span>
    </p>
  );
}
