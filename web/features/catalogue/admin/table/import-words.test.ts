import { expect, test } from 'vitest';
import { listLeftOut, nameImportButton, sayWritten } from './import-words.ts';

test.each([
  [{ newCount: 2, changedCount: 5 }, '2 new, 5 changed', 'Import 7 products'],
  [{ newCount: 0, changedCount: 1 }, '1 changed', 'Import 1 product'],
  [{ newCount: 0, changedCount: 0 }, '', 'Import 0 products'],
])('%j is told', (counts, words, button) => {
  expect(sayWritten(counts)).toBe(words);
  expect(nameImportButton(counts)).toBe(button);
});

test('what is left out is told by its name, or by its line where it has none', () => {
  const problems = [
    { column: 'Price', problem: 'Enter a price.' },
    { column: '', problem: 'Changed.' },
  ];
  expect(
    listLeftOut({
      refused: [
        { line: 2, id: 'pie', name: 'Pie', problems },
        { line: 3, id: '', name: '', problems: [] },
      ],
    }),
  ).toEqual([
    { id: 'pie', name: 'Pie', reason: 'Price: Enter a price. Changed.' },
    { id: 'line-3', name: 'Line 3', reason: '' },
  ]);
});
