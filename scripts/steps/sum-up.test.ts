import { expect, test } from 'vitest';
import type { StepResult } from './run-step.ts';
import { sumUp } from './sum-up.ts';

const result = (facts: Partial<StepResult>): StepResult => ({
  name: 'unit tests',
  ok: true,
  passed: 0,
  failed: 0,
  stumbles: [],
  skipped: [],
  tests: [],
  seconds: 0,
  ...facts,
});

test('the last line counts what passed and what failed', () => {
  expect(sumUp([result({ passed: 7 }), result({ passed: 1 })])).toEqual(['8 passed, 0 failed']);
});

test('what failed is named before the last line', () => {
  const failed = result({ name: 'database tests', ok: false, failed: 1, stumbles: ['failed: a'] });
  expect(sumUp([result({ passed: 7 }), failed])).toEqual([
    'failed: database tests',
    '  failed: a',
    '7 passed, 1 failed',
  ]);
});

test('what did not run is named and counted', () => {
  const skipping = result({ skipped: ['cart.spec.ts:7 › fills', 'cart.spec.ts:9 › empties'] });
  expect(sumUp([result({ passed: 7 }), skipping])).toEqual([
    'skipped: cart.spec.ts:7 › fills',
    'skipped: cart.spec.ts:9 › empties',
    '7 passed, 0 failed, 2 skipped',
  ]);
});
