import { expect, test } from 'vitest';
import { describeRefusal, findRefusedFields } from './refusal-words.ts';

test('a place that is gone is told at the time', () => {
  const refused = { kind: 'slot', message: 'That time is full.', alternatives: [] } as const;
  expect(findRefusedFields(refused)).toEqual({ slot: 'That time is full.' });
  expect(describeRefusal(refused)).toBe('That time is full.');
});

test('what the shop found wrong is told at its fields', () => {
  const problems = { 'address.lga': 'Not there yet.' };
  expect(findRefusedFields({ kind: 'fields', message: 'No.', problems })).toEqual(problems);
});

test('whoever gets no answer may try again', () => {
  expect(describeRefusal({ kind: 'unanswered', isLineBad: true })).toBe(
    'There was no answer, so nobody knows whether it arrived. Try again: it cannot be placed twice.',
  );
});

test('an earlier try that arrived is looked at first, and no field is at fault', () => {
  expect(describeRefusal({ kind: 'placed-before' })).toBe(
    'An earlier try has arrived after all. Look at the newest orders before you place another.',
  );
  expect(findRefusedFields({ kind: 'placed-before' })).toEqual({});
});
