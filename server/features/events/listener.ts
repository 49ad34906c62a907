import type { ShopEvent } from '../../../contract/events.ts';
import type { StaffRole } from '../../../domain/users/roles.ts';

/** Whom a stream belongs to: a session, the orders a guest follows, or both. */
export type Listener = {
  readonly session:
    | { readonly id: string; readonly userId: string; readonly role: StaffRole | null }
    | undefined;
  readonly trackedOrders: readonly string[];
  /** Where it comes from; left out: nobody counts. */
  readonly network?: string;
};

export type EventSink = {
  readonly send: (event: ShopEvent) => void;
  readonly beat: () => void;
  readonly close: () => void;
};
