import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type OrderPlacement, placeOrderEndpoint } from '../../../../contract/orders.ts';
import { isPaidOnline } from '../../../../domain/payments/payment-methods.ts';
import { backgroundApi } from '../../../api/shop-api.ts';
import { makeRandomKey } from '../../../ui/browser/make-random-key.ts';
import { useOnline } from '../../../ui/browser/use-online.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useAuth } from '../../users/auth-context.tsx';
import { useTakeOutOrdered } from '../placing/use-take-out-ordered.ts';
import { saveAddress } from '../save-address.ts';
import { type SendOutcome, sendWaiting } from './send-waiting.ts';
import { readWaiting, useWaitingOrder, writeWaiting } from './waiting-store.ts';

/** A browser often says that there is a line a moment before anything gets through. */
const FIRST_RETRY_AFTER_MS = 1_000;
/** It may also say so all the time; a try without a line costs nobody anything, and the shopper is waiting. */
const LONGEST_WAIT_FOR_A_LINE_MS = 8_000;
/** A shop that answers and cannot take the order is left in peace. */
const LONGEST_WAIT_FOR_THE_SHOP_MS = 5 * 60_000;

/** Sends an order that waits as soon as there is a line, wherever in the shop its owner is. */
export function WaitingSender() {
  const { currentUser, authLoading } = useAuth();
  const uid = currentUser?.uid ?? null;
  const waiting = useWaitingOrder();
  const isOnline = useOnline();
  const arrive = useArrival();
  const isReady = isOnline && !authLoading && waiting?.problem === null && waiting.ownerId === uid;

  useEffect(() => {
    if (!isReady) return;
    return keepTrying(() => sendOnce(uid, arrive));
  }, [isReady, uid, arrive]);

  // Name and address are none of the next one's business.
  const isForeign = uid !== null && waiting !== null && waiting.ownerId !== null && waiting.ownerId !== uid;
  useEffect(() => {
    if (isForeign) writeWaiting(null);
  }, [isForeign]);

  return null;
}

type Arrive = (arrived: Extract<SendOutcome, { kind: 'sent' }>) => void;

/** How long to wait at most before the next try; null when there is nothing left to try. */
async function sendOnce(uid: string | null, arrive: Arrive): Promise<number | null> {
  // Composed by a customer, it goes out as theirs or not at all: without their token it would be a guest's.
  const needsFreshToken = uid !== null;
  const send = (body: OrderPlacement, idempotencyKey: string) =>
    backgroundApi.call(placeOrderEndpoint, { body, idempotencyKey, needsFreshToken });
  const outcome = await takeTurns(() =>
    sendWaiting({ read: readWaiting, write: writeWaiting, send, makeKey: makeRandomKey }, uid),
  );
  if (outcome.kind === 'sent') arrive(outcome);
  if (outcome.kind === 'asks') {
    showToast({
      kind: 'info',
      text: 'Something has changed. Check your order before we send it.',
      link: { label: 'Review', to: '/checkout' },
    });
  }
  if (outcome.kind !== 'later') return null;
  return outcome.wasAnswered ? LONGEST_WAIT_FOR_THE_SHOP_MS : LONGEST_WAIT_FOR_A_LINE_MS;
}

function keepTrying(attempt: () => Promise<number | null>): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let retryAfterMs = FIRST_RETRY_AFTER_MS;
  let hasStopped = false;
  const run = async () => {
    const longestWaitMs = await attempt().catch((error: unknown) => {
      console.error('The queued order could not be sent', error);
      return LONGEST_WAIT_FOR_THE_SHOP_MS;
    });
    if (longestWaitMs === null || hasStopped) return;
    timer = setTimeout(run, Math.min(retryAfterMs, longestWaitMs));
    retryAfterMs = Math.min(retryAfterMs * 2, longestWaitMs);
  };
  void run();
  return () => {
    hasStopped = true;
    clearTimeout(timer);
  };
}

/** One tab at a time; where tabs cannot wait for each other, the key still lets one order through. */
function takeTurns<Value>(work: () => Promise<Value>): Promise<Value> {
  return 'locks' in navigator ? navigator.locks.request('waiting-order', work) : work();
}

/** Who waits for it on the checkout page is led to the order; anybody else is told and goes on with what they do. */
function useArrival(): Arrive {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const takeOut = useTakeOutOrdered();
  const isLookingOn = pathname === '/checkout';
  const arrive: Arrive = ({ placed, waiting: { draft }, sent }) => {
    takeOut(sent);
    if (draft.isAddressSaved && draft.method === 'delivery') {
      void saveAddress(draft.address);
    }
    const { id, number, payment } = placed.order;
    const path = placed.trackingKey === null ? `/orders/${id}` : `/track/${id}`;
    const payBy = isPaidOnline(payment) ? payment : null;
    if (isLookingOn)
      void navigate(path, { replace: true, state: { isPlaced: true, isEarlier: false, payBy } });
    else {
      const text = payBy
        ? `Your order ${number} was sent. Pay to confirm it.`
        : `Your order ${number} was sent.`;
      showToast({ kind: 'success', text, link: { label: 'View', to: path } });
    }
  };
  // What is under way arrives where the shopper is by then.
  const latest = useRef(arrive);
  useEffect(() => {
    latest.current = arrive;
  });
  return useCallback<Arrive>((arrived) => latest.current(arrived), []);
}
