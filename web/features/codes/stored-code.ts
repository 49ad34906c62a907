import { CODE_MAX_LENGTH, tidyCode } from '../../../domain/codes/code-text.ts';
import { CODE_KEY } from './remember-code.ts';

const listeners = new Set<() => void>();
/** Where the browser keeps nothing, this tab remembers it. */
let unsaved: string | undefined;

export function readStoredCode(): string {
  if (unsaved !== undefined) return unsaved;
  try {
    return tidyCode(window.localStorage.getItem(CODE_KEY) ?? '').slice(0, CODE_MAX_LENGTH);
  } catch {
    return '';
  }
}

/** Blank: it is forgotten. */
export function writeStoredCode(text: string): void {
  try {
    if (text === '') window.localStorage.removeItem(CODE_KEY);
    else window.localStorage.setItem(CODE_KEY, text);
    unsaved = undefined;
  } catch {
    unsaved = text;
  }
  for (const listener of listeners) listener();
}

export function watchStoredCode(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}
