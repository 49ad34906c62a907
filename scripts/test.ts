import { join } from 'node:path';
import { runCheckSteps, vitestStep } from './steps/check-steps.ts';
import { runBrowserTests } from './steps/run-browser-tests.ts';
import { ROOT, runStep, type StepResult } from './steps/run-step.ts';
import { sumUp } from './steps/sum-up.ts';
import { reportTimes } from './steps/time-report.ts';

// Dozens of processes run the same files: what one of them has compiled, the next need not, nor the next run.
process.env.NODE_COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'compiled');

/** Everything: what needs a browser beside what needs none, and the checks beside the build, so that no core ever waits. */
const startedAt = performance.now();
const build = runStep({ name: 'web part', command: ['node', 'scripts/setup.mjs'] });
const results = (await Promise.all([build, runBrowserTests(build), runOtherTests()])).flat();

async function runOtherTests(): Promise<StepResult[]> {
  const checks = await runCheckSteps();
  await build;
  // Processes are waited for most of the time, and the database's tests have the cores meanwhile.
  const others = await Promise.all([runStep(vitestStep('database')), runStep(vitestStep('machine'))]);
  return [...checks, ...others];
}

console.log(reportTimes(results, (performance.now() - startedAt) / 1000));
for (const line of sumUp(results)) console.log(line);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
