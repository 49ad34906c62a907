import OfflineIcon from 'lucide-react/icons/wifi-off';
import { useEffect, useRef, useState } from 'react';
import { acceptPrices } from '../../../../domain/cart/accept-prices.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { useOnline } from '../../../ui/browser/use-online.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { PricesChangedDialog } from '../../../ui/ordering/prices-changed-dialog.tsx';
import { SlotTakenDialog } from '../../../ui/ordering/slot-taken-dialog.tsx';
import { nameDay, writeTimes } from '../../../ui/slots/day-words.ts';
import { useCart } from '../../cart/cart-context.tsx';
import { useAuth } from '../../users/auth-context.tsx';
import { keepDraft } from '../draft/draft-storage.ts';
import { UnpaidAfter } from '../summary/unpaid-notes.tsx';
import { agreeToPrices, computeDelivery, takeOtherSlot, type WaitingOrder } from './waiting-order.ts';
import { writeWaiting } from './waiting-store.ts';

/** An order between the shopper and the shop: what it is, why it waits, and the way back. */
export function WaitingScreen({ waiting }: { readonly waiting: WaitingOrder }) {
  const { changeCart } = useCart();
  const { problem, draft } = waiting;
  const [isAsking, setAsking] = useState(true);
  const ref = useFocusAtTop();

  const callOff = () => {
    keepDraft(window, draft);
    writeWaiting(null);
  };
  const agree = () => {
    if (problem?.kind !== 'prices') return;
    changeCart((items) => ({ items: acceptPrices(items, problem.changes) }));
    writeWaiting(agreeToPrices(waiting));
  };
  return (
    <Panel ref={ref} tabIndex={-1} className="mx-auto mb-12 grid max-w-dialog gap-5">
      <State waiting={waiting} />
      {problem && !isAsking && problem.kind !== 'refused' && problem.kind !== 'fields' && (
        <Button kind="main" onClick={() => setAsking(true)}>
          See what’s changed
        </Button>
      )}
      <WaitingFacts waiting={waiting} />
      <Button kind="quiet" onClick={callOff}>
        {problem ? 'Change the order' : 'Don’t send'}
      </Button>
      <PricesChangedDialog
        news={isAsking && problem?.kind === 'prices' ? problem : null}
        onAgree={agree}
        onClose={() => setAsking(false)}
      />
      <SlotTakenDialog
        taken={isAsking && problem?.kind === 'slot' ? problem : null}
        wanted={draft.slot}
        onTake={(slot) => void writeWaiting(takeOtherSlot(waiting, slot))}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}

/** The form that was here is gone, and with it the button that was pressed far below. */
function useFocusAtTop() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return ref;
}

function State({ waiting }: { readonly waiting: WaitingOrder }) {
  const isOnline = useOnline();
  const { currentUser } = useAuth();
  const { problem, ownerId, draft } = waiting;
  if (problem) {
    return (
      <Note tone="warning" role="alert">
        <strong className="font-semibold">Not sent yet.</strong>{' '}
        {problem.kind === 'refused' ? problem.message : 'Something has changed since you filled it in.'}
        {problem.kind === 'refused' && problem.isTooManyUnpaid && <UnpaidAfter />}
      </Note>
    );
  }
  if (ownerId === null && currentUser) {
    const ownerId = currentUser.uid;
    return (
      <Note tone="tip">
        <p>This order was filled in as a guest on this device. Is it yours?</p>
        <Button
          kind="main"
          size="s"
          className="mt-3"
          onClick={() => void writeWaiting({ ...waiting, ownerId, draft: { ...draft, ownerId } })}
        >
          Send from my account
        </Button>
      </Note>
    );
  }
  if (isOnline) {
    return (
      <p role="status" className="flex items-center gap-3 font-medium">
        <Spinner />
        Sending your order…
      </p>
    );
  }
  return (
    <Note tone="tip" role="status" icon={OfflineIcon}>
      <strong className="font-semibold">Waiting to be sent.</strong> We’ll send it when you open the shop
      online again, if the price and time are still the same. If not, we’ll ask you first.
    </Note>
  );
}

function WaitingFacts({ waiting }: { readonly waiting: WaitingOrder }) {
  const { lines, order, draft } = waiting;
  const delivery = computeDelivery(waiting);
  const write = (amount: number) => formatNaira(convertNairaToKobo(amount));
  return (
    <div className="grid gap-4">
      <h2>Your order</h2>
      <ul className="figures grid gap-2">
        {lines.map(({ name, quantity, price }) => (
          <li key={`${name} ${price} ${quantity}`} className="flex justify-between gap-4">
            <span>{quantity === 1 ? name : `${quantity} × ${name}`}</span>
            <span className="font-medium whitespace-nowrap">{write(price * quantity)}</span>
          </li>
        ))}
        <li className="flex justify-between gap-4 text-cocoa-2">
          <span>{draft.method === 'pickup' ? 'Pickup' : 'Delivery'}</span>
          <span className="whitespace-nowrap">{delivery === 0 ? 'free' : write(delivery)}</span>
        </li>
        <li className="flex items-baseline justify-between gap-4 border-t border-dashed border-crust-2 pt-3">
          <strong className="font-bold">Total</strong>
          <span className="font-display text-fs-3 leading-none font-semibold">
            {write(order.expectedTotal)}
          </span>
        </li>
      </ul>
      {draft.slot && (
        <p className="text-cocoa-2">
          {draft.method === 'pickup' ? 'Pickup' : 'Delivery'} on {nameDay(draft.slot.day)},{' '}
          {writeTimes(draft.slot)}
        </p>
      )}
    </div>
  );
}
