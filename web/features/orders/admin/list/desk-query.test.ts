import { expect, test } from 'vitest';
import {
  buildBoardQuery,
  buildListQuery,
  findShownShelf,
  isNarrowed,
  readDesk,
  type ShownDesk,
  WHOLE_DESK,
  writeDesk,
} from './desk-query.ts';

const FILTERED: ShownDesk = {
  view: 'board',
  search: 'adé',
  shelf: 'ready',
  payment: 'unpaid',
  attention: 'money',
  method: 'pickup',
  zone: 'lagos-island',
  from: '2026-11-20',
  to: '2026-11-26',
  sort: 'newest',
};

test('everything that is chosen stands in the address and is read back from it', () => {
  expect(String(writeDesk(FILTERED))).toBe(
    'view=board&q=ad%C3%A9&status=ready&payment=unpaid&attention=money&method=pickup&zone=lagos-island&from=2026-11-20&to=2026-11-26&sort=newest',
  );
  expect(readDesk(writeDesk(FILTERED))).toEqual(FILTERED);
});

test('the whole desk has a blank address', () => {
  expect(String(writeDesk(WHOLE_DESK))).toBe('');
  expect(readDesk(new URLSearchParams())).toEqual(WHOLE_DESK);
});

test('what is not known in an address counts as not said', () => {
  const nonsense =
    'view=tree&status=eaten&payment=gold&attention=yes&method=drone&from=2026-02-31&to=soon&sort=luck';
  expect(readDesk(new URLSearchParams(nonsense))).toEqual(WHOLE_DESK);
});

test('open orders are shown, unless somebody looks for something', () => {
  expect(findShownShelf(WHOLE_DESK)).toBe('open');
  expect(findShownShelf({ ...WHOLE_DESK, search: '482' })).toBe('all');
  expect(findShownShelf({ ...WHOLE_DESK, attention: 'late' })).toBe('all');
  expect(findShownShelf({ ...WHOLE_DESK, search: '482', shelf: 'open' })).toBe('open');
});

test('a group is asked for by its statuses, all by none', () => {
  expect(buildListQuery({ ...WHOLE_DESK, shelf: 'done' })).toMatchObject({
    status: 'delivered,collected',
    sort: 'slot',
  });
  expect(buildBoardQuery({ ...WHOLE_DESK, shelf: 'all' }).status).toBeUndefined();
  expect(buildBoardQuery(WHOLE_DESK).status).toBe(
    'pending_payment,confirmed,in_kitchen,ready,out_for_delivery,delivery_failed',
  );
});

test('what needs somebody is asked for by its reasons, those about money together', () => {
  const ask = (search: string) => buildBoardQuery(readDesk(new URLSearchParams(search))).attention;
  expect(ask('attention=1')).toBe('1');
  expect(ask('attention=late')).toBe('late');
  expect(ask('attention=money')).toBe(
    'transfer_claimed,refund_due,refund_stuck,part_paid,overpaid,balance_due',
  );
  expect(ask('')).toBeUndefined();
});

test('the way of looking at it does not narrow the desk', () => {
  expect(isNarrowed({ ...WHOLE_DESK, view: 'board', sort: 'newest' })).toBe(false);
  expect(isNarrowed({ ...WHOLE_DESK, method: 'pickup' })).toBe(true);
});
