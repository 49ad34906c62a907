import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let shownQuery: string | null = null;

/** "Show products with egg": this tab lists what its shopper avoids too, for this query alone; the list without one has a blank. */
export function readShowAnyway(query: string): boolean {
  return shownQuery === query;
}

/** Null: nothing any more. */
export function setShowAnyway(query: string | null): void {
  shownQuery = query;
  for (const listener of listeners) listener();
}

export function useShowAnyway(query: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readShowAnyway(query),
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
