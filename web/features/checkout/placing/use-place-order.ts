import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OfferedSlot } from '../../../../contract/availability.ts';
import type { OrderPlacement } from '../../../../contract/orders.ts';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import type { DeliveryTerms } from '../../../../domain/checkout/zones.ts';
import { useCart } from '../../cart/cart-context.tsx';
import { addAddress, placeOrder } from '../checkout-requests.ts';
import { makeKey } from '../draft/make-key.ts';
import type { HeldDraft } from '../draft/use-checkout-draft.ts';
import { buildPlacement } from './build-placement.ts';
import { acceptPrices, takeOutOrdered } from './change-items.ts';
import { type PlacedOnce, placeOnce } from './place-once.ts';
import { type PlacementProblem, readPlacementProblem } from './placement-problem.ts';
import { findUnseenChanges } from './unseen-changes.ts';

type Shown = {
  readonly items: readonly CartItem[];
  /** With delivery, in naira. */
  readonly total: number;
};

export type Placing = {
  readonly status: 'idle' | 'sending' | 'placed';
  readonly problem: PlacementProblem | null;
  readonly submit: () => void;
  readonly takeSlot: (slot: OfferedSlot) => void;
  readonly agreeToPrices: () => void;
  readonly dismiss: () => void;
  /** Instead of what was offered: the shopper looks for themselves. */
  readonly chooseAnotherSlot: () => void;
};

/** Places the order that is shown, once, and says what to do when the shop cannot take it. */
export function usePlaceOrder(held: HeldDraft, terms: DeliveryTerms | undefined, shown: Shown): Placing {
  const { changeCart } = useCart();
  const navigate = useNavigate();
  const [status, setStatus] = useState<Placing['status']>('idle');
  const [problem, setProblem] = useState<PlacementProblem | null>(null);
  // Two presses can come before the button is drawn anew.
  const isBusy = useRef(false);

  async function place({ items, total }: Shown): Promise<void> {
    if (isBusy.current) return;
    const built = buildPlacement({ draft: held.read(), items, expectedTotal: total }, terms);
    if (!built.ok) return setProblem({ kind: 'fields', problems: built.problems });
    isBusy.current = true;
    setStatus('sending');
    setProblem(null);
    try {
      const parts = { send: placeOrder, remember: held.change, makeKey };
      await arrive(await placeOnce(parts, held.read(), built.order), built.order);
    } catch (error) {
      setProblem(readPlacementProblem(error));
      setStatus('idle');
      isBusy.current = false;
    }
  }

  async function arrive({ placed, isEarlier }: PlacedOnce, sent: OrderPlacement): Promise<void> {
    const { address, isAddressSaved, method } = held.read();
    setStatus('placed');
    held.forget();
    const { id } = placed.order;
    const path = placed.trackingKey === null ? `/orders/${id}` : `/track/${id}`;
    await navigate(path, { replace: true, state: { isPlaced: true, isEarlier } });
    changeCart((items) => takeOutOrdered(items, sent.lines));
    if (isAddressSaved && method === 'delivery') {
      addAddress(address).catch((error: unknown) => console.error('The address could not be saved', error));
    }
  }

  return {
    status,
    problem,
    submit: () => {
      const changes = findUnseenChanges(shown.items);
      if (changes.length > 0) setProblem({ kind: 'prices', changes, total: shown.total });
      else void place(shown);
    },
    takeSlot: (slot) => {
      held.change({ slot });
      void place(shown);
    },
    agreeToPrices: () => {
      if (problem?.kind !== 'prices') return;
      const { items } = changeCart((latest) => acceptPrices(latest, problem.changes));
      if (items.length === 0) setProblem(null);
      else void place({ items, total: problem.total });
    },
    dismiss: () => setProblem(null),
    chooseAnotherSlot: () => {
      // The dialog closes as well when one of its times was taken.
      if (problem?.kind !== 'slot') return;
      setProblem({ kind: 'fields', problems: { slot: 'Choose another day or time.' } });
    },
  };
}
