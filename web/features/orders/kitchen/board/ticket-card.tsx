import CheckIcon from 'lucide-react/icons/check';
import { Link } from 'react-router';
import type { KitchenAgreement, KitchenTicket } from '../../../../../contract/kitchen.ts';
import { atLagosTime } from '../../../../../domain/delivery/lagos-time.ts';
import { findNextStage, isBehind } from '../../../../../domain/orders/kitchen-moves.ts';
import type { KitchenStage } from '../../../../../domain/orders/kitchen-stages.ts';
import { sayUndeclared } from '../../../../../domain/orders/name-allergens.ts';
import { STOP_WORDS } from '../../../../../domain/payments/dispute-words.ts';
import type { StopReason } from '../../../../../domain/payments/disputes.ts';
import { WORK_AREA } from '../../../../ui/browser/work-area.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { CustomerNote } from '../../../../ui/feedback/customer-note.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { ROW_MARK } from '../../../../ui/lists/use-focus-after-removal.ts';
import { Menu, MenuButton, MenuLink } from '../../../../ui/overlays/menu.tsx';
import { PictureStrip } from '../../../../ui/pictures/picture-strip.tsx';
import { useMay } from '../../../users/role-context.tsx';
import { writeOrderPath, writeTicketPath } from '../../admin/admin-paths.ts';
import { writeNaira } from '../../order-words.ts';
import { AgreedWords } from '../agreed-words.tsx';
import {
  DONE_WORDS,
  LEAVING_WORDS,
  listTicketAllergens,
  NOT_PACKED,
  nameMove,
  nameReceiver,
} from '../kitchen-words.ts';
import type { TicketMoves } from '../use-ticket-moves.ts';
import { TicketChanges } from './ticket-changes.tsx';
import { TicketLines } from './ticket-lines.tsx';

type TicketCardProps = {
  readonly ticket: KitchenTicket;
  readonly stage: KitchenStage;
  /** What comes next at this stage. */
  readonly isFirst: boolean;
  readonly now: Date;
  readonly moves: TicketMoves;
};

/** Read from an arm's length: by when, what and how many, and above all what could make somebody ill. */
export function TicketCard({ ticket, stage, isFirst, now, moves }: TicketCardProps) {
  const { slot, method, note, due = 0 } = ticket;
  const times = { startsAt: atLagosTime(slot.day, slot.from), endsAt: atLagosTime(slot.day, slot.to) };
  const isLate = isBehind(stage, times, now);
  return (
    <li
      {...ROW_MARK}
      className="grid grid-cols-1 gap-2.5 rounded-picture border border-crust-2 bg-paper px-3.5 pt-1.5 pb-3.5 shadow-1"
    >
      <div className="flex items-center gap-2">
        <p
          className={joinClasses(
            'figures flex-none text-lead leading-none font-bold',
            isLate && 'text-hibiscus',
          )}
        >
          {slot.from}
          <span className="visually-hidden"> to {slot.to}</span>
          {isLate && (
            <strong className="ml-2 inline-block rounded-small bg-hibiscus px-2 py-1 align-middle text-tiny leading-none font-bold text-on-action">
              Late
            </strong>
          )}
        </p>
        <p className="line-clamp-2 min-w-0 flex-1 text-label leading-snug wrap-anywhere text-cocoa-2">
          {nameReceiver(ticket)}
        </p>
        <TicketMenu ticket={ticket} stage={stage} moves={moves} />
      </div>
      {ticket.stoppedFor !== null && <StopMark stoppedFor={ticket.stoppedFor} />}
      <AskedFor lines={ticket.askedFor ?? []} />
      <TicketChanges ticket={ticket} />
      {note !== '' && <CustomerNote note={note} />}
      <TicketLines {...ticket} />
      <p className="text-tiny text-cocoa-2">{describeAllergens(ticket)}</p>
      {ticket.agreement && <TicketAgreement agreement={ticket.agreement} />}
      <p className="figures text-small text-cocoa-2">
        {method === 'pickup' ? 'Pickup' : 'Delivery'}
        {due > 0 && (
          <>
            {' · '}
            <strong className="text-ember-deep">{writeNaira(due)} due</strong>
          </>
        )}
      </p>
      <NextButton ticket={ticket} stage={stage} isFirst={isFirst} moves={moves} />
    </li>
  );
}

