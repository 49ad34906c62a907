/** Where the worker is, and what it looks after: every page of the shop. */
export const SHOP_WORKER_PATH = '/shop-worker.js';

/** When an answer was kept, for "as of"; nothing that comes from the shop itself has it. */
export const STORED_AT_HEADER = 'x-kept-at';

/** Up to this age what is kept of the catalogue is shown though there is a line: moving to and fro costs nothing. */
export const QUIETLY_OLD_MS = 5 * 60_000;

/** A person as the screens show them while there is no line. */
export type OwnerUser = {
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
  readonly image: string | null;
};

/** Whose the private cache is; it belongs to one person at a time. */
export type Owner = {
  readonly user: OwnerUser;
  /** When the session ends. Null until it is known: nothing is shown from the cache until then. */
  readonly endsAt: string | null;
};

/** What a page tells the worker. */
export type WorkerMessage =
  /** Who is signed in here, and until when. */
  | { readonly kind: 'owner'; readonly owner: Owner }
  | { readonly kind: 'nobody' }
  /** A page whose HTML or files may never have passed the worker: one reached by a step, or opened before it was there. */
  | { readonly kind: 'keep-page'; readonly path: string; readonly files?: readonly string[] }
  /** The shopper stays: what their next steps need comes in while nothing else does. */
  | { readonly kind: 'keep-steps' }
  | { readonly kind: 'save-data'; readonly isWanted: boolean }
  /** The newest version of the worker stops waiting. */
  | { readonly kind: 'take-over' };

/** A page of another version may send anything. */
export function isWorkerMessage(data: unknown): data is WorkerMessage {
  return typeof data === 'object' && data !== null && 'kind' in data && typeof data.kind === 'string';
}
