import { type RefObject, useEffect } from 'react';

/** While something is open, closes it on a click or a focus outside of the element that holds it. */
export function useOutsideClose(holder: RefObject<Element | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const closeWhenOutside = ({ target }: Event) => {
      if (target instanceof Node && !holder.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', closeWhenOutside);
    document.addEventListener('focusin', closeWhenOutside);
    return () => {
      document.removeEventListener('pointerdown', closeWhenOutside);
      document.removeEventListener('focusin', closeWhenOutside);
    };
  }, [holder, isOpen, close]);
}
