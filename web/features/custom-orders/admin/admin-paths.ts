import { WORK_AREA } from '../../../ui/browser/work-area.ts';
export const INBOX_PATH = `${WORK_AREA}/custom-orders`;
export const NEW_REQUEST_PATH = `${INBOX_PATH}/new`;
export const PRICE_LIST_PATH = '/admin/settings/price-list';

export function writeAdminPath(id: string): string {
  return `${INBOX_PATH}/${encodeURIComponent(id)}`;
}

/** The state to give a navigation to one custom order. */
export function rememberInbox(search: string): { readonly search: string } {
  return { search };
}

/** The way back to the inbox as it was filtered; all of it when somebody opened the custom order's own address. */
export function takeInboxPath(locationState: unknown): string {
  const { search } = Object(locationState) as { readonly search?: unknown };
  return typeof search === 'string' && search.startsWith('?') ? `${INBOX_PATH}${search}` : INBOX_PATH;
}

/** Given to the page of a request that was just written down: the link is what comes next. */
export const JUST_TAKEN = { isJustTaken: true };

export function isJustTaken(locationState: unknown): boolean {
  return Object(locationState).isJustTaken === true;
}
