import { ORDER_SORTS, type OrderListQuery } from '../../../../../contract/order-admin.ts';
import { RECEIVING_METHODS, type ReceivingMethod } from '../../../../../domain/delivery/calendar.ts';
import { isLagosDay, type LagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { PAYMENT_STATES, type PaymentState } from '../../../../../domain/payments/ledger.ts';
import type { ApiQuery } from '../../../../api/request-address.ts';
import { readSearch } from '../../../../ui/lists/typed-search.ts';
import { type AttentionFilter, findAttentionFilter, listReasons } from './attention-filters.ts';
import { type FigureFilters, readFigureFilters } from './figure-filters.ts';
import { findTab, listStatuses, type OrderTab } from './tab-statuses.ts';

export type OrderSort = OrderListQuery['sort'];

/** What of the orders an administrator wants to see, and how. It stands in the address, so that it can be kept and passed on. */
export type OrderListState = {
  readonly view: 'table' | 'board';
  readonly search: string;
  /** Null where nobody has chosen one: then it depends on what else is asked for. */
  readonly tab: OrderTab | null;
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
    tab: findTab(parameters.get('status')),
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
    status: admin.tab,
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

/** Whoever looks for something looks everywhere; otherwise the work that is not done yet is of interest. */
export function findShownTab({ tab, search, attention, figure }: OrderListState): OrderTab {
  return tab ?? (search !== '' || attention || figure ? 'all' : 'open');
}

/** As the list asks for it; the board has an order of its own. */
export function buildListQuery(admin: OrderListState): ApiQuery {
  return { ...buildBoardQuery(admin), sort: admin.sort };
}

export function buildBoardQuery(admin: OrderListState): ApiQuery {
  return {
    q: admin.search || undefined,
    status: listStatuses(findShownTab(admin))?.join(','),
    payment: admin.payment ?? undefined,
    attention: admin.attention ? listReasons(admin.attention).join(',') : undefined,
    method: admin.method ?? undefined,
    zone: admin.zone || undefined,
    from: admin.from ?? undefined,
    to: admin.to ?? undefined,
    ...admin.figure,
  };
}

/** Whether anything but the way of looking at it was chosen. */
export function isNarrowed(admin: OrderListState): boolean {
  return String(writeOrderList({ ...admin, view: ALL_ORDERS.view, sort: ALL_ORDERS.sort })) !== '';
}

function readDay(text: string | null): LagosDay | null {
  return text !== null && isLagosDay(text) ? text : null;
}
