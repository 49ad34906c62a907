import { useRef, useState } from 'react';
import type { AdminOrder, AdminOrderDetails } from '../../../../contract/order-admin.ts';
import { stepOrderEndpoint } from '../../../../contract/order-steps.ts';
import { nameContents } from '../../../../domain/orders/name-contents.ts';
import type { OrderStatus } from '../../../../domain/orders/statuses.ts';
import { isUnreachable } from '../../../api/connectivity.ts';
import { lastingFetch } from '../../../api/lasting-fetch.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { findAskedWay } from './admin-words.ts';
import { type EarlyStep, isEarlyStep } from './early-step.tsx';
import { asksForMoney, type HandedOrder } from './money/hand-over.ts';
import type { PaidOrder } from './money/payment-dialog.tsx';
import { showStepped } from './undo-step.ts';

type Listener = {
  readonly onChanged: (order: AdminOrderDetails) => void;
  /** What is listed may be older than the refusal. */
  readonly onRefusal: () => void;
};

export type AdminActs = ReturnType<typeof useAdminActs>;

/** What is done about orders where they are listed. */
export function useAdminActs({ onChanged, onRefusal }: Listener) {
  // Two presses can come before the button is drawn anew.
  const running = useRef(new Set<string>());
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const [paid, setPaid] = useState<PaidOrder | null>(null);
  const [isPaying, setPaying] = useState(false);
  const [handed, setHanded] = useState<HandedOrder | null>(null);
  const [isHanding, setHanding] = useState(false);
  const [early, setEarly] = useState<(EarlyStep & Pick<AdminOrder, 'id'>) | null>(null);
  const [isAskingEarly, setAskingEarly] = useState(false);

  async function step(order: Pick<AdminOrder, 'id' | 'number'>, to: OrderStatus): Promise<void> {
    if (running.current.has(order.id)) return;
    running.current.add(order.id);
    setBusyIds(new Set(running.current));
    try {
      // A list knows no version: the step is judged by the table of steps alone.
      const stepped = await shopApi.call(stepOrderEndpoint, {
        params: { id: order.id },
        body: { to },
        fetch: lastingFetch,
      });
      onChanged(stepped);
      showStepped(stepped, to, onChanged);
    } catch (error) {
      const message = describeError(error);
      showToast({ kind: 'error', text: `${order.number}: ${message}` });
      // What is shown cannot be asked for anew either, and its failure would say the same.
      if (!isUnreachable(error)) onRefusal();
    } finally {
      running.current.delete(order.id);
      setBusyIds(new Set(running.current));
    }
  }

  return {
    busyIds,
    /** At once, or after what becomes of the money that is due. */
    step(order: AdminOrder, to: OrderStatus): void {
      const asked = toHanded(order, to);
      if (asksForMoney(asked)) {
        setHanded(asked);
        setHanding(true);
      } else if (isEarlyStep(order, to, new Date())) {
        setEarly({ ...order, to });
        setAskingEarly(true);
      } else void step(order, to);
    },
    askForPayment(order: AdminOrder): void {
      setPaid({ ...order, way: findAskedWay(order.payment) });
      setPaying(true);
    },
    earlyHandOver: {
      order: early,
      isOpen: isAskingEarly,
      onClose: () => setAskingEarly(false),
      onConfirm: async () => {
        if (early) await step(early, early.to);
      },
    },
    handOver: { order: handed, isOpen: isHanding, onClose: () => setHanding(false), onDone: onChanged },
    payment: { order: paid, isOpen: isPaying, onClose: () => setPaying(false), onRecorded: onChanged },
  };
}

function toHanded(order: AdminOrder, to: OrderStatus): HandedOrder {
  const { id, number, customerName, slot, pictureId, design, due, deposit } = order;
  const seen = { id, number, customerName, slot, pictureId, design, due };
  return { ...seen, to, contents: nameContents(order), hasDeposit: deposit !== null };
}
