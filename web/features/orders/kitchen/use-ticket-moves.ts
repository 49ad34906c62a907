import { useRef, useState } from 'react';
import { type KitchenTicket, moveTicketEndpoint, refusedMoveSchema } from '../../../../contract/kitchen.ts';
import { stepOrderEndpoint } from '../../../../contract/order-steps.ts';
import type { KitchenStage } from '../../../../domain/orders/kitchen-stages.ts';
import { nameContents } from '../../../../domain/orders/name-contents.ts';
import { ApiError } from '../../../api/api-error.ts';
import { isUnreachable } from '../../../api/connectivity.ts';
import { lastingFetch } from '../../../api/lasting-fetch.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { identifyPerson } from '../../../api/staff-pin.ts';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { type EarlyStep, isEarlyHandOver } from '../admin/early-step.tsx';
import { asksForMoney, type HandedOrder } from '../admin/money/hand-over.ts';
import { showStepped } from '../admin/undo-step.ts';
import { describeMove, LEAVING_WORDS, nameTicket } from './kitchen-words.ts';

type Listener = {
  /** The shop's own time. */
  readonly now: Date;
  /** Null: it is no longer the kitchen's. */
  readonly onChanged: (id: string, ticket: KitchenTicket | null) => void;
  /** What is shown may be older than what has happened. */
  readonly onOutdated: () => void;
};

export type TicketMoves = ReturnType<typeof useTicketMoves>;

/** One tap moves a ticket, and the toast takes it back. What a customer is told of waits at the shop for as long as it is undone quietly. */
export function useTicketMoves({ now, onChanged, onOutdated }: Listener) {
  // Two taps can come before the button is drawn anew.
  const running = useRef(new Set<string>());
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const [handed, setHanded] = useState<HandedOrder | null>(null);
  const [isHanding, setHanding] = useState(false);
  const [early, setEarly] = useState<(KitchenTicket & EarlyStep) | null>(null);
  const [isAskingEarly, setAskingEarly] = useState(false);
  const [unpacked, setUnpacked] = useState<KitchenTicket | null>(null);
  const [isAskingBack, setAskingBack] = useState(false);

  /** Undefined where it was refused, or is under way already. */
  async function run<Answer>(
    ticket: KitchenTicket,
    work: () => Promise<Answer>,
  ): Promise<Answer | undefined> {
    const { id } = ticket;
    if (running.current.has(id)) return undefined;
    running.current.add(id);
    setBusyIds(new Set(running.current));
    try {
      return await work();
    } catch (error) {
      const current = readCurrentTicket(error);
      if (current !== undefined) onChanged(id, current);
      showToast({ kind: 'error', text: `${nameTicket(ticket)}: ${describeError(error)}` });
      // What is shown cannot be asked for anew either, and its failure would say the same.
      if (!isUnreachable(error)) onOutdated();
      return undefined;
    } finally {
      running.current.delete(id);
      setBusyIds(new Set(running.current));
    }
  }

  async function send(ticket: KitchenTicket, stage: KitchenStage): Promise<KitchenTicket | undefined> {
    const { id, version } = ticket;
    // From the version that was seen: what has moved on meanwhile is not moved blindly.
    const moved = await run(ticket, () =>
      shopApi.call(moveTicketEndpoint, {
        params: { id },
        body: { stage, version },
        fetch: lastingFetch,
      }),
    );
    if (moved) onChanged(ticket.id, moved);
    return moved;
  }

  async function sendOut(ticket: KitchenTicket): Promise<void> {
    const { id, version, method } = ticket;
    const to = LEAVING_WORDS[method].status;
    const stepped = await run(ticket, () =>
      shopApi.call(stepOrderEndpoint, {
        params: { id },
        body: { to, version },
        fetch: lastingFetch,
      }),
    );
    if (!stepped) return;
    onOutdated();
    showStepped(stepped, to, onOutdated);
  }

  async function moveAtOnce(ticket: KitchenTicket, stage: KitchenStage): Promise<void> {
    const { id, place } = ticket;
    const moved = await send(ticket, stage);
    if (!moved) return;
    const text = describeMove(ticket, stage);
    const about = `moves of ${id}`;
    // To begin with an order leaves it where it is: there is nothing to go back to.
    if (place === 'done' || place === stage) return showToast({ kind: 'success', text, about });
    showToast({ kind: 'success', text, about, undo: () => void send(moved, place) });
  }

  return {
    busyIds,
    async move(ticket: KitchenTicket, stage: KitchenStage): Promise<void> {
      if (!(await identifyPerson())) return;
      if (ticket.place === 'hand_over') {
        setUnpacked(ticket);
        setAskingBack(true);
      } else await moveAtOnce(ticket, stage);
    },
    /** To the rider, or to whoever fetches it. What is due is asked for first, and that is never taken back by a toast. */
    sendOut(ticket: KitchenTicket): void {
      const asked = toHanded(ticket);
      if (asksForMoney(asked)) {
        setHanded(asked);
        setHanding(true);
      } else if (isEarlyHandOver(ticket, asked.to, now)) {
        setEarly({ ...ticket, to: asked.to });
        setAskingEarly(true);
      } else void sendOut(ticket);
    },
    putBack: {
      ticket: unpacked,
      isOpen: isAskingBack,
      onClose: () => setAskingBack(false),
      onConfirm: async () => {
        if (!unpacked || !(await send(unpacked, 'pack'))) return;
        showToast({ kind: 'success', text: `${nameTicket(unpacked)} is back in the kitchen` });
      },
    },
    earlyHandOver: {
      order: early,
      isOpen: isAskingEarly,
      onClose: () => setAskingEarly(false),
      onConfirm: async () => {
        if (early) await sendOut(early);
      },
    },
    handOver: { order: handed, isOpen: isHanding, onClose: () => setHanding(false), onDone: onOutdated },
  };
}

function toHanded({
  id,
  number,
  version,
  method,
  slot,
  customerName,
  lines,
  due,
  hasDeposit,
}: KitchenTicket): HandedOrder {
  const [first] = lines;
  const contents = nameContents({
    firstName: first?.name ?? '',
    firstQuantity: first?.quantity ?? 0,
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  });
  return {
    ...{ id, number, version, slot, contents },
    customerName: customerName ?? '',
    due: due ?? 0,
    hasDeposit: hasDeposit ?? false,
    to: LEAVING_WORDS[method].status,
    pictureId: first?.pictureId ?? null,
    design: first?.design ?? '',
  };
}

/** How the ticket is now that a move of it was refused: null where it is no longer the kitchen's, undefined where nobody said. */
function readCurrentTicket(error: unknown): KitchenTicket | null | undefined {
  return refusedMoveSchema.safeParse(error instanceof ApiError ? error.body : undefined).data?.ticket;
}
