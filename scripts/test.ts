import { join } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { REPORTS, runCheckSteps, vitestStep } from './steps/check-steps.ts';
import { readPlaywrightReport } from './steps/read-report.ts';
import { runStep, type StepResult } from './steps/run-step.ts';

// Dozens of processes run the same files: what one of them has compiled, the next need not.
process.env.NODE_COMPILE_CACHE = join(REPORTS, 'compiled');

/** Everything: what `npm run check` does, then the routes on a real PostgreSQL, then the journeys in a browser. */
const results: StepResult[] = await runCheckSteps();
// Processes are waited for most of the time, and the database's tests have the cores meanwhile.
results.push(
  ...(await Promise.all([
    runStep({ ...vitestStep('database'), isShownLive: true }),
    runStep({ ...vitestStep('machine'), isShownLive: true }),
  ])),
);

const journeys = join(REPORTS, 'journeys.json');
results.push(
  await runStep({
    name: 'browser journeys',
    command: ['playwright', 'test', '--reporter=line,json'],
    environment: { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: journeys },
    isShownLive: true,
    readReport: () => readPlaywrightReport(journeys),
  }),
);

for (const { name, ok, stumbles } of results) {
  if (!ok) console.log(`failed: ${name}`);
  for (const stumble of stumbles) console.log(`  ${stumble}`);
}
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
