import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeAnswer, mergeEdits } from './merge-edits.ts';

const BEFORE = { price: '1,500', name: 'Agege Bread', address: { street: '1 Allen Avenue', area: 'Ikeja' } };

test('what I touched is mine, half-typed or not; everything else is as it is now (P1.30)', () => {
  const mine = { ...BEFORE, price: '2,0', address: { ...BEFORE.address, area: 'Alausa' } };
  const newest = {
    ...BEFORE,
    price: '1,800',
    name: 'Bread',
    address: { ...BEFORE.address, street: '2 Opebi' },
  };
  expect(mergeEdits(BEFORE, mine, newest)).toEqual({
    price: '2,0',
    name: 'Bread',
    address: { street: '2 Opebi', area: 'Alausa' },
  });
});

test('lines are told apart by their key, wherever they stand: edits, additions and removals of both sides meet (P1.30)', () => {
  const line = (key: string, price: string) => ({ key, price });
  const before = [line('a', '1'), line('b', '2'), line('c', '3'), line('d', '4')];
  const mine = [line('c', '3'), line('a', '10'), line('d', '40'), line('mine', '5')];
  const newest = [line('a', '1'), line('b', '20'), line('theirs', '6')];
  expect(mergeEdits(before, mine, newest)).toEqual([
    line('a', '10'),
    // Edited here, though it was taken away there.
    line('d', '40'),
    line('mine', '5'),
    line('theirs', '6'),
  ]);
});

test('a table that always has the same rows is merged row by row, and a list of words is one field', () => {
  const week = (...units: string[]) => units.map((workUnits) => ({ isOpen: true, workUnits }));
  expect(mergeEdits(week('1', '2', '3'), week('9', '2', '3'), week('1', '2', '8'))).toEqual(
    week('9', '2', '8'),
  );
  expect(mergeEdits(['egg'], ['egg', 'milk'], ['egg', 'soya'])).toEqual(['egg', 'milk']);
});

test('whoever changed nothing gets what is saved, and whoever is alone keeps what they typed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(mergeEdits(one, one, other)).toEqual(other);
      expect(mergeEdits(one, other, one)).toEqual(other);
      expect(mergeEdits(one, other, other)).toEqual(other);
    }),
  );
});

test('what is typed while it is being saved stays, and a line whose key the answer has changed is not there twice', () => {
  const sent = { name: 'Bread', sizes: [{ key: 'typed-1', name: 'Small' }] };
  const answer = { name: 'Bread', sizes: [{ key: 'small', name: 'Small' }] };
  expect(mergeAnswer(sent, { ...sent, name: 'Agege Bread' }, answer)).toEqual({
    ...answer,
    name: 'Agege Bread',
  });
  const typed = { ...sent, sizes: [{ key: 'typed-1', name: 'Smaller' }] };
  expect(mergeAnswer(sent, typed, answer)).toEqual(typed);
});
