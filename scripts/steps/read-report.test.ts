import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './read-report.ts';
import { ROOT } from './run-step.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oyin-report-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function keep(report: object): Promise<string> {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  return file;
}

test('tests of Vitest that failed, or passed only when tried again, are named with their first line, skipped ones by name, those of another run not at all', async () => {
  const file = await keep({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: join(ROOT, 'server/cart.test.ts'),
        assertionResults: [
          { fullName: 'adds', status: 'passed', tags: [], duration: 1_500, failureMessages: [] },
          {
            fullName: 'takes away',
            status: 'passed',
            tags: [],
            failureMessages: ['Error: too slow\n  at x'],
          },
          {
            fullName: 'empties',
            status: 'failed',
            tags: [],
            failureMessages: ['\u001b[31mError: 1 left\u001b[39m'],
          },
          { fullName: 'counts', status: 'skipped', tags: [], failureMessages: [] },
          { fullName: 'fills up', status: 'skipped', tags: ['long'], failureMessages: [] },
        ],
      },
    ],
  });
  expect(await readVitestReport(file, 'short')).toEqual({
    passed: 2,
    failed: 1,
    stumbles: [
      'passed only when tried again: server/cart.test.ts › takes away\n    Error: too slow',
      'failed: server/cart.test.ts › empties\n    Error: 1 left',
    ],
    skipped: ['server/cart.test.ts › counts'],
    tests: [
      { file: 'server/cart.test.ts', title: 'adds', seconds: 1.5 },
      { file: 'server/cart.test.ts', title: 'takes away', seconds: 0 },
      { file: 'server/cart.test.ts', title: 'empties', seconds: 0 },
    ],
  });
  expect(await readdir(folder)).toEqual([]);
});

test('journeys are named wherever their groups hide them', async () => {
  const journey = (title: string, status: string, messages: (string | undefined)[]) => ({
    file: 'cart.spec.ts',
    line: 7,
    title,
    tests: [
      {
        status,
        results: messages.map((message) => ({ duration: 2_000, ...(message && { error: { message } }) })),
      },
    ],
  });
  const file = await keep({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      {
        specs: [journey('fills', 'expected', [undefined]), journey('shares', 'skipped', [])],
        suites: [
          {
            specs: [
              journey('empties', 'unexpected', ['Error: 1 left\nmore', 'Error: 2 left']),
              journey('counts', 'flaky', ['Error: late', undefined]),
            ],
          },
        ],
      },
    ],
  });
  expect(await readPlaywrightReport(file)).toEqual({
    passed: 2,
    failed: 1,
    stumbles: [
      'failed: e2e/cart.spec.ts:7 › empties\n    Error: 1 left',
      'passed only when tried again: e2e/cart.spec.ts:7 › counts\n    Error: late',
    ],
    skipped: ['e2e/cart.spec.ts:7 › shares'],
    tests: [
      { file: 'e2e/cart.spec.ts', title: 'fills', seconds: 2 },
      { file: 'e2e/cart.spec.ts', title: 'empties', seconds: 4 },
      { file: 'e2e/cart.spec.ts', title: 'counts', seconds: 4 },
    ],
  });
});
