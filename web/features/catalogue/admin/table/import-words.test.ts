import { expect, test } from 'vitest';
import { listLeftOut, nameImportButton } from './import-words.ts';

test.each([
  [{ newCount: 2, changedCount: 5 }, 'Import 7 products'],
  [{ newCount: 0, changedCount: 1 }, 'Import 1 product'],
])('%j is offered as “%s”', (counts, button) => {
  expect(nameImportButton(counts)).toBe(button);
});

test('what is left out is told by its line and, where it has one, its name', () => {
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
    { id: null, name: 'Line 2, Pie', reason: 'Price: Enter a price. Changed.' },
    { id: null, name: 'Line 3', reason: '' },
  ]);
});
