import { type RefObject, useEffect, useState } from 'react';

/** Whether any of it is on the screen: not folded away, not scrolled out of sight. */
export function useIsSeen(elementRef: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementRef]);
  return isSeen;
}
