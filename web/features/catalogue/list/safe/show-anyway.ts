import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isShown = false;

/** "Show them": this tab lists what its shopper avoids too, until that is taken back or the shop is opened anew. */
export function readShowAnyway(): boolean {
  return isShown;
}

export function setShowAnyway(next: boolean): void {
  isShown = next;
  for (const listener of listeners) listener();
}

export function useShowAnyway(): boolean {
  return useSyncExternalStore(subscribe, readShowAnyway, () => false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
