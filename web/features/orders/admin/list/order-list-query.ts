import { ORDER_SORTS, type OrderListQuery } from '../../../../../contract/order-admin.ts';
import { RECEIVING_METHODS, type ReceivingMethod } from '../../../../../domain/delivery/calendar.ts';
import {
  addDays,
  isLagosDay,
  type LagosDay,
  readLagosDay,
} from '../../../../../domain/delivery/lagos-time.ts';
import { PAYMENT_STATES, type PaymentState } from '../../../../../domain/payments/ledger.ts';
import type { ApiQuery } from '../../../../api/request-address.ts';
import { readSearch } from '../../../../ui/lists/typed-search.ts';
import { type AttentionFilter, findAttentionFilter, listReasons } from './attention-filters.ts';
import { type DayRange, orderRange } from './day-ranges.ts';
import { type FigureFilters, readFigureFilters } from './figure-filters.ts';
import { findStatusFilter, listStatuses, type StatusFilter } from './status-filters.ts';

export type OrderSort = OrderListQuery['sort'];

/** What a bakery asks for every day. */
export const LIST_TABS = ['today', 'tomorrow', 'to_pay', 'all'] as const;
export type ListTab = (typeof LIST_TABS)[number];

/** What of the orders an administrator wants to see, and how. It stands in the address, so that it can be kept and passed on. */
export type OrderListState = {
  readonly view: 'table' | 'board';
  readonly search: string;
  /** Null where nobody has chosen one: then it depends on what else is asked for, as the status does. */
  readonly tab: ListTab | null;
  readonly status: StatusFilter | null;
  readonly payment: PaymentState | null;
  /** Null: whether or not they need somebody. */
  readonly attention: AttentionFilter | null;
  readonly method: ReceivingMethod | null;
  /** Empty for every zone. */
  readonly zone: string;
  readonly from: LagosDay | null;
  readonly to: LagosDay | null;
  /** The orders behind a figure of a report; null: of no particular one. */
  readonly figure: FigureFilters | null;
  readonly sort: OrderSort;
};

export type OrderListChange = (part: Partial<OrderListState>) => void;

export const ALL_ORDERS: OrderListState = {
  view: 'table',
  search: '',
  tab: null,
  status: null,
  payment: null,
  attention: null,
  method: null,
  zone: '',
  from: null,
  to: null,
  figure: null,
  sort: 'slot',
};

/** Anybody can write anything into an address: what is not known there counts as not said. */
export function readOrderList(parameters: URLSearchParams): OrderListState {
  const pick = <Value extends string>(known: readonly Value[], name: string): Value | null =>
    known.find((value) => value === parameters.get(name)) ?? null;
  return {
    view: pick(['board'], 'view') ?? ALL_ORDERS.view,
    search: readSearch(parameters, 'q'),
    tab: pick(LIST_TABS, 'tab'),
    status: findStatusFilter(parameters.get('status')),
    payment: pick(PAYMENT_STATES, 'payment'),
    attention: findAttentionFilter(parameters.get('attention')),
    method: pick(RECEIVING_METHODS, 'method'),
    zone: (parameters.get('zone') ?? '').slice(0, 40),
    from: readDay(parameters.get('from')),
    to: readDay(parameters.get('to')),
    figure: readFigureFilters(parameters),
    sort: pick(ORDER_SORTS, 'sort') ?? ALL_ORDERS.sort,
  };
}

/** Only what differs from the whole desk, so that each list has one address. */
export function writeOrderList(admin: OrderListState): URLSearchParams {
  const { view, sort } = admin;
  const said: Readonly<Record<string, string | null>> = {
    view: view === ALL_ORDERS.view ? null : view,
    q: admin.search,
    tab: admin.tab,
    status: admin.status,
    payment: admin.payment,
    attention: admin.attention,
    method: admin.method,
    zone: admin.zone,
    from: admin.from,
    to: admin.to,
    ...admin.figure,
    sort: sort === ALL_ORDERS.sort ? null : sort,
  };
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) if (value) parameters.set(name, value);
  return parameters;
}

/** Today, unless something else is asked for. */
export function findShownTab(admin: OrderListState): ListTab {
  return admin.tab ?? (isNarrowed(admin) ? 'all' : 'today');
}

/** Whoever looks for something looks everywhere, and so does whoever asks for all; otherwise the work that is not done yet is of interest. */
export function findShownStatus(admin: OrderListState): StatusFilter {
  const { tab, status, search, attention, figure } = admin;
  if (status !== null) return status;
  const isEverywhere = tab === 'all' || tab === 'to_pay';
  const isLooking = tab === null && (search !== '' || attention !== null || figure !== null);
  return isEverywhere || isLooking ? 'all' : 'open';
}

/** What another tab shows: the search, the way and the zone stay, the rest is what the tab is about. */
export function writeTab(admin: OrderListState, tab: ListTab): URLSearchParams {
  const { view, search, method, zone } = admin;
  const narrowed = { ...ALL_ORDERS, view, search, method, zone };
  const isFirst = tab === 'today' && !isNarrowed(narrowed);
  // Of all orders the newest are of interest, of a day's the first to go out.
  return writeOrderList({ ...narrowed, tab: isFirst ? null : tab, sort: tab === 'all' ? 'newest' : 'slot' });
}

/** As the list asks for it; the board has an order of its own. */
export function buildListQuery(admin: OrderListState): ApiQuery {
  return { ...buildBoardQuery(admin), sort: admin.sort };
}

export function buildBoardQuery(admin: OrderListState): ApiQuery {
  const tab = findShownTab(admin);
  const { from, to } = orderRange(findDays(admin, readLagosDay(new Date())));
  return {
    q: admin.search || undefined,
    status: listStatuses(findShownStatus(admin))?.join(','),
    payment: admin.payment ?? (tab === 'to_pay' ? 'unpaid' : undefined),
    attention: admin.attention ? listReasons(admin.attention).join(',') : undefined,
    method: admin.method ?? undefined,
    zone: admin.zone || undefined,
    from: from ?? undefined,
    to: to ?? undefined,
    ...admin.figure,
  };
}

/** What is open from the days before has to go out today as well. */
function findDays(admin: OrderListState, today: LagosDay): DayRange {
  const tab = findShownTab(admin);
  const tomorrow = addDays(today, 1);
  if (tab === 'tomorrow') return { from: tomorrow, to: tomorrow };
  if (tab !== 'today') return admin;
  return { from: findShownStatus(admin) === 'open' ? null : today, to: today };
}

/** Whether anything but the way of looking at it was chosen. */
export function isNarrowed(admin: OrderListState): boolean {
  return String(writeOrderList({ ...admin, view: ALL_ORDERS.view, sort: ALL_ORDERS.sort })) !== '';
}

function readDay(text: string | null): LagosDay | null {
  return text !== null && isLagosDay(text) ? text : null;
}
