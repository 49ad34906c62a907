export const DESK_PATH = '/admin/orders';
export const NEW_ORDER_PATH = `${DESK_PATH}/new`;

/** What to open on an order's page at once, for whoever has decided already. */
export const DESK_ACTS = ['payment', 'refund', 'forgive', 'keep', 'take-up'] as const;
export type DeskAct = (typeof DESK_ACTS)[number];

export function writeOrderPath(id: string): string {
  return `${DESK_PATH}/${encodeURIComponent(id)}`;
}

export function writeTicketPath(id: string): string {
  return `${writeOrderPath(id)}/ticket`;
}

export function writeSlipPath(id: string): string {
  return `${writeOrderPath(id)}/slip`;
}

type DeskState = { readonly list: string; readonly act?: DeskAct };

/** The state to give a navigation away from the list. */
export function rememberDesk(search: string, act?: DeskAct): DeskState {
  return act ? { list: search, act } : { list: search };
}

/** The way back to the list as it was filtered; the whole list for whoever came by the order's own address. */
export function takeDeskPath(locationState: unknown): string {
  const { list } = readState(locationState);
  return typeof list === 'string' && list.startsWith('?') ? `${DESK_PATH}${list}` : DESK_PATH;
}

export function takeAct(locationState: unknown): DeskAct | null {
  const { act } = readState(locationState);
  return DESK_ACTS.find((known) => known === act) ?? null;
}

/** What was remembered, without what has been opened by now. */
export function forgetAct(locationState: unknown): DeskState {
  const { list } = readState(locationState);
  return rememberDesk(typeof list === 'string' ? list : '');
}

function readState(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>) : {};
}
