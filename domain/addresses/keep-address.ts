import { accept, type Result, refuse } from '../refusal.ts';
import { findLocalGovernmentArea } from './local-government-areas.ts';
import type { NigerianState } from './states.ts';

type Place = { readonly state: NigerianState; readonly lga: string };

/** Areas were once typed freely: an address may keep the one it has, but takes a new one from the table alone. */
export function agreeArea({ state, lga }: Place, stored?: Place): Result<string> {
  const area = findLocalGovernmentArea(state, lga);
  if (area !== undefined) return accept(area);
  if (stored?.state === state && stored.lga === lga) return accept(lga);
  const message = `Choose a local government area of ${state}.`;
  return refuse('invalid', 'no_such_area', message, { lga: message });
}

/** Whoever keeps addresses has one default. Unticking it leaves it, because no other took its place. */
export function isDefaultAddress(
  isTicked: boolean,
  others: readonly { readonly isDefault: boolean }[],
): boolean {
  return isTicked || !others.some(({ isDefault }) => isDefault);
}
