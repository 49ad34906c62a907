import fc from 'fast-check';

/** How often a property is tried; `npm run test:long` tries harder. */
const DRAWS = Number(process.env.DRAWS ?? 40);

/**
 * Before a change is taken it is judged by the same draw every time, so that it is not refused for what it did not do.
 * On one's own machine chance goes on looking.
 */
const SEED = process.env.SEED ?? (process.env.CI && 2_026);

fc.configureGlobal({ numRuns: DRAWS, ...(SEED && { seed: Number(SEED) }) });
