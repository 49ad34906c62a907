import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChangeRequest } from '../../../../../contract/change-request.ts';
import type { Order } from '../../../../../contract/orders.ts';
import { withdrawChangeRequestEndpoint } from '../../../../../contract/own-changes.ts';
import { readLagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { isChangeable } from '../../../../../domain/orders/change-lines.ts';
import { canCorrectEmail } from '../../../../../domain/orders/statuses.ts';
import type { ShopProfile } from '../../../../../domain/shop/profile.ts';
import { findReplyDay } from '../../../../../domain/shop/quote-day.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import type { TypedAddress } from '../../../../ui/address/typed-address.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { UnbrokenText } from '../../../../ui/formats/unbroken-text.tsx';
import { LoadedContent } from '../../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { nameDay } from '../../../../ui/slots/day-words.ts';
import { useShopProfile } from '../../../shop/shop-context.tsx';
import { isOver } from '../../order-words.ts';
import { MoveDialog } from '../move-dialog.tsx';
import { ORDER_HEADING } from '../order-banner.tsx';
import { OrderSection } from '../order-section.tsx';
import { ActTile } from './act-tile.tsx';
import { AskForm } from './ask-form.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { EmailForm } from './email-form.tsx';
import { OwnChangeForm } from './own-change-form.tsx';
import { sayDifference } from './price-difference.ts';
import { useLineOffers } from './use-line-offers.ts';

type OrderChangesProps = { readonly order: Order; readonly onChange: (order: Order) => void };

type Act = 'own' | 'ask' | 'email';

const NAMES: Readonly<Record<Act, string>> = {
  own: 'Change details',
  ask: 'Request a change',
  email: 'Change email',
};

/** What customers change themselves, what they ask for and what we said to it, and cancelling. */
export function OrderChanges({ order, onChange }: OrderChangesProps) {
  const { changeRequest: request, canChange, canAskForChange, canMove, canCancel } = order;
  const [act, setAct] = useState<Act | null>(null);
  const [isMoving, setMoving] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const [otherZone, setOtherZone] = useState<TypedAddress | null>(null);
  const askForZone = (address: TypedAddress) => {
    setOtherZone(address);
    setAct('ask');
  };
  const close = () => {
    setAct(null);
    setOtherZone(null);
  };
  /** Above a request that is begun, which is there again afterwards; in place of an empty one. */
  const move = (isBegun: boolean) => {
    if (!isBegun) close();
    setMoving(true);
  };
  const stopMoving = useCallback(() => setMoving(false), []);
  const noteCancelled = useFocusOnceCancelled(order, onChange);
  const shown = request && isShown(request, order) ? request : null;
  // While it waits to be confirmed, its email is asked for above.
  const canChangeEmail = canCorrectEmail(order.status) && !order.isUnconfirmed;
  const isTooLate = !canCancel && !isOver(order.status);
  if (!canChange && !canAskForChange && !canChangeEmail && !canCancel && !isTooLate && !shown) return null;
  return (
    <OrderSection title="Change or cancel" isOpen={shown !== null}>
      {shown && <RequestNote order={order} request={shown} onChange={onChange} />}
      <ul className="grid gap-3 empty:hidden phone:grid-cols-2">
        {canMove && (
          <ActTile name="Change date or time" onOpen={() => setMoving(true)}>
            Pick another day or time. The price stays the same.
          </ActTile>
        )}
        {canChange && (
          <ActTile name={NAMES.own} onOpen={() => setAct('own')}>
            Names, {order.address && 'address, '}inscriptions and notes. Saved at once.
          </ActTile>
        )}
        {canAskForChange && (
          <ActTile name={NAMES.ask} onOpen={() => setAct('ask')}>
            {canMove ? 'Other' : 'Another day, other'} items or sizes. We check it first and reply.
          </ActTile>
        )}
        {canChangeEmail && (
          <ActTile name={NAMES.email} onOpen={() => setAct('email')}>
            Where we send updates about this order.
          </ActTile>
        )}
        {canCancel && (
          <ActTile name="Cancel order" isDanger onOpen={() => setCancelling(true)}>
            {order.money.paid > 0
              ? 'You’ll see your refund before you confirm.'
              : 'Your slot will be released.'}
          </ActTile>
        )}
      </ul>
      {isTooLate && (
        <Note tone="tip">
          {order.status === 'in_kitchen' ? 'We’ve started making your order' : 'Your order is already made'},
          so you can’t cancel it here. If something is wrong, contact us and we’ll sort it out.
        </Note>
      )}
      <Modal isOpen={act !== null} onClose={close} label={NAMES[act ?? 'own']} placement="question">
        {act === 'email' ? (
          <EmailForm order={order} onChange={onChange} onClose={close} />
        ) : (
          <ChangeForms
            key={`${act} ${order.version}`}
            act={act}
            otherZone={otherZone}
            onOtherZone={askForZone}
            onMove={move}
            order={order}
            onChange={onChange}
            onClose={close}
          />
        )}
      </Modal>
      <MoveDialog order={order} isOpen={isMoving} onClose={stopMoving} onMoved={onChange} />
      {/* Gone with the button, so that the focus can go to the top. */}
      {canCancel && (
        <CancelDialog
          order={order}
          isOpen={isCancelling}
          onClose={() => setCancelling(false)}
          onCancelled={noteCancelled}
        />
      )}
    </OrderSection>
  );
}

/** The button is gone then, and what became of the order and its money is said at the top. */
function useFocusOnceCancelled({ status }: Order, onChange: (order: Order) => void) {
  const isCancelledHere = useRef(false);
  useEffect(() => {
    if (status !== 'cancelled' || !isCancelledHere.current) return;
    isCancelledHere.current = false;
    document.getElementById(ORDER_HEADING)?.focus();
  }, [status]);
  return (cancelled: Order) => {
    isCancelledHere.current = true;
    onChange(cancelled);
  };
}

type ChangeFormsProps = OrderChangesProps & {
  readonly act: 'own' | 'ask' | null;
  readonly otherZone: TypedAddress | null;
  readonly onOtherZone: (address: TypedAddress) => void;
  readonly onMove: (isBegun: boolean) => void;
  readonly onClose: () => void;
};

function ChangeForms({ act, otherZone, onOtherZone, onMove, ...form }: ChangeFormsProps) {
  const loaded = useLineOffers(form.order);
  return (
    <LoadedContent
      loaded={loaded}
      waitingWords="Loading your order…"
      skeleton={<Skeleton className="m-6 h-62 rounded-card" />}
    >
      {(lines) =>
        act === 'ask' ? (
          <AskForm lines={lines} otherZone={otherZone} onMove={onMove} {...form} />
        ) : (
          <OwnChangeForm lines={lines} onOtherZone={onOtherZone} {...form} />
        )
      }
    </LoadedContent>
  );
}

/** While it waits, and then what came of it, as long as the order is being made. */
function isShown({ status }: ChangeRequest, order: Order): boolean {
  if (status === 'open') return isChangeable(order.status);
  return status !== 'withdrawn' && order.canAskForChange;
}

type RequestNoteProps = OrderChangesProps & { readonly request: ChangeRequest };

function RequestNote({ order, request, onChange }: RequestNoteProps) {
  const { openingHours } = useShopProfile();
  const [isBusy, setBusy] = useState(false);
  const withdraw = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      onChange(await shopApi.call(withdrawChangeRequestEndpoint, { params: { id: order.id } }));
      showToast({ kind: 'success', text: 'Your request is withdrawn' });
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Note tone={request.status === 'declined' ? 'warning' : 'tip'}>
      <p className="font-semibold">{TITLES[request.status]}</p>
      <ul className="mt-1">
        {request.wanted.map((words) => (
          <li key={words} className="text-pretty">
            <UnbrokenText>{words}</UnbrokenText>
          </li>
        ))}
      </ul>
      {request.words !== '' && <p className="break-words">“{request.words}”</p>}
      {request.answer !== '' && (
        <p className="mt-2 break-words whitespace-pre-line">Our reply: {request.answer}</p>
      )}
      {request.status === 'open' && (
        <>
          {request.difference !== null && request.difference !== 0 && (
            <p className="mt-2">{sayDifference(order, request.difference)}</p>
          )}
          {request.answer === '' && <p className="mt-2">{promiseReply(order, request, openingHours)}</p>}
          <Button
            size="s"
            kind="paper"
            className="mt-3"
            onClick={() => void withdraw()}
            aria-disabled={isBusy}
          >
            Withdraw request
          </Button>
        </>
      )}
    </Note>
  );
}

/** Nobody is promised what is over already. */
function promiseReply(
  { slot, now }: Order,
  { at }: ChangeRequest,
  openingHours: ShopProfile['openingHours'],
): string {
  const day = findReplyDay(new Date(at), openingHours, slot.day);
  if (day === null) return 'You’ll have our reply before your order is due.';
  return readLagosDay(new Date(now)) > day
    ? 'Sorry, our reply is taking longer than we promised. We’re still looking at it.'
    : `You’ll have our reply by the end of ${nameDay(day)}.`;
}

const TITLES: Readonly<Record<ChangeRequest['status'], string>> = {
  open: 'We’re looking at your request',
  accepted: 'We’ve made the change you asked for',
  declined: 'We can’t make this change',
  withdrawn: 'You’ve withdrawn your request',
};
