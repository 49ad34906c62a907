/** A finger that taps twice without meaning to is quicker than one that has seen the first tap work. */
export const DOUBLE_TAP_MS = 500;

/** Says of each press whether it is the second half of a double tap, which means one press. */
export function createTapGuard(readClockMs: () => number = () => performance.now()): () => boolean {
  let takenAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = readClockMs();
    if (now - takenAt < DOUBLE_TAP_MS) return true;
    takenAt = now;
    return false;
  };
}
