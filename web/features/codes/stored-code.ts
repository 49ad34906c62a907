import { CODE_MAX_LENGTH, tidyCode } from '../../../domain/codes/code-text.ts';

export type StoredCode = {
  readonly read: () => string;
  /** Blank: it is forgotten. */
  readonly write: (text: string) => void;
  readonly watch: (onChange: () => void) => () => void;
};

export function createStoredCode(key: string): StoredCode {
  const listeners = new Set<() => void>();
  /** Where the browser keeps nothing, this tab remembers it. */
  let unsaved: string | undefined;
  return {
    read() {
      if (unsaved !== undefined) return unsaved;
      try {
        return tidyCode(window.localStorage.getItem(key) ?? '').slice(0, CODE_MAX_LENGTH);
      } catch {
        return '';
      }
    },
    write(text) {
      try {
        if (text === '') window.localStorage.removeItem(key);
        else window.localStorage.setItem(key, text);
        unsaved = undefined;
      } catch {
        unsaved = text;
      }
      for (const listener of listeners) listener();
    },
    watch(onChange) {
      listeners.add(onChange);
      window.addEventListener('storage', onChange);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', onChange);
      };
    },
  };
}
