import { randomInt } from 'node:crypto';
import { vitestStep } from './steps/check-steps.ts';
import { runLongBrowserTests } from './steps/run-browser-tests.ts';
import { runStep } from './steps/run-step.ts';
import { sumUp } from './steps/sum-up.ts';

/** How often each property is tried. */
const DRAWS = '1000';

/** What goes on looking where `npm test` has tried a little of the same: by the seeds of every run, and by one of its own. */
const SEED = process.env.SEED ?? String(randomInt(2 ** 31));
console.log(`The seed of this run is ${SEED}. SEED=${SEED} npm run test:long makes the same draw again.`);

const results = [
  await runStep({ ...vitestStep('unit'), name: 'properties', environment: { SEED, DRAWS } }),
  await runStep({ ...vitestStep('long'), environment: { SEED } }),
  await runStep(vitestStep('database', 'long')),
  ...(await runLongBrowserTests()),
];
for (const line of sumUp(results)) console.log(line);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
