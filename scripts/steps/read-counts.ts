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

/** Counts from the JSON report of Playwright; a flaky test passed only when asked twice, so it counts as failed. */
export async function readPlaywrightCounts(file: string): Promise<StepCounts> {
  const report = JSON.parse(await readFile(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  await rm(file);
  return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
}
