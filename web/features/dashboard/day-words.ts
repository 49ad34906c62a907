import type { DayAhead } from '../../../contract/dashboard.ts';

/** 0 for empty, 1 for full; above 1 where more was taken on than the day holds. */
export function measureDay({ isOpen, workUnits, workUnitsTaken }: DayAhead): number {
  if (!isOpen) return 0;
  return workUnits === 0 ? Number(workUnitsTaken > 0) : workUnitsTaken / workUnits;
}

export function sayDay(day: DayAhead): string {
  const { isOpen, workUnits, workUnitsTaken, ordersTaken } = day;
  const work = isOpen ? `${workUnitsTaken} of ${workUnits} kitchen points booked` : 'closed';
  return `${work}, ${ordersTaken === 1 ? '1 order' : `${ordersTaken} orders`}`;
}
