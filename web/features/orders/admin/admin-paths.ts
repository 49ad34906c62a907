import { WORK_AREA } from '../../../ui/browser/work-area.ts';
export const ADMIN_PATH = `${WORK_AREA}/orders`;
export const QUOTES_PATH = `${ADMIN_PATH}/quotes`;
export const NEW_ORDER_PATH = `${ADMIN_PATH}/new`;

/** What to open on an order's page at once, for whoever has decided already. */
export const ADMIN_ACTS = ['payment', 'refund', 'write_off', 'keep'] as const;
export type AdminAct = (typeof ADMIN_ACTS)[number];

export function writeOrderPath(id: string): string {
  return `${ADMIN_PATH}/${encodeURIComponent(id)}`;
}

export function writeChangePath(id: string): string {
  return `${writeOrderPath(id)}/change`;
}

export const ANSWERED_REQUEST = 'request';

/** The change that a customer has asked for, made by hand. */
export function writeAnswerPath(id: string, requestId: string): string {
  return `${writeChangePath(id)}?${new URLSearchParams({ [ANSWERED_REQUEST]: requestId })}`;
}

export const CHANGED_PART = 'part';
export const DETAILS_PART = 'details';

/** Recipient, phone, note and inscriptions alone. */
export function writeDetailsPath(id: string): string {
  return `${writeChangePath(id)}?${new URLSearchParams({ [CHANGED_PART]: DETAILS_PART })}`;
}

export function writeTicketPath(id: string): string {
  return `${writeOrderPath(id)}/ticket`;
}

export function writeSlipPath(id: string): string {
  return `${writeOrderPath(id)}/slip`;
}

export function writeReceiptPath(id: string): string {
  return `${writeOrderPath(id)}/receipt`;
}

type AdminState = { readonly list: string; readonly act?: AdminAct };

/** The state to give a navigation away from the list. */
export function rememberOrderList(search: string, act?: AdminAct): AdminState {
  return act ? { list: search, act } : { list: search };
}

/** The way back to the list as it was filtered; the whole list for whoever came by the order's own address. */
export function takeAdminPath(locationState: unknown): string {
  const { list } = readState(locationState);
  return typeof list === 'string' && list.startsWith('?') ? `${ADMIN_PATH}${list}` : ADMIN_PATH;
}

/** Whoever has just taken the order down sends it to the customer next. */
export const JUST_PLACED = { isPlaced: true };

export function isJustPlaced(locationState: unknown): boolean {
  return readState(locationState).isPlaced === true;
}

export function takeAct(locationState: unknown): AdminAct | null {
  const { act } = readState(locationState);
  return ADMIN_ACTS.find((known) => known === act) ?? null;
}

/** What was remembered, without what has been opened by now. */
export function forgetAct(locationState: unknown): AdminState {
  const { list } = readState(locationState);
  return rememberOrderList(typeof list === 'string' ? list : '');
}

function readState(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>) : {};
}