/** Nobody hands over by mistake what may never be paid. */
function StopMark({ stoppedFor }: { readonly stoppedFor: StopReason }) {
  const { mark, advice } = STOP_WORDS[stoppedFor];
  return (
    <p className="rounded-small bg-danger-soft px-3 py-2 text-small">
      <strong className="font-bold">{mark}.</strong> {advice}
    </p>
  );
}

/** Nobody finishes by mistake what may have to be different. */
function AskedFor({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="rounded-small bg-honey-soft px-3 py-2 text-small">
      <p className="font-bold">Change requested, not agreed yet</p>
      <ul>
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is always true is said quietly: 'Gluten, milk, egg'. */
function describeAllergens(ticket: KitchenTicket): string {
  const words = listTicketAllergens(ticket).join(', ');
  const contains = words === '' ? null : `Contains ${words}`;
  return [contains, sayUndeclared(ticket.lines)].filter((part) => part !== null).join('. ');
}

type TicketAgreementProps = { readonly agreement: KitchenAgreement };

/** What nobody sees in the drawing: the request, what was agreed, and the pictures the customer sent. A tap makes them large. */
function TicketAgreement({ agreement }: TicketAgreementProps) {
  const { id, number, pictures } = agreement;
  const may = useMay();
  return (
    <div className="grid gap-3 rounded-small bg-honey-soft px-3 py-2.5">
      <AgreedWords agreement={agreement} />
      {pictures.length > 0 && <PictureStrip pictures={pictures} owner={`custom order ${number}`} />}
      {may('desk') && (
        <Link
          to={`${WORK_AREA}/custom-orders/${encodeURIComponent(id)}`}
          className="link figures inline-flex min-h-11 items-center text-label"
        >
          Open the custom order
        </Link>
      )}
    </div>
  );
}

type TicketMenuProps = Pick<TicketCardProps, 'ticket' | 'stage' | 'moves'>;

/** The rarer ways: back, past a stage, or to the whole order. */
function TicketMenu({ ticket, stage, moves }: TicketMenuProps) {
  const { id, number } = ticket;
  const may = useMay();
  const next = findNextStage(stage, ticket.needsDecorating);
  // Whoever only bakes has the way back on the card.
  const isOnCard = stage === 'hand_over' && !may('desk');
  const others = isOnCard ? [] : ticket.moves.filter((to) => to !== next && to !== 'hand_over');
  const isFree = !moves.busyIds.has(id);
  return (
    <Menu label={`More options for order ${number}`} className="-mr-2">
      {(choose) => (
        <>
          {isFree &&
            others.map((to) => (
              <MenuButton key={to} onClick={choose(() => moves.move(ticket, to))}>
                {nameMove(stage, to)}
              </MenuButton>
            ))}
          {may('desk') && (
            <MenuLink to={writeOrderPath(id)}>
              <span className="figures">Order {number}</span>
            </MenuLink>
          )}
          <MenuLink to={writeTicketPath(id)}>Kitchen ticket</MenuLink>
        </>
      )}
    </Menu>
  );
}

type NextButtonProps = Omit<TicketCardProps, 'now'>;

/** The one way on. */
function NextButton({ ticket, stage, isFirst, moves }: NextButtonProps) {
  const { id, number } = ticket;
  const may = useMay();
  const next = findNextStage(stage, ticket.needsDecorating);
  const isLast = stage === 'hand_over' || !next;
  // Handing over may be about money, which is the desk's.
  if (isLast && !may('desk')) {
    return (
      <div className="grid gap-1.5">
        <p className="font-semibold text-leaf-deep">{LEAVING_WORDS[ticket.method].ready}</p>
        <Button
          kind="quiet"
          disabled={moves.busyIds.has(id)}
          aria-label={`${NOT_PACKED}, order ${number}`}
          onClick={() => moves.move(ticket, 'pack')}
          className="min-h-12 w-full"
        >
          {NOT_PACKED}
        </Button>
      </div>
    );
  }
  const words = isLast ? LEAVING_WORDS[ticket.method].button : DONE_WORDS[stage];
  const go = () => (isLast ? moves.sendOut(ticket) : moves.move(ticket, next));
  return (
    <Button
      kind={isFirst ? 'honey' : 'quiet'}
      disabled={moves.busyIds.has(id) || (isLast && ticket.stoppedFor !== null)}
      aria-label={`${words}, order ${number}`}
      onClick={go}
      className="min-h-12 w-full"
    >
      <CheckIcon className="size-5.5" />
      {words}
    </Button>
  );
}
