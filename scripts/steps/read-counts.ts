import { readFile, rm } from 'node:fs/promises';
import type { StepCounts } from './run-step.ts';

/** Counts from the JSON report of Vitest; the file is used once. */
export async function readVitestCounts(file: string): Promise<StepCounts> {
  const report = JSON.parse(await readFile(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  await rm(file);
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Counts from the JSON report of Playwright; a test that passed only when asked twice is said so. */
export async function readPlaywrightCounts(file: string): Promise<StepCounts> {
  const report = JSON.parse(await readFile(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  await rm(file);
  const { expected, unexpected, flaky } = report.stats;
  if (flaky > 0)
    console.log(`${flaky} browser tests passed only the second time; the lines above name them.`);
  return { passed: expected + flaky, failed: unexpected };
}
