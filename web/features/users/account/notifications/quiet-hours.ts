import type { QuietHours } from '../../../../../domain/notifications/quiet-hours.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { readText } from '../../../../ui/form/use-form.ts';

/** What most people mean by night. */
export const USUAL_NIGHT: QuietHours = { begin: '22:00', end: '07:00' };

/** Null when devices may ring at any time: without the tick the times are not in the form at all. */
export function readQuietValues(values: FormData): QuietHours | null {
  return values.has('isQuiet') ? { begin: readText(values, 'begin'), end: readText(values, 'end') } : null;
}

/** A night that ends when it begins would mean nothing. */
export function findQuietProblems(values: FormData): FieldProblems {
  const quietHours = readQuietValues(values);
  return quietHours && quietHours.begin !== '' && quietHours.begin === quietHours.end
    ? { end: 'Choose a different time from the start.' }
    : {};
}
