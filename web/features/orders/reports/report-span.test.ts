import { expect, test } from 'vitest';
import { listUsualSpans, nameReport, readReportSpan } from './report-span.ts';

const TODAY = '2026-11-16';

test('an address that makes no report shows the month so far', () => {
  const read = (search: string) => readReportSpan(new URLSearchParams(search), TODAY);
  const month = { from: '2026-11-01', to: TODAY };
  expect(read('from=2026-10-01&to=2026-10-31')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  for (const search of [
    '',
    'from=x&to=y',
    'from=2026-10-02&to=2026-10-01',
    'from=2020-01-01&to=2026-01-01',
  ]) {
    expect(read(search)).toEqual(month);
  }
});

test('the usual spans are those of the calendar', () => {
  expect(
    Object.fromEntries(listUsualSpans(TODAY).map(({ words, span }) => [words, [span.from, span.to]])),
  ).toEqual({
    Today: [TODAY, TODAY],
    Yesterday: ['2026-11-15', '2026-11-15'],
    'This week': [TODAY, TODAY],
    'Last week': ['2026-11-09', '2026-11-15'],
    'This month': ['2026-11-01', TODAY],
    'Last month': ['2026-10-01', '2026-10-31'],
    'This year': ['2026-01-01', TODAY],
  });
});

test('the report on today alone is the close of day (P28.60)', () => {
  expect(nameReport({ from: '2026-11-17', to: '2026-11-17' }, '2026-11-17')).toBe('End of day');
  expect(nameReport({ from: '2026-11-16', to: '2026-11-17' }, '2026-11-17')).toBe('Reports');
  expect(nameReport({ from: '2026-11-16', to: '2026-11-16' }, '2026-11-17')).toBe('Reports');
});
