import { randomInt } from 'node:crypto';

/** The same draw each time: a change is not refused for what it did not do. */
export const FIXED_SEED = 20_261_116;

/** Another draw each time, which goes on looking; `SEED` gives one that found something once more. */
export const FRESH_SEED = Number(process.env.SEED ?? randomInt(2 ** 31));
