import {
  CUSTOM_ORDER_STATUSES,
  type CustomOrderStatus,
} from '../../../../../domain/custom-orders/statuses.ts';
import type { ApiQuery } from '../../../../api/request-address.ts';
import { readSearch } from '../../../../ui/lists/typed-search.ts';

/** One status, or what waits for the bakery whatever its status; null for all. */
export type InboxShelf = CustomOrderStatus | 'waiting' | null;

/** What of the custom orders an administrator wants to see. It stands in the address, so that it can be kept and passed on. */
export type ShownInbox = { readonly shelf: InboxShelf; readonly search: string };

const SHELVES = ['waiting', ...CUSTOM_ORDER_STATUSES] as const;

/** Anybody can write anything into an address: what is not known there counts as not said. */
export function readInbox(parameters: URLSearchParams): ShownInbox {
  return {
    shelf: SHELVES.find((shelf) => shelf === parameters.get('status')) ?? null,
    search: readSearch(parameters, 'q'),
  };
}

/** Only what differs from the whole inbox, so that each list has one address. */
export function writeInbox({ shelf, search }: ShownInbox): URLSearchParams {
  const parameters = new URLSearchParams();
  if (search !== '') parameters.set('q', search);
  if (shelf !== null) parameters.set('status', shelf);
  return parameters;
}

export function buildInboxQuery({ shelf, search }: ShownInbox): ApiQuery {
  return {
    q: search || undefined,
    status: shelf === null || shelf === 'waiting' ? undefined : shelf,
    waiting: shelf === 'waiting' ? '1' : undefined,
  };
}
