import { useRef, useState } from 'react';
import type { Order } from '../../../contract/orders.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { describeError } from '../../ui/feedback/describe-error.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Spinner } from '../../ui/loading/spinner.tsx';
import { readDeviceOrder, useLastDeviceOrder } from '../orders/last-device-order-context.ts';
import { useAuth } from '../users/auth-context.tsx';
import { fillContact, fillFromLastOrder } from './draft/change-draft.ts';
import type { Ordering } from './use-ordering.ts';

/** For a guest who has ordered on this device before, while nothing of them is typed. */
export function LastDetailsOffer({ draft, change }: Pick<Ordering, 'draft' | 'change'>) {
  const { currentUser, authLoading } = useAuth();
  const last = useLastDeviceOrder();
  const [isBusy, setBusy] = useState(false);
  const [taken, setTaken] = useState<Pick<Order, 'number' | 'address'> | null>(null);
  // The button goes, and whoever pressed it is told what came of it in its place.
  const placeRef = useRef<HTMLDivElement>(null);
  const { name, email, phone } = draft.contact;
  const isOffered = last && !authLoading && !currentUser && name + email + phone === '';
  if (!isOffered && !taken) return null;

  const take = async (id: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const order = await readDeviceOrder(id);
      if (order === null) {
        return showToast({ kind: 'error', text: 'We couldn’t find those details. Please fill in the form.' });
      }
      change((before) => fillFromLastOrder(fillContact(before, order.contact), order, false));
      setTaken(order);
      placeRef.current?.focus();
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div ref={placeRef} tabIndex={-1} role="status">
      {isOffered && (
        <Button kind="line" onClick={() => take(last.id)} aria-disabled={isBusy}>
          {isBusy && <Spinner />}
          Use the details of your last order
        </Button>
      )}
      {!isOffered && taken && (
        <p>
          We’ve filled in {taken.address?.recipient ? 'your contact details from' : 'the details of'} order{' '}
          <span className="figures whitespace-nowrap">{taken.number}</span>. Check them before you order.
        </p>
      )}
    </div>
  );
}
