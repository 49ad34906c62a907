import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isMissing = false;

/** Somebody without a line wanted a page that is not kept; the banner says so until they go on. */
export function noteMissingPage(isNow: boolean): void {
  isMissing = isNow;
  for (const listener of listeners) listener();
}

export function useMissingPage(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => isMissing,
    () => false,
  );
}
