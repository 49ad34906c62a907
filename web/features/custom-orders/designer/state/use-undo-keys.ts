import { useEffect } from 'react';

type UndoKeys = { readonly undo: () => void; readonly redo: () => void };

/** Ctrl+Z and Ctrl+Shift+Z (⌘ on a Mac), and Ctrl+Y. Where something is typed, they stay the field's own. */
export function useUndoKeys({ undo, redo }: UndoKeys): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTypedIn(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [undo, redo]);
}

function isTypedIn(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'file'].includes(target.type);
  return target instanceof HTMLTextAreaElement;
}
