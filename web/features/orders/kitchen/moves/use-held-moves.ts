import { useEffect, useMemo, useRef, useState } from 'react';
import type { KitchenTicket } from '../../../../../contract/kitchen.ts';
import { showToast, TOAST_TIMEOUT_MS } from '../../../../ui/feedback/toast.ts';
import { createHeldMoves } from './held-moves.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** Moves that wait for as long as the toast with the way back is there, and are made when it is gone or the page is left. */
export function useHeldMoves(make: (ticket: KitchenTicket) => Promise<unknown>) {
  const [ids, setIds] = useState(NOBODY);
  const tickets = useRef(new Map<string, KitchenTicket>());
  const latestMake = useRef(make);
  useEffect(() => {
    latestMake.current = make;
  });

  const held = useMemo(
    () =>
      createHeldMoves({
        holdMs: TOAST_TIMEOUT_MS,
        onChange: setIds,
        onRelease: (id) => {
          const ticket = tickets.current.get(id);
          if (ticket) void latestMake.current(ticket);
        },
      }),
    [],
  );
  useEffect(() => {
    window.addEventListener('pagehide', held.releaseAll);
    return () => {
      window.removeEventListener('pagehide', held.releaseAll);
      held.releaseAll();
    };
  }, [held]);

  return {
    ids,
    takeBack: held.takeBack,
    hold(ticket: KitchenTicket, text: string): void {
      tickets.current.set(ticket.id, ticket);
      held.hold(ticket.id);
      const undo = () => {
        if (held.takeBack(ticket.id)) return;
        showToast({ kind: 'info', text: `Too late: ${text}, and its customer may know` });
      };
      showToast({ kind: 'success', text, undo });
    },
  };
}
