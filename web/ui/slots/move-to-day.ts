import type { OfferedSlot } from '../../../contract/availability.ts';
import { canBeTaken, type ShownDay } from './state-words.ts';

/** The time chosen before, if it is free on the other day too; the only free one; otherwise none. */
export function moveToDay(
  { day, windows }: ShownDay,
  formerWindowId: string | undefined,
): OfferedSlot | null {
  const free = windows.filter(canBeTaken);
  const stored = free.find(({ id }) => id === formerWindowId) ?? (free.length === 1 ? free[0] : undefined);
  return stored ? { day, windowId: stored.id, from: stored.from, to: stored.to } : null;
}

/** Whether the slot can still be had, as far as these days tell. */
export function isStillFree(
  days: readonly ShownDay[],
  { day, windowId }: Pick<OfferedSlot, 'day' | 'windowId'>,
): boolean {
  const windows = days.find((shown) => shown.day === day)?.windows ?? [];
  return windows.some((window) => window.id === windowId && canBeTaken(window));
}

/** Why customers cannot choose the slot and staff still can. */
export type Caveat = 'late' | 'overfull';

/** Null: everybody can choose it. */
export function findCaveat(
  days: readonly ShownDay[],
  slot: Pick<OfferedSlot, 'day' | 'windowId'> | null,
): Caveat | null {
  const windows = days.find(({ day }) => day === slot?.day)?.windows ?? [];
  const state = windows.find(({ id }) => id === slot?.windowId)?.state;
  return state === 'late' || state === 'overfull' ? state : null;
}

/** What staff say to it as they take the slot. */
export function acceptCaveat(caveat: Caveat | null) {
  return { acceptLate: caveat !== null, acceptFull: caveat === 'overfull' };
}
