import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './page-cursor.ts';

const cursor = { at: new Date('2026-03-01T12:00:00.123Z'), id: '00000000-0000-4000-8000-000000000001' };

test('a cursor is read back as it was written, and needs no escaping in an address', () => {
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
  expect(writeCursor(cursor)).toMatch(/^[\w-]+$/);
});

test.each([
  undefined,
  '',
  'x',
  Buffer.from('[]').toString('base64url'),
  Buffer.from('["now","1"]').toString('base64url'),
  Buffer.from(`["2026-03-01T12:00:00.123Z","1; drop table users"]`).toString('base64url'),
])('what never was a cursor is none: %s', (text) => {
  expect(readCursor(text)).toBeUndefined();
});
