import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isDead = false;

/** For whoever watches the line. Dead: the browser knows of one, but nothing gets through; it says by itself when there is none. */
export function setLineDead(isNow: boolean): void {
  if (isDead === isNow) return;
  isDead = isNow;
  for (const listener of listeners) listener();
}

export function isLineUp(): boolean {
  return navigator.onLine && !isDead;
}

/** Calls may get through again: by the browser's word, or a dead line has come to life. */
export function watchLineUp(onUp: () => void): () => void {
  const look = () => {
    if (isLineUp()) onUp();
  };
  window.addEventListener('online', look);
  listeners.add(look);
  return () => {
    window.removeEventListener('online', look);
    listeners.delete(look);
  };
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  listeners.add(onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
    listeners.delete(onChange);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isLineUp, () => true);
}
