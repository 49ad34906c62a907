import { runCheckSteps } from './steps/check-steps.ts';

const results = await runCheckSteps();
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
