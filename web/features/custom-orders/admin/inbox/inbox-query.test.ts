import { expect, test } from 'vitest';
import { buildInboxQuery, readInbox, writeInbox } from './inbox-query.ts';

test('the address says what is shown, and reading it gives the same back', () => {
  const shown = { tab: 'quoted', search: 'Ada' } as const;
  expect(String(writeInbox(shown))).toBe('q=Ada&status=quoted');
  expect(readInbox(writeInbox(shown))).toEqual(shown);
});

test('the whole inbox has the plain address', () => {
  expect(String(writeInbox({ tab: null, search: '' }))).toBe('');
});

test.each(['nonsense', 'QUOTED', ''])('a status of “%s” in the address counts as not said', (status) => {
  expect(readInbox(new URLSearchParams({ status })).tab).toBeNull();
});

test('a search is cut to what the shop reads', () => {
  expect(readInbox(new URLSearchParams({ q: ` ${'x'.repeat(150)} ` })).search).toHaveLength(100);
});

test('what waits is asked for whatever its status', () => {
  expect(buildInboxQuery({ tab: 'waiting', search: '' })).toEqual({
    q: undefined,
    status: undefined,
    waiting: '1',
  });
  expect(buildInboxQuery({ tab: 'submitted', search: 'Ada' })).toEqual({
    q: 'Ada',
    status: 'submitted',
    waiting: undefined,
  });
});
