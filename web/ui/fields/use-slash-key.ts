import { type RefObject, useLayoutEffect } from 'react';

/** The key that finds things everywhere: "/" goes to the search field, unless somebody is typing. */
export function useSlashKey(fieldHolder: RefObject<Element | null>): void {
  // Before the list is seen: the key would otherwise open the search of the whole desk for a moment.
  useLayoutEffect(() => {
    const goToField = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey) return;
      const isTyping =
        target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog');
      const field = fieldHolder.current?.querySelector('input');
      if (isTyping || !field) return;
      event.preventDefault();
      field.focus();
    };
    // Before the search of the whole desk, which leaves alone what is taken already.
    document.addEventListener('keydown', goToField, { capture: true });
    return () => document.removeEventListener('keydown', goToField, { capture: true });
  }, [fieldHolder]);
}
