import {
  CUSTOM_ORDER_STATUSES,
  type CustomOrderStatus,
} from '../../../../../domain/custom-orders/statuses.ts';
import type { ApiQuery } from '../../../../api/request-address.ts';
import { readSearch } from '../../../../ui/lists/typed-search.ts';

/** One status, or what waits for the bakery whatever its status; null for all. */
export type InboxTab = CustomOrderStatus | 'waiting' | null;

/** What of the custom orders an administrator wants to see. It stands in the address, so that it can be kept and passed on. */
export type ShownInbox = { readonly tab: InboxTab; readonly search: string };

const TABS = ['waiting', ...CUSTOM_ORDER_STATUSES] as const;

/** Anybody can write anything into an address: what is not known there counts as not said. */
export function readInbox(parameters: URLSearchParams): ShownInbox {
  return {
    tab: TABS.find((tab) => tab === parameters.get('status')) ?? null,
    search: readSearch(parameters, 'q'),
  };
}

/** Only what differs from the whole inbox, so that each list has one address. */
export function writeInbox({ tab, search }: ShownInbox): URLSearchParams {
  const parameters = new URLSearchParams();
  if (search !== '') parameters.set('q', search);
  if (tab !== null) parameters.set('status', tab);
  return parameters;
}

export function buildInboxQuery({ tab, search }: ShownInbox): ApiQuery {
  return {
    q: search || undefined,
    status: tab === null || tab === 'waiting' ? undefined : tab,
    waiting: tab === 'waiting' ? '1' : undefined,
  };
}
