import { DESK_SORTS, type DeskQuery } from '../../../../../contract/order-admin.ts';
import { RECEIVING_METHODS, type ReceivingMethod } from '../../../../../domain/delivery/calendar.ts';
import { isLagosDay, type LagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { PAYMENT_STATES, type PaymentState } from '../../../../../domain/payments/ledger.ts';
import type { ApiQuery } from '../../../../api/request-address.ts';
import { readSearch } from '../../../../ui/lists/typed-search.ts';
import { type AttentionFilter, findAttentionFilter, listReasons } from './attention-filters.ts';
import { findShelf, listStatuses, type Shelf } from './shelves.ts';

export type DeskSort = DeskQuery['sort'];

/** What of the orders an administrator wants to see, and how. It stands in the address, so that it can be kept and passed on. */
export type ShownDesk = {
  readonly view: 'table' | 'board';
  readonly search: string;
  /** Null where nobody has chosen one: then it depends on what else is asked for. */
  readonly shelf: Shelf | null;
  readonly payment: PaymentState | null;
  /** Null: whether or not they need somebody. */
  readonly attention: AttentionFilter | null;
  readonly method: ReceivingMethod | null;
  /** Empty for every zone. */
  readonly zone: string;
  readonly from: LagosDay | null;
  readonly to: LagosDay | null;
  readonly sort: DeskSort;
};

export type DeskChange = (part: Partial<ShownDesk>) => void;

export const WHOLE_DESK: ShownDesk = {
  view: 'table',
  search: '',
  shelf: null,
  payment: null,
  attention: null,
  method: null,
  zone: '',
  from: null,
  to: null,
  sort: 'slot',
};

/** Anybody can write anything into an address: what is not known there counts as not said. */
export function readDesk(parameters: URLSearchParams): ShownDesk {
  const pick = <Value extends string>(known: readonly Value[], name: string): Value | null =>
    known.find((value) => value === parameters.get(name)) ?? null;
  return {
    view: pick(['board'], 'view') ?? WHOLE_DESK.view,
    search: readSearch(parameters, 'q'),
    shelf: findShelf(parameters.get('status')),
    payment: pick(PAYMENT_STATES, 'payment'),
    attention: findAttentionFilter(parameters.get('attention')),
    method: pick(RECEIVING_METHODS, 'method'),
    zone: (parameters.get('zone') ?? '').slice(0, 40),
    from: readDay(parameters.get('from')),
    to: readDay(parameters.get('to')),
    sort: pick(DESK_SORTS, 'sort') ?? WHOLE_DESK.sort,
  };
}

/** Only what differs from the whole desk, so that each list has one address. */
export function writeDesk(desk: ShownDesk): URLSearchParams {
  const { view, sort } = desk;
  const said: Readonly<Record<string, string | null>> = {
    view: view === WHOLE_DESK.view ? null : view,
    q: desk.search,
    status: desk.shelf,
    payment: desk.payment,
    attention: desk.attention,
    method: desk.method,
    zone: desk.zone,
    from: desk.from,
    to: desk.to,
    sort: sort === WHOLE_DESK.sort ? null : sort,
  };
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) if (value) parameters.set(name, value);
  return parameters;
}

/** Whoever looks for something looks everywhere; otherwise the work that is not done yet is of interest. */
export function findShownShelf({ shelf, search, attention }: ShownDesk): Shelf {
  return shelf ?? (search !== '' || attention ? 'all' : 'open');
}

/** As the list asks for it; the board has an order of its own. */
export function buildListQuery(desk: ShownDesk): ApiQuery {
  return { ...buildBoardQuery(desk), sort: desk.sort };
}

export function buildBoardQuery(desk: ShownDesk): ApiQuery {
  return {
    q: desk.search || undefined,
    status: listStatuses(findShownShelf(desk))?.join(','),
    payment: desk.payment ?? undefined,
    attention: desk.attention ? listReasons(desk.attention).join(',') : undefined,
    method: desk.method ?? undefined,
    zone: desk.zone || undefined,
    from: desk.from ?? undefined,
    to: desk.to ?? undefined,
  };
}

/** Whether anything but the way of looking at it was chosen. */
export function isNarrowed(desk: ShownDesk): boolean {
  return String(writeDesk({ ...desk, view: WHOLE_DESK.view, sort: WHOLE_DESK.sort })) !== '';
}

function readDay(text: string | null): LagosDay | null {
  return text !== null && isLagosDay(text) ? text : null;
}
