import { useSyncExternalStore } from 'react';

/** Where this browser keeps the shopper's own choice; without one the browser's hint holds. */
export const DATA_SAVER_KEY = 'data-saver';

/** Not known to every browser, and so not to TypeScript. */
type NavigatorWithConnection = Navigator & { readonly connection?: { readonly saveData?: boolean } };

const listeners = new Set<() => void>();

/** Whether every kilobyte counts: then pictures are smaller, cakes are drawn in lines, and nothing is fetched ahead. */
export function isSavingData(): boolean {
  const chosen = readChoice();
  if (chosen !== null) return chosen === 'on';
  return (navigator as NavigatorWithConnection).connection?.saveData === true;
}

export function chooseDataSaver(isOn: boolean): void {
  try {
    window.localStorage.setItem(DATA_SAVER_KEY, isOn ? 'on' : 'off');
  } catch {
    // Storage can be forbidden; then the browser's hint goes on to hold.
  }
  notifyListeners();
}

/** False in the server's HTML, which is the same for everybody. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(subscribe, isSavingData, () => false);
}

/** How links fetch ahead; for the router's `prefetch`. */
export function usePrefetch(): 'intent' | 'none' {
  return useDataSaver() ? 'none' : 'intent';
}

/** However many pictures and links ask, the browser is listened to once. */
function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage);
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
  };
}

function handleStorage({ key }: StorageEvent): void {
  if (key === DATA_SAVER_KEY || key === null) notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function readChoice(): string | null {
  try {
    return window.localStorage.getItem(DATA_SAVER_KEY);
  } catch {
    return null;
  }
}
