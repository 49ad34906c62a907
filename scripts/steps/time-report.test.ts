import { expect, test } from 'vitest';
import { reportTimes } from './time-report.ts';

const step = { passed: 1, failed: 0, ok: true, stumbles: [], skipped: [], tests: [] };

test('the time is told by kind, by file and by test, the slowest first', () => {
  const tests = [
    { file: 'cart.test.ts', title: 'adds', seconds: 0.25 },
    { file: 'cart.test.ts', title: 'empties', seconds: 1.5 },
    { file: 'order.test.ts', title: 'ends', seconds: 1 },
  ];
  const results = [
    { ...step, name: 'route types', seconds: 0.4 },
    { ...step, name: 'architecture', seconds: 2 },
    { ...step, name: 'unit tests', seconds: 3, passed: 3, tests },
  ];
  expect(reportTimes(results, 5.04).split('\n')).toEqual([
    '5.0 s in all',
    '    2.0 s  architecture',
    '    3.0 s  unit tests (3)',
    'slowest files',
    '    1.8 s  cart.test.ts',
    '    1.0 s  order.test.ts',
    'slowest tests',
    '    1.5 s  cart.test.ts › empties',
    '    1.0 s  order.test.ts › ends',
    '    0.3 s  cart.test.ts › adds',
  ]);
});
