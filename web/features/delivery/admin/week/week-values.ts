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
