import { useRef, useState } from 'react';
import type { OfferedSlot } from '../../../../contract/availability.ts';
import type { PlacedOrder } from '../../../../contract/orders.ts';
import { isPaidOnline } from '../../../../domain/payments/payment-methods.ts';
import { makeRandomKey } from '../../../ui/browser/make-random-key.ts';
import { useLeaveFor } from '../../../ui/browser/use-leave-for.ts';
import { noteUnpaidOrder } from '../../orders/unpaid-order-context.ts';
import type { HeldDraft } from '../draft/use-checkout-draft.ts';
import { saveAddress } from '../save-address.ts';
import type { Built } from './build-order-fields.ts';
import { type PlacedOnce, placeOnce } from './place-once.ts';
import { type PlacementProblem, readPlacementProblem } from './placement-problem.ts';

export type PlacingStatus = 'idle' | 'sending' | 'placed';

/** The way to place what is shown, and what to do when the shop cannot take it. */
export type Placing = {
  readonly status: PlacingStatus;
  readonly problem: PlacementProblem | null;
  readonly submit: () => void;
  readonly takeSlot: (slot: OfferedSlot) => void;
  readonly agreeToPrices: () => void;
  readonly dismiss: () => void;
  readonly chooseAnotherSlot: () => void;
};

type PlacingParts<Sent> = {
  readonly send: (order: Sent, key: string) => Promise<PlacedOrder>;
  /** Once the order's own page is shown. */
  readonly onPlaced?: (sent: Sent) => void;
};

/** Sends what was built, once and one at a time, and leads on to the order's page or says what is wrong. */
export function usePlacing<Sent>(held: HeldDraft, { send, onPlaced }: PlacingParts<Sent>) {
  const leaveFor = useLeaveFor();
  const [status, setStatus] = useState<PlacingStatus>('idle');
  const [problem, setProblem] = useState<PlacementProblem | null>(null);
  // Two presses can come before the button is drawn anew.
  const isBusy = useRef(false);

  async function place(built: Built<Sent>): Promise<void> {
    if (isBusy.current) return;
    if (!built.ok) return setProblem({ kind: 'fields', problems: built.problems });
    isBusy.current = true;
    setStatus('sending');
    setProblem(null);
    try {
      const parts = { send, remember: held.change, makeKey: makeRandomKey };
      await arrive(await placeOnce(parts, held.read(), built.order));
      onPlaced?.(built.order);
    } catch (error) {
      setProblem(readPlacementProblem(error));
      setStatus('idle');
      isBusy.current = false;
    }
  }

  async function arrive({ placed, isEarlier }: PlacedOnce): Promise<void> {
    const { address, isAddressSaved, method } = held.read();
    const { id, payment } = placed.order;
    setStatus('placed');
    const payBy = isPaidOnline(payment) ? payment : null;
    const saving = isAddressSaved && method === 'delivery' && saveAddress(address);
    // The payment page takes the browser away, and what is under way then gets lost.
    if (payBy) await saving;
    held.forget();
    const path = placed.trackingKey === null ? `/orders/${id}` : `/track/${id}`;
    noteUnpaidOrder(placed.order, path);
    // The order's own page leads on to the payment, so that coming back and loading again find the order.
    await leaveFor(path, { replace: true, state: { isPlaced: true, isEarlier, payBy } });
  }

  return {
    status,
    problem,
    setProblem,
    place,
    dismiss: () => setProblem(null),
    /** Instead of what was offered: the shopper looks for themselves. */
    chooseAnotherSlot: () => {
      // The dialog closes as well when one of its times was taken.
      if (problem?.kind !== 'slot') return;
      setProblem({ kind: 'fields', problems: { slot: 'Choose another day or time.' } });
    },
  };
}
