import { expect, test } from 'vitest';
import { addDays, readLagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { MONEY_REASONS } from '../../../../../domain/orders/attention.ts';
import {
  ALL_ORDERS,
  buildBoardQuery,
  buildListQuery,
  findShownStatus,
  findShownTab,
  isNarrowed,
  type OrderListState,
  readOrderList,
  writeOrderList,
  writeTab,
} from './order-list-query.ts';

const FILTERED: OrderListState = {
  view: 'board',
  search: 'adé',
  tab: 'all',
  status: 'ready',
  payment: 'unpaid',
  attention: 'money',
  method: 'pickup',
  zone: 'lagos-island',
  from: '2026-11-20',
  to: '2026-11-26',
  figure: { soldFrom: '2026-11-01' },
  sort: 'newest',
};

test('everything that is chosen stands in the address and is read back from it', () => {
  expect(String(writeOrderList(FILTERED))).toBe(
    'view=board&q=ad%C3%A9&tab=all&status=ready&payment=unpaid&attention=money&method=pickup&zone=lagos-island&from=2026-11-20&to=2026-11-26&soldFrom=2026-11-01&sort=newest',
  );
  expect(readOrderList(writeOrderList(FILTERED))).toEqual(FILTERED);
});

test('the whole desk has a blank address', () => {
  expect(String(writeOrderList(ALL_ORDERS))).toBe('');
  expect(readOrderList(new URLSearchParams())).toEqual(ALL_ORDERS);
});

test('what is not known in an address counts as not said', () => {
  const nonsense =
    'view=tree&tab=never&status=eaten&payment=gold&attention=yes&method=drone&from=2026-02-31&to=soon&sort=luck';
  expect(readOrderList(new URLSearchParams(nonsense))).toEqual(ALL_ORDERS);
});

test('the desk begins with today, unless something else is asked for (P22.1)', () => {
  const show = (part: Partial<OrderListState>) => {
    const admin = { ...ALL_ORDERS, ...part };
    return [findShownTab(admin), findShownStatus(admin)];
  };
  expect(show({})).toEqual(['today', 'open']);
  expect(show({ search: '482' })).toEqual(['all', 'all']);
  expect(show({ attention: 'late' })).toEqual(['all', 'all']);
  expect(show({ method: 'pickup' })).toEqual(['all', 'open']);
  expect(show({ search: '482', tab: 'tomorrow' })).toEqual(['tomorrow', 'open']);
  expect(show({ tab: 'to_pay' })).toEqual(['to_pay', 'all']);
  expect(show({ tab: 'all', status: 'ready' })).toEqual(['all', 'ready']);
});

test('today has what is open from the days before, tomorrow its own day, what is to pay any day (P22.1)', () => {
  const today = readLagosDay(new Date());
  const tomorrow = addDays(today, 1);
  const ask = (part: Partial<OrderListState>) => {
    const { from, to, payment } = buildBoardQuery({ ...ALL_ORDERS, ...part });
    return [from, to, payment];
  };
  expect(ask({})).toEqual([undefined, today, undefined]);
  expect(ask({ tab: 'today', status: 'done' })).toEqual([today, today, undefined]);
  expect(ask({ tab: 'tomorrow' })).toEqual([tomorrow, tomorrow, undefined]);
  expect(ask({ tab: 'to_pay' })).toEqual([undefined, undefined, 'unpaid']);
  expect(ask({ tab: 'all', from: '2026-11-23', to: '2026-11-21' })).toEqual([
    '2026-11-21',
    '2026-11-23',
    undefined,
  ]);
});

test('another tab keeps the search, the way and the zone, and drops the rest', () => {
  expect(String(writeTab(FILTERED, 'to_pay'))).toBe(
    'view=board&q=ad%C3%A9&tab=to_pay&method=pickup&zone=lagos-island',
  );
  expect(String(writeTab({ ...ALL_ORDERS, tab: 'all', status: 'done' }, 'today'))).toBe('');
  expect(String(writeTab(ALL_ORDERS, 'all'))).toBe('tab=all&sort=newest');
});

test('a group is asked for by its statuses, all by none', () => {
  expect(buildListQuery({ ...ALL_ORDERS, status: 'done' })).toMatchObject({
    status: 'delivered,collected',
    sort: 'slot',
  });
  expect(buildBoardQuery({ ...ALL_ORDERS, tab: 'all' }).status).toBeUndefined();
  expect(buildBoardQuery(ALL_ORDERS).status).toBe(
    'pending_payment,confirmed,in_kitchen,ready,out_for_delivery,delivery_failed',
  );
});

test('what needs somebody is asked for by its reasons, those about money together', () => {
  const ask = (search: string) => buildBoardQuery(readOrderList(new URLSearchParams(search))).attention;
  expect(ask('attention=1')).toBe('1');
  expect(ask('attention=late')).toBe('late');
  expect(ask('attention=money')).toBe(MONEY_REASONS.join());
  expect(ask('')).toBeUndefined();
});

test('the way of looking at it does not narrow the desk', () => {
  expect(isNarrowed({ ...ALL_ORDERS, view: 'board', sort: 'newest' })).toBe(false);
  expect(isNarrowed({ ...ALL_ORDERS, method: 'pickup' })).toBe(true);
});
