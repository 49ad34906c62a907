import { expect, test } from 'vitest';
import {
  ALL_ORDERS,
  buildBoardQuery,
  buildListQuery,
  findShownTab,
  isNarrowed,
  type OrderListState,
  readOrderList,
  writeOrderList,
} from './order-list-query.ts';

const FILTERED: OrderListState = {
  view: 'board',
  search: 'adé',
  tab: 'ready',
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
    'view=board&q=ad%C3%A9&status=ready&payment=unpaid&attention=money&method=pickup&zone=lagos-island&from=2026-11-20&to=2026-11-26&soldFrom=2026-11-01&sort=newest',
  );
  expect(readOrderList(writeOrderList(FILTERED))).toEqual(FILTERED);
});

test('the whole desk has a blank address', () => {
  expect(String(writeOrderList(ALL_ORDERS))).toBe('');
  expect(readOrderList(new URLSearchParams())).toEqual(ALL_ORDERS);
});

test('what is not known in an address counts as not said', () => {
  const nonsense =
    'view=tree&status=eaten&payment=gold&attention=yes&method=drone&from=2026-02-31&to=soon&sort=luck';
  expect(readOrderList(new URLSearchParams(nonsense))).toEqual(ALL_ORDERS);
});

test('open orders are shown, unless somebody looks for something', () => {
  expect(findShownTab(ALL_ORDERS)).toBe('open');
  expect(findShownTab({ ...ALL_ORDERS, search: '482' })).toBe('all');
  expect(findShownTab({ ...ALL_ORDERS, attention: 'late' })).toBe('all');
  expect(findShownTab({ ...ALL_ORDERS, search: '482', tab: 'open' })).toBe('open');
});

test('a group is asked for by its statuses, all by none', () => {
  expect(buildListQuery({ ...ALL_ORDERS, tab: 'done' })).toMatchObject({
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
  expect(ask('attention=money')).toBe(
    'transfer_claimed,done_unpaid,refund_due,refund_to_send,refund_stuck,part_paid,overpaid,balance_due',
  );
  expect(ask('')).toBeUndefined();
});

test('the way of looking at it does not narrow the desk', () => {
  expect(isNarrowed({ ...ALL_ORDERS, view: 'board', sort: 'newest' })).toBe(false);
  expect(isNarrowed({ ...ALL_ORDERS, method: 'pickup' })).toBe(true);
});
