import { type CalendarDay, saveCalendarDayEndpoint } from '../../../../../contract/delivery.ts';
import type { InputOf } from '../../../../../contract/endpoint.ts';
import type { DayPlan } from '../../../../../domain/delivery/calendar.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { readCount } from '../../../../ui/form/read-typed.ts';
import { nameDay, nameWeekday } from '../../../../ui/slots/day-words.ts';

/** As it is sent: what has a default may be left out. */
type DayChange = InputOf<typeof saveCalendarDayEndpoint.bodySchema>;

/** One day as it is being typed. */
export type DayValues = {
  readonly isOpen: boolean;
  /** Blank: as on every such weekday. */
  readonly workUnits: string;
  readonly note: string;
};

/** `closingNote`: it is about to be closed, for this reason. */
export function fillDay(day: CalendarDay, usual: DayPlan, closingNote: string | null = null): DayValues {
  if (closingNote !== null) return { isOpen: false, workUnits: '', note: closingNote };
  const isOther = day.isException && day.workUnits !== usual.workUnits;
  return { isOpen: day.isOpen, workUnits: isOther ? String(day.workUnits) : '', note: day.note };
}

/** What makes the day differ from its weekday; null when nothing does. */
export function buildDayChange({ isOpen, workUnits, note }: DayValues, usual: DayPlan): DayChange | null {
  const typedUnits = readCount(workUnits);
  const change = isOpen
    ? { isClosed: false, workUnits: typedUnits === usual.workUnits ? null : typedUnits, note: '' }
    : { isClosed: true, workUnits: null, note: note.trim() };
  const isUsual = isOpen === usual.isOpen && change.workUnits === null && change.note === '';
  return isUsual ? null : change;
}

export function findDayProblems(values: DayValues, usual: DayPlan): FieldProblems {
  const change = buildDayChange(values, usual);
  if (change === null) return {};
  if (values.isOpen && change.workUnits === null && usual.workUnits === 0) {
    return { workUnits: 'Enter the number of kitchen points.' };
  }
  return findMisfits(saveCalendarDayEndpoint.bodySchema, change);
}

/** What is said before a day gets less room than is taken of it already; undefined: it fits. */
export function warnOfOverbooking(values: DayValues, day: CalendarDay, usual: DayPlan): string | undefined {
  const workUnits = readCount(values.workUnits) ?? usual.workUnits;
  if (!values.isOpen || !Number.isInteger(workUnits) || workUnits >= day.workUnitsTaken) return undefined;
  return `${day.workUnitsTaken} kitchen points are already booked, so the day would be overbooked by ${day.workUnitsTaken - workUnits}. Existing orders aren’t affected.`;
}

/** 'open with 120 kitchen points' */
export function describeUsual({ isOpen, workUnits }: DayPlan): string {
  if (!isOpen) return 'closed';
  return workUnits === 1 ? 'open with 1 kitchen point' : `open with ${workUnits} kitchen points`;
}

/** What has just been saved, for the toast. */
export function nameSavedDay({ day, isOpen, isException, workUnits }: CalendarDay): string {
  const name = nameDay(day);
  if (!isException) return `${name} is back to a normal ${nameWeekday(day)}`;
  return `${name} is ${describeUsual({ isOpen, workUnits })}`;
}
