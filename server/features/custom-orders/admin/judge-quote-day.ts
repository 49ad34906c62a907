import type { CalendarDay } from '../../../../contract/delivery.ts';
import type { SlotState } from '../../../../domain/delivery/availability.ts';
import type { LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';

export type Work = { readonly workUnits: number; readonly leadTimeHours: number };
export type JudgedDay = CalendarDay & { readonly state: SlotState };

/** Days with what is taken of them, and whether some work would still fit in. */
export type LookAtDays = (
  db: Database | Transaction,
  span: { readonly from: LagosDay; readonly to: LagosDay },
  work: Work,
  now: Date,
) => Promise<JudgedDay[]>;

type Reason = (day: JudgedDay, work: Work) => string;

/** What the owner is told about a day on which the cake cannot be made. */
const REASONS: Readonly<Record<Exclude<SlotState, 'free'>, Reason>> = {
  past: () => 'That day has passed. Choose another.',
  closed: ({ note }) => `The bakery is closed on that day${note === '' ? '' : ` (${note})`}. Choose another.`,
  not_offered: () => 'There’s no delivery or pickup on that day. Choose another.',
  // Only staff are told of it, and a quote is for a customer to accept.
  late: () => 'It’s too late to take orders for that day. Choose a later one.',
  overfull: () => 'That day is full. Choose another.',
  cut_off: () => 'It’s too late to take orders for that day. Choose a later one.',
  too_soon: (_, { leadTimeHours }) =>
    `The cake needs ${leadTimeHours} hours, so that day is too soon. Choose a later day or a shorter lead time.`,
  too_much: ({ workUnits }, work) =>
    `The cake takes ${work.workUnits} kitchen points, and the whole day has ${workUnits}. Choose another day.`,
  day_full: ({ workUnits, workUnitsTaken }, work) =>
    `That day is full: ${workUnitsTaken} of ${workUnits} kitchen points are booked, and the cake needs ${work.workUnits}.`,
  window_full: () => 'Every time slot on that day is full. Choose another day.',
  too_far: () => 'That day is too far ahead. Choose an earlier one.',
};

/** A quote takes no place, but nobody is offered a day that cannot be had when the quote is made. */
export async function judgeQuoteDay(
  tx: Transaction,
  lookAtDays: LookAtDays,
  { day, work, now }: { readonly day: LagosDay; readonly work: Work; readonly now: Date },
): Promise<Result<void>> {
  const [judged] = await lookAtDays(tx, { from: day, to: day }, work, now);
  if (!judged) throw new Error(`${day} was checked but is missing.`);
  if (judged.state === 'free') return accept(undefined);
  const message = REASONS[judged.state](judged, work);
  return refuse('conflict', `slot_${judged.state}`, message, { day: message });
}
