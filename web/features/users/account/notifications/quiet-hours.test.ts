import { expect, test } from 'vitest';
import { findQuietProblems, readQuietValues } from './quiet-hours.ts';

function fill(entries: Readonly<Record<string, string>>): FormData {
  const values = new FormData();
  for (const [name, value] of Object.entries(entries)) values.set(name, value);
  return values;
}

test('without the tick, devices may ring at any time', () => {
  expect(readQuietValues(fill({}))).toBeNull();
  expect(findQuietProblems(fill({}))).toEqual({});
});

test('a night may pass midnight', () => {
  const values = fill({ isQuiet: 'on', begin: '22:00', end: '07:00' });
  expect(readQuietValues(values)).toEqual({ begin: '22:00', end: '07:00' });
  expect(findQuietProblems(values)).toEqual({});
});

test('a night that ends when it begins is refused', () => {
  expect(findQuietProblems(fill({ isQuiet: 'on', begin: '22:00', end: '22:00' }))).toHaveProperty('end');
});
