import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { useOutsideClose } from './use-outside-close.ts';

/**
 * A button that shows and hides a panel below it. A click elsewhere, Escape or moving the focus on closes the panel;
 * Escape also gives the focus back to the button.
 */
export function useDropdown() {
  const [isOpen, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = useCallback(() => setOpen(false), []);
  useOutsideClose(rootRef, isOpen, close);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    triggerRef.current?.focus();
  };

  return {
    isOpen,
    close,
    panelId,
    /** For the element around both button and panel. */
    rootProps: { ref: rootRef, onKeyDown: closeOnEscape },
    triggerProps: {
      ref: triggerRef,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onClick: () => setOpen(!isOpen),
    },
  };
}
