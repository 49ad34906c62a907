import type { CalendarDay } from '../../../../../contract/delivery.ts';

export type DayOutlook = {
  readonly state: 'fits' | 'full' | 'closed';
  /** "28 kitchen points left" */
  readonly words: string;
  /** How much of the day is taken, this cake not counted: 1 is full. */
  readonly share: number;
};

/** Whether so much more work fits into a day. */
export function judgeDay(
  { isOpen, workUnits, workUnitsTaken, note }: CalendarDay,
  wantedUnits: number,
): DayOutlook {
  if (!isOpen) return { state: 'closed', words: note === '' ? 'Closed' : `Closed: ${note}`, share: 0 };
  const free = Math.max(workUnits - workUnitsTaken, 0);
  return {
    state: wantedUnits > free ? 'full' : 'fits',
    words: `${free} kitchen ${free === 1 ? 'point' : 'points'} left`,
    share: workUnits === 0 ? 1 : workUnitsTaken / workUnits,
  };
}
