import { expect, test } from 'vitest';
import { listUsualSpans, nameReport, nameSpan, nameSpanShortly, readReportSpan } from './report-span.ts';

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

test('a span is named as shortly as it can be', () => {
  expect(nameSpan({ from: TODAY, to: TODAY })).toBe('Mon 16 Nov 2026');
  expect(nameSpan({ from: '2026-11-01', to: TODAY })).toBe('1–16 Nov 2026');
  expect(nameSpan({ from: '2026-10-16', to: '2026-11-02' })).toBe('16 Oct – 2 Nov 2026');
  expect(nameSpan({ from: '2025-12-16', to: '2026-01-02' })).toBe('16 Dec 2025 – 2 Jan 2026');
  expect(nameSpanShortly({ from: '2026-10-16', to: '2026-10-31' })).toBe('16–31 Oct');
});

test('the report on today alone is the close of day (P28.60)', () => {
  expect(nameReport({ from: '2026-11-17', to: '2026-11-17' }, '2026-11-17')).toBe('End of day');
  expect(nameReport({ from: '2026-11-16', to: '2026-11-17' }, '2026-11-17')).toBe('Reports');
  expect(nameReport({ from: '2026-11-16', to: '2026-11-16' }, '2026-11-17')).toBe('Reports');
});
