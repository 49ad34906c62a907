import type { OrderPlacement, PlacedOrder } from '../../../../contract/orders.ts';
import { ApiError, isRefusal } from '../../../api/api-error.ts';
import { placeOnce } from '../placing/place-once.ts';
import { readPlacementProblem } from '../placing/placement-problem.ts';
import type { WaitingOrder } from './waiting-order.ts';

export type SendWaitingParts = {
  readonly read: () => WaitingOrder | null;
  readonly write: (waiting: WaitingOrder | null) => void;
  readonly send: (order: OrderPlacement, key: string) => Promise<PlacedOrder>;
  readonly makeKey: () => string;
};

export type SendOutcome =
  | {
      readonly kind: 'sent';
      readonly placed: PlacedOrder;
      readonly waiting: WaitingOrder;
      /** What was really ordered: an earlier try may have arrived. */
      readonly sent: OrderPlacement;
    }
  /** The shop said no; the shopper has to look. */
  | { readonly kind: 'asks' }
  /** No answer, or none that says anything about the order. */
  | { readonly kind: 'later'; readonly wasAnswered: boolean }
  | { readonly kind: 'nothing' };

/** About whoever asks or how often, not about the order. */
const NOT_ABOUT_THE_ORDER = new Set([401, 403, 429]);

/**
 * Sends what waits, for whoever composed it and for nobody else. The shop prices it anew and takes it only at the total and
 * for the time that the shopper saw; anything else it says is kept for them to decide.
 */
export async function sendWaiting(parts: SendWaitingParts, uid: string | null): Promise<SendOutcome> {
  const waiting = parts.read();
  if (!waiting || waiting.problem !== null || waiting.ownerId !== uid) return { kind: 'nothing' };
  let latest = waiting;
  const write = (changes: Partial<WaitingOrder>) => {
    // Called off, or taken away by signing out, while it was under way: it does not come back.
    if (parts.read()?.draft.key !== latest.draft.key) return;
    latest = { ...latest, ...changes };
    parts.write(latest);
  };
  try {
    const { placed, sent } = await placeOnce(
      {
        send: parts.send,
        makeKey: parts.makeKey,
        remember: (attempt) => write({ draft: { ...latest.draft, ...attempt } }),
      },
      waiting.draft,
      waiting.order,
    );
    parts.write(null);
    return { kind: 'sent', placed, waiting, sent };
  } catch (error) {
    const wasAnswered = error instanceof ApiError && error.status !== undefined;
    if (!isRefusal(error) || NOT_ABOUT_THE_ORDER.has(error.status ?? 0))
      return { kind: 'later', wasAnswered };
    const problem = readPlacementProblem(error);
    if (problem.kind === 'unanswered') return { kind: 'later', wasAnswered };
    write({ problem });
    return { kind: 'asks' };
  }
}
