import fc from 'fast-check';

/**
 * Before a change is taken it is judged by the same draw every time, so that it is not refused for what it did not do.
 * On one's own machine chance goes on looking.
 */
if (process.env.CI) fc.configureGlobal({ seed: 2_026 });
