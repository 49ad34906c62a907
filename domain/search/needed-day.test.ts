import { expect, test } from 'vitest';
import { readLeftOutWeekday, readNeededDay } from './needed-day.ts';

const THURSDAY = '2026-11-19';

test.each([
  ['cake for tomorrow', '2026-11-20', 'cake'],
  ['Tomorrow', '2026-11-20', ''],
  ['small chops needed by  saturday', '2026-11-21', 'small chops'],
  ['cake by sat', '2026-11-21', 'cake'],
  ['cake this weekend', '2026-11-21', 'cake'],
  ['for the weekend', '2026-11-21', ''],
  ['cupcakes on Thursday', '2026-11-26', 'cupcakes'],
  ['cake next saturday', '2026-11-28', 'cake'],
  ['bread for next monday', '2026-11-23', 'bread'],
  ['birthday cake today', THURSDAY, 'birthday cake'],
  ['cake for tonight please', THURSDAY, 'cake please'],
])('%j is needed on %s, and %j is looked for (P29.503)', (query, day, rest) => {
  const needed = readNeededDay(query);
  expect(needed?.findDay(THURSDAY)).toBe(day);
  expect(needed?.rest).toBe(rest);
});

test('on a weekend that is until Sunday (P29.503)', () => {
  const { findDay } = readNeededDay('this weekend') ?? {};
  expect(findDay?.('2026-11-21')).toBe('2026-11-22');
  expect(findDay?.('2026-11-22')).toBe('2026-11-22');
});

test.each([
  'Sunday loaf',
  'Black Friday box',
  'for Good Friday',
  'cake for mother’s day',
  'for Saturday’s child',
  'saturation',
])('%j says nothing of a day (P29.503)', (query) => {
  expect(readNeededDay(query)).toBeUndefined();
});

test.each([
  ['choclate cake  saturday', 'saturday', '2026-11-21', 'choclate cake'],
  ['Sunday cake', 'Sunday', '2026-11-22', 'cake'],
  ['Cake Tues', 'tues', '2026-11-24', 'Cake'],
])(
  '%j, of which nothing answers %j, is needed on %s, and %j is looked for (P29.510)',
  (query, word, day, rest) => {
    const needed = readLeftOutWeekday(query, [word]);
    expect(needed?.findDay(THURSDAY)).toBe(day);
    expect(needed?.rest).toBe(rest);
  },
);

test.each([
  ['sunday loaf', []],
  ['unicorn cake saturday', ['unicorn', 'saturday']],
  ['unicorn cake', ['unicorn']],
  ['cake saturday night fever', ['saturday']],
  ['cake good friday', ['friday']],
  ['sun cake', ['sun']],
])('%j, of which nothing answers %j, says nothing of a day (P29.510)', (query, leftOut) => {
  expect(readLeftOutWeekday(query, leftOut)).toBeUndefined();
});
