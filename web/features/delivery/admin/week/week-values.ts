import { calendarSchema, type WeekPlan } from '../../../../../contract/delivery.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { createKey } from '../../../../ui/form/create-key.ts';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { readWholeNumber } from '../../../../ui/form/read-typed.ts';

export type WeekdayValues = { readonly isOpen: boolean; readonly workUnits: string };

export type WindowValues = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly capacities: { readonly delivery: string; readonly pickup: string };
};

/** The usual week as it is being typed: numbers stay texts until they are sent, so that nothing half-typed is lost. */
export type WeekValues = {
  readonly weekdays: readonly WeekdayValues[];
  readonly windows: readonly WindowValues[];
  readonly cutOff: string;
  readonly horizonDays: string;
};

export function fillWeek({ weekdays, windows, cutOff, horizonDays }: WeekPlan): WeekValues {
  return {
    weekdays: weekdays.map(({ isOpen, workUnits }) => ({ isOpen, workUnits: String(workUnits) })),
    windows: windows.map(({ id, from, to, capacities }) => ({
      id,
      from,
      to,
      capacities: { delivery: String(capacities.delivery), pickup: String(capacities.pickup) },
    })),
    cutOff,
    horizonDays: String(horizonDays),
  };
}

/** Where something cannot be read there is NaN, which the contract's schema refuses. */
export function buildCalendar({ weekdays, windows, cutOff, horizonDays }: WeekValues): WeekPlan {
  return {
    weekdays: weekdays.map(({ isOpen, workUnits }) => {
      const typedUnits = readWholeNumber(workUnits);
      // Nobody bakes on a closed day, so nobody has to say how much.
      return { isOpen, workUnits: !isOpen && Number.isNaN(typedUnits) ? 0 : typedUnits };
    }),
    windows: windows.map(({ id, from, to, capacities }) => ({
      id,
      from,
      to,
      capacities: {
        delivery: readWholeNumber(capacities.delivery),
        pickup: readWholeNumber(capacities.pickup),
      },
    })),
    cutOff,
    horizonDays: readWholeNumber(horizonDays),
  };
}

export function findWeekProblems(values: WeekValues): FieldProblems {
  return findMisfits(calendarSchema, buildCalendar(values));
}

/** A week in which nobody bakes and nothing can be chosen: the owner has not planned it yet. */
export function isUnplanned({ weekdays, windows }: WeekValues): boolean {
  return windows.length === 0 && weekdays.every(({ isOpen }) => !isOpen);
}

/** A modest week to begin with: Monday to Saturday, 9:00 to 17:00. Every figure of it can be changed before it is saved. */
export function suggestWeek({ weekdays }: WeekValues): Pick<WeekValues, 'weekdays' | 'windows'> {
  const capacities = { delivery: '5', pickup: '5' };
  const sunday = weekdays.length - 1;
  return {
    weekdays: weekdays.map((day, index) => (index === sunday ? day : { isOpen: true, workUnits: '20' })),
    windows: [
      { id: `window-${createKey()}`, from: '09:00', to: '13:00', capacities },
      { id: `window-${createKey()}`, from: '13:00', to: '17:00', capacities },
    ],
  };
}

/** After the last one and as long and roomy as it. An id is never used twice: orders of a removed window keep its own. */
export function addWindow(windows: readonly WindowValues[]): WindowValues {
  const last = windows.at(-1);
  return {
    id: `window-${createKey()}`,
    from: last?.to ?? '',
    to: '',
    capacities: last?.capacities ?? { delivery: '', pickup: '' },
  };
}
