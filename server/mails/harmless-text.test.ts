import { expect, test } from 'vitest';
import { measureProcessorMs } from '../testing/measure-processor.ts';
import { makeHarmless, makeHarmlessLines } from './harmless-text.ts';

test.each([
  'Happy birthday, Ada!',
  'No. 12/14 Allen Avenue, off Opebi Rd.',
  'Block 3 Flat 2.5, Ọ̀yìn Close',
  'Ring twice... then wait',
])('%j is left as it is', (typed) => {
  expect(makeHarmless(typed)).toBe(typed);
});

test.each([
  ['Win now: https://evil.example/prize today', 'Win now: … today'],
  ['visit evil.example', 'visit …'],
  ['www.evil.ng/a?b=c', '…'],
  ['write to me@evil.example please', 'write to … please'],
  ['two\nlines\u0000 here', 'two lines here'],
])('in %j nothing is left to follow', (typed, harmless) => {
  expect(makeHarmless(typed)).toBe(harmless);
});

test('line by line nothing is left to follow either, and blank lines go (P29.423)', () => {
  expect(makeHarmlessLines('Dear  Bola,\r\n\n love, evil.example\u0000')).toBe('Dear Bola,\nlove, …');
});

test.each(['a', 'a.', '://', '@'])('a word of nothing but %j takes no time, however long', (part) => {
  expect(measureProcessorMs(() => makeHarmless(part.repeat(32_000)))).toBeLessThan(1_000);
});
