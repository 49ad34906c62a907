import { useSyncExternalStore } from 'react';

/** Dead: the browser knows of a line, but nothing gets through. */
export type Line = 'up' | 'dead' | 'none';

const listeners = new Set<() => void>();
let isDead = false;

/** For whoever watches the line; the browser says by itself when there is none. */
export function setLineDead(isNow: boolean): void {
  if (isDead === isNow) return;
  isDead = isNow;
  for (const listener of listeners) listener();
}

export function findLine(): Line {
  if (!navigator.onLine) return 'none';
  return isDead ? 'dead' : 'up';
}

/** Calls may get through again: by the browser's word, or a dead line has come to life. */
export function watchLineUp(onUp: () => void): () => void {
  const look = () => {
    if (findLine() === 'up') onUp();
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

export function useLine(): Line {
  return useSyncExternalStore(subscribe, findLine, () => 'up');
}

export function useOnline(): boolean {
  return useLine() === 'up';
}
