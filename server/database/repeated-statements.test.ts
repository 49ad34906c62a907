import { expect, test } from 'vitest';
import { createStatementNames } from './repeated-statements.ts';

function repeat(times: number, act: () => unknown): void {
  for (let turn = 0; turn < times; turn += 1) act();
}

test('a statement is named once it came fifty times within a minute, and keeps its name', () => {
  const findName = createStatementNames(() => 0);
  repeat(49, () => expect(findName('select $1')).toBeUndefined());
  expect(findName('select $1')).toBe('repeated_1');
  expect(findName('select $1')).toBe('repeated_1');
  expect(findName('select $2')).toBeUndefined();
});

test('what comes now and then is never named', () => {
  let now = 0;
  const findName = createStatementNames(() => now);
  repeat(500, () => {
    expect(findName('select $1')).toBeUndefined();
    now += 2_000;
  });
});

test('forty have names at most, however many texts there are', () => {
  const findName = createStatementNames(() => 0);
  for (let text = 0; text < 100; text += 1) repeat(50, () => findName(`select ${text} + $1`));
  const named = Array.from({ length: 100 }, (_, text) => findName(`select ${text} + $1`)).filter(Boolean);
  expect(new Set(named).size).toBe(40);
  expect(named).toHaveLength(40);
});
