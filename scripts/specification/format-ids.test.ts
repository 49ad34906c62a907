import { expect, test } from 'vitest';
import { formatIds } from './format-ids.ts';

test('ids are grouped by chapter, with neighbours as a range', () => {
  expect(formatIds(['S2.1', 'S2.2', 'S2.3', 'S2.5', 'S2.9', 'S2.10', 'P1.1'])).toEqual([
    'S2: 1–3, 5, 9–10',
    'P1: 1',
  ]);
});

test('nothing is printed for no ids', () => {
  expect(formatIds([])).toEqual([]);
});
