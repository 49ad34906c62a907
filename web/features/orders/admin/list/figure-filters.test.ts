import { expect, test } from 'vitest';
import { nameFigure, readFigureFilters } from './figure-filters.ts';
import {
  ALL_ORDERS,
  buildListQuery,
  findShownTab,
  readOrderList,
  writeOrderList,
} from './order-list-query.ts';

test('a figure stands in the address, is asked for as it is, and shows orders of every status', () => {
  const address = 'takenFrom=2026-11-01&takenTo=2026-11-16&takenWay=cash&takenBy=online';
  const list = readOrderList(new URLSearchParams(address));
  expect(String(writeOrderList(list))).toBe(address);
  expect(buildListQuery(list)).toMatchObject({ takenWay: 'cash', takenBy: 'online' });
  expect(findShownTab(list)).toBe('all');
  expect(findShownTab(ALL_ORDERS)).toBe('today');
});

test('what no report writes counts as not said', () => {
  expect(
    readFigureFilters(
      new URLSearchParams('soldFrom=soon&due=2&waived=all&takenWay=gold&takenBy=me&product='),
    ),
  ).toBeNull();
});

test('a figure is named by what it was added up from', () => {
  expect(nameFigure({ takenFrom: '2026-11-01', takenTo: '2026-11-16', takenWay: 'cash' })).toBe(
    'Paid by cash Sun 1 Nov to Mon 16 Nov',
  );
  expect(nameFigure({ soldFrom: '2026-11-16', soldTo: '2026-11-16', due: '1' })).toBe(
    'Not paid in full, placed Mon 16 Nov',
  );
  expect(nameFigure({ soldFrom: '2026-11-16', soldTo: '2026-11-16', waived: 'written_off' })).toBe(
    'With a balance written off, placed Mon 16 Nov',
  );
});
