import { expect, test } from 'vitest';
import { listUnplaced } from './field-problems.ts';

test('a problem of the whole order is told beside the button, once (P5.2)', () => {
  const words = 'Orders to Abuja begin at ₦20,000.';
  expect(listUnplaced({ lines: words, expectedTotal: words, 'contact.name': 'Enter a name.' })).toEqual([
    words,
  ]);
});
