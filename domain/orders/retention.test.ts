import { expect, test } from 'vitest';
import { canForget } from './retention.ts';

const NOW = new Date('2026-11-16T12:00:00.000Z');
const YOUNG = new Date('2026-10-01T12:00:00.000Z');
const OLD = new Date('2020-11-15T12:00:00.000Z');

test.each([
  ['delivered', OLD, true, true],
  ['delivered', YOUNG, true, false],
  ['cancelled', YOUNG, true, false],
  ['cancelled', YOUNG, false, true],
  ['expired', YOUNG, false, true],
  ['confirmed', OLD, false, false],
] as const)('%s of %s, with money: %s, can be forgotten: %s (P26.15)', (status, createdAt, hasMoney, can) => {
  expect(canForget({ status, createdAt, hasMoney }, NOW)).toBe(can);
});
