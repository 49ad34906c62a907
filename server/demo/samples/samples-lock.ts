/** Samples are added and taken away by one person at a time. */
export const SAMPLES_LOCK = 'samples';
