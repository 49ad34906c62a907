import { useRef, useState } from 'react';
import type { OfferedSlot } from '../../../../contract/availability.ts';
import type { PlacedOrder } from '../../../../contract/orders.ts';
import { makeRandomKey } from '../../../ui/browser/make-random-key.ts';
import type { HeldDraft } from '../draft/use-checkout-draft.ts';
import type { Built } from './build-order-fields.ts';
import { placeOnce } from './place-once.ts';
import { type PlacementProblem, readPlacementProblem } from './placement-problem.ts';
import { useArrive } from './use-arrive.ts';

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
  /** Once the order's own page is shown, with what was really ordered. */
  readonly onPlaced?: (sent: Sent) => void;
  /** Whether this leaves something in the cart. */
  readonly leavesInCart?: (sent: Sent) => boolean;
};

/** Sends what was built, once and one at a time, and leads on to the order's page or says what is wrong. */
export function usePlacing<Sent>(held: HeldDraft, { send, onPlaced, leavesInCart }: PlacingParts<Sent>) {
  const arrive = useArrive();
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
      const once = await placeOnce(parts, held.read(), built.order);
      setStatus('placed');
      await arrive({
        ...once,
        draft: held.read(),
        forget: held.forget,
        isCartLeft: leavesInCart?.(once.sent) ?? false,
        isPressed: true,
      });
      onPlaced?.(once.sent);
    } catch (error) {
      setProblem(readPlacementProblem(error));
      setStatus('idle');
      isBusy.current = false;
    }
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
