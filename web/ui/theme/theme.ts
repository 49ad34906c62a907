import { useSyncExternalStore } from 'react';

/** Where this browser keeps the visitor's own choice; without one the system's holds. */
export const THEME_KEY = 'theme';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Runs in the head, before anything is painted: as text, so that the policy's digest allows it and nothing is fetched for it.
 * Without quotes, which would not be text any more.
 */
export const THEME_SCRIPT = `try{let t=localStorage.${THEME_KEY};if(t)document.documentElement.dataset.theme=t}catch{}`;

const listeners = new Set<() => void>();

export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') window.localStorage.removeItem(THEME_KEY);
    else window.localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage can be forbidden; then the choice holds until the page is left.
  }
  applyTheme(theme);
}

/** `system` in the server's HTML, which is the same for everybody. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system');
}

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return THEMES.find((each) => each === theme) ?? 'system';
}

function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage);
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
  };
}

function handleStorage({ key, newValue }: StorageEvent): void {
  if (key === null || key === THEME_KEY) {
    applyTheme(THEMES.find((each) => each === newValue) ?? 'system');
  }
}
