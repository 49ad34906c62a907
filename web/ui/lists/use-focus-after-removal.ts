import { useEffect, useRef } from 'react';

/** Marks the rows within the holder, in the order of their keys. */
export const ROW_MARK = { 'data-row': '' } as const;

/**
 * When the row that had the focus is taken away, the keyboard goes on with the one in its place, or with the last one; with none
 * left, with the holder itself. It is told from where the focus was, because a focus that is lost says nothing any more.
 */
export function useFocusAfterRemoval<Holder extends HTMLElement>(keys: readonly string[]) {
  const holderRef = useRef<Holder>(null);
  const knownKeys = useRef(keys);
  const focusedKey = useRef<string | null>(null);

  useEffect(() => {
    const follow = ({ target }: Event) => {
      const place = listRows(holderRef.current).findIndex(
        (row) => target instanceof Node && row.contains(target),
      );
      focusedKey.current = knownKeys.current[place] ?? null;
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', follow);
    };
  }, []);

  useEffect(() => {
    const before = knownKeys.current;
    const key = focusedKey.current;
    knownKeys.current = keys;
    const rows = listRows(holderRef.current);
    // A window that is not in front sends no event when a script moves its focus.
    const place = rows.findIndex((row) => row.contains(document.activeElement));
    if (place >= 0) focusedKey.current = keys[place] ?? null;
    if (key === null || keys.includes(key) || document.activeElement !== document.body) return;
    const row = rows[Math.min(before.indexOf(key), rows.length - 1)];
    const control = row?.querySelector<HTMLElement>('a[href]:not([tabindex="-1"]), button');
    (control ?? holderRef.current)?.focus();
  });

  return holderRef;
}

function listRows(holder: Element | null): readonly Element[] {
  return [...(holder?.querySelectorAll('[data-row]') ?? [])];
}
