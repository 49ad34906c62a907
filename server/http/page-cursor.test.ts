import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ageCursor, createPageCursor } from './page-cursor.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const position: [string, string] = ['2026-03-01T12:00:00.123Z', ID];
const nameCursor = createPageCursor(z.tuple([z.string(), z.string()]));
const encode = (text: string) => Buffer.from(text).toString('base64url');

test('a cursor is read back as it was written, and needs no escaping in an address', () => {
  expect(ageCursor.read(ageCursor.write(position))).toEqual(position);
  expect(ageCursor.write(position)).toMatch(/^[\w-]+$/);
  expect(nameCursor.read(nameCursor.write(['Ọmọ 🎂', 'omo']))).toEqual(['Ọmọ 🎂', 'omo']);
});

test.each([
  undefined,
  '',
  'x',
  encode('[]'),
  encode('{"at":1}'),
  encode('["now","1"]'),
  encode('["2026-03-01T12:00:00.123Z","1; drop table users"]'),
  encode(`["2026-03-01T12:00:00.${'1'.repeat(130)}Z","${ID}"]`),
  encode(`["0000-01-01T00:00:00.000Z","${ID}"]`),
])('what never was a cursor is none: %s', (text) => {
  expect(ageCursor.read(text)).toBeUndefined();
});

test.each(['["a\\u0000","b"]', '["\\ud800","b"]'])('a text that cannot be kept is none: %s', (text) => {
  expect(nameCursor.read(encode(text))).toBeUndefined();
});
