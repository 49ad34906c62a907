import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import BikeIcon from 'lucide-react/icons/bike';
import CheckIcon from 'lucide-react/icons/check';
import StoreIcon from 'lucide-react/icons/store';
import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import { Link } from 'react-router';
import type { KitchenAgreement, KitchenTicket } from '../../../../../contract/kitchen.ts';
import { atLagosTime } from '../../../../../domain/delivery/lagos-time.ts';
import { findEarlierStage, findNextStage, isBehind } from '../../../../../domain/orders/kitchen-moves.ts';
import type { KitchenStage } from '../../../../../domain/orders/kitchen-stages.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { ROW_MARK } from '../../../../ui/lists/use-focus-after-removal.ts';
import { PictureStrip } from '../../../../ui/pictures/picture-strip.tsx';
import { writeOrderPath } from '../../admin/admin-paths.ts';
import { writeNaira } from '../../order-words.ts';
import { AgreedWords } from '../agreed-words.tsx';
import {
  countWorkUnits,
  DONE_WORDS,
  LEAVING_WORDS,
  listTicketAllergens,
  STAGE_NAMES,
} from '../kitchen-words.ts';
import type { TicketMoves } from '../use-ticket-moves.ts';
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
      {ticket.due > 0 && (
        <p className="figures flex items-baseline justify-between gap-3 rounded-small bg-ember-soft px-3 py-2 text-ember-deep">
          <span className="font-medium">To be paid</span>
          <strong className="font-display text-fs-4">{writeNaira(ticket.due)}</strong>
        </p>
      )}
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

type TicketAgreementProps = { readonly agreement: KitchenAgreement };

/** What nobody sees in the drawing: wishes, what was agreed, and the pictures the customer sent. A tap makes them large. */
function TicketAgreement({ agreement }: TicketAgreementProps) {
  const { id, number, pictures } = agreement;
  return (
    <div className="grid gap-3 rounded-small bg-honey-soft px-3 py-2.5">
      <AgreedWords agreement={agreement} />
      {pictures.length > 0 && <PictureStrip pictures={pictures} owner={`custom order ${number}`} />}
      <Link
        to={`/admin/custom-orders/${encodeURIComponent(id)}`}
        className="link figures inline-flex min-h-11 items-center text-label"
      >
        All that was said about it
      </Link>
    </div>
  );
}

type TicketActionsProps = {
  readonly ticket: KitchenTicket;
  readonly stage: KitchenStage;
  readonly isFirst: boolean;
  readonly moves: TicketMoves;
};

/** One big way on, and the rarer ways beside each other below it. */
function TicketActions({ ticket, stage, isFirst, moves }: TicketActionsProps) {
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
