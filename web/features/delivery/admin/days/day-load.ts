import type { CalendarDay } from '../../../../../contract/delivery.ts';

type LoadedDay = Pick<CalendarDay, 'isOpen' | 'workUnits' | 'workUnitsTaken'>;

export type DayLoadState = 'closed' | 'free' | 'roomy' | 'nearly_full' | 'full' | 'overbooked';

const NEARLY_FULL_SHARE = 0.85;

export const LOAD_WORDS: Readonly<Record<DayLoadState, string>> = {
  closed: 'Closed',
  free: 'Free',
  roomy: 'Has room',
  nearly_full: 'Nearly full',
  full: 'Full',
  overbooked: 'Overbooked',
};

/** How a day stands. It can be overbooked when the owner takes capacity away that was sold before. */
export function judgeLoad({ isOpen, workUnits, workUnitsTaken }: LoadedDay): DayLoadState {
  if (!isOpen) return 'closed';
  if (workUnitsTaken > workUnits) return 'overbooked';
  if (workUnitsTaken === workUnits) return 'full';
  if (workUnitsTaken === 0) return 'free';
  return workUnitsTaken >= workUnits * NEARLY_FULL_SHARE ? 'nearly_full' : 'roomy';
}

/** 0 for empty, 1 for full. A day without kitchen points is full from the start. */
export function computeShare({ workUnits, workUnitsTaken }: LoadedDay): number {
  return workUnits === 0 ? 1 : workUnitsTaken / workUnits;
}
