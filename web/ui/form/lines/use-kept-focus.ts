import { useEffect, useRef } from 'react';

/**
 * Moving a line in the page takes the focus from the button that moved it. Says which control is to have it afterwards, by its
 * `data-control`.
 */
export function useKeptFocus() {
  const holderRef = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);

  // After every change of the screen: the line may have been moved, added or taken away.
  useEffect(() => {
    if (wanted.current === null) return;
    const controls = [...(holderRef.current?.querySelectorAll<HTMLElement>('[data-control]') ?? [])];
    controls.find(({ dataset }) => dataset.control === wanted.current)?.focus();
    wanted.current = null;
  });

  const keepFocusOn = (control: string) => {
    wanted.current = control;
  };
  return { holderRef, keepFocusOn };
}
