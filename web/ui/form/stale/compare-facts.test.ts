import { expect, test } from 'vitest';
import { compareFacts, listOwnChanges } from './compare-facts.ts';

const fact = (key: string, words: string, name = key) => ({ key, name, words });

test('only what somebody else changed is told, with what became of it', () => {
  const before = [fact('Monday', 'open'), fact('Tuesday', 'open'), fact('Sunday', 'closed')];
  const now = [fact('Monday', 'closed'), fact('Tuesday', 'open'), fact('Extra', 'new')];
  expect(compareFacts({ before, now, mine: before })).toEqual([
    { key: 'Monday', name: 'Monday', now: 'closed', mine: undefined },
    { key: 'Extra', name: 'Extra', now: 'new', mine: undefined },
    { key: 'Sunday', name: 'Sunday', now: null, mine: undefined },
  ]);
});

test('where both changed the same part, both words are told', () => {
  const before = [fact('fee', '₦2,500'), fact('zone', 'Lagos')];
  const now = [fact('fee', '₦3,000'), fact('zone', 'Ogun')];
  expect(compareFacts({ before, now, mine: [fact('fee', '₦2,000')] })).toEqual([
    { key: 'fee', name: 'fee', now: '₦3,000', mine: '₦2,000' },
    { key: 'zone', name: 'zone', now: 'Ogun', mine: null },
  ]);
});

test('another name is a change, and the same change made twice is no quarrel', () => {
  const before = [fact('zone', '₦2,500', 'Lagos')];
  const now = [fact('zone', '₦2,500', 'Lagos Mainland')];
  expect(compareFacts({ before, now, mine: now })).toEqual([
    { key: 'zone', name: 'Lagos Mainland', now: '₦2,500', mine: undefined },
  ]);
});

test('what this person changed, added and took away is named', () => {
  const before = [fact('Monday', 'open'), fact('Tuesday', 'open'), fact('Sunday', 'closed')];
  const mine = [fact('Monday', 'closed'), fact('Tuesday', 'open'), fact('Extra', 'new')];
  expect(listOwnChanges(before, mine)).toEqual(['Monday', 'Extra', 'Sunday']);
});
