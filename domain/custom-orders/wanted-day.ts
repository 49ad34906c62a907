import { sayDayShortly } from '../delivery/day-words.ts';
import type { LagosDay } from '../delivery/lagos-time.ts';

/** What is said of a day by which the cake cannot be made. Where no day is free, the bakers say which they can find. */
export function findWantedDayProblem(wanted: LagosDay, earliest: LagosDay | null): string | undefined {
  if (earliest === null || wanted >= earliest) return undefined;
  return `Our earliest day for this cake is ${sayDayShortly(earliest)}. Choose that day or a later one.`;
}
