import { useEffect, useId, useRef, useState } from 'react';

/** A form that takes the place of the button that opened it; when it closes, the focus goes back to that button. */
export function useOpenForm() {
  const [openFor, setOpenFor] = useState<string | null>(null);
  const cameFrom = useRef<string | null>(null);
  const prefix = useId();
  const buttonId = (key: string) => `${prefix}-${key}`;

  useEffect(() => {
    if (openFor === null && cameFrom.current !== null) {
      document.getElementById(`${prefix}-${cameFrom.current}`)?.focus();
    }
    cameFrom.current = openFor;
  }, [openFor, prefix]);

  return { openFor, open: setOpenFor, close: () => setOpenFor(null), buttonId };
}
