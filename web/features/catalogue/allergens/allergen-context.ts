import { useSyncExternalStore } from 'react';
import { type AvoidedAllergens, createAvoidedStorage } from './avoided-storage.ts';

const storage = createAvoidedStorage(() => window);

/** What this shopper avoids: picked once, kept in the browser, the same in every tab. Empty while the page is taken over. */
export function useAvoidedAllergens(): AvoidedAllergens {
  return useSyncExternalStore(storage.subscribe, storage.read, storage.readOnServer);
}

/** Outside of drawing, for a step that is about to be made. */
export const readAvoidedAllergens = storage.read;

export const saveAvoidedAllergens = storage.save;
