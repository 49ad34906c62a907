import { type ReactNode, useEffect, useRef } from 'react';

const TAKEN_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * The address may name a section, as links in emails and settings do. It is there only once the account is loaded, and what
 * loads above it moves it: it is kept in sight until the reader takes over.
 */
export function SectionStack({ children }: { readonly children: ReactNode }) {
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const named = document.getElementById(window.location.hash.slice(1));
    if (!stack.current || !named || isReload()) return;
    const observer = new ResizeObserver(() => named.scrollIntoView({ behavior: 'instant' }));
    const leave = () => observer.disconnect();
    observer.observe(stack.current);
    for (const event of TAKEN_OVER) window.addEventListener(event, leave, { once: true, passive: true });
    return () => {
      leave();
      for (const event of TAKEN_OVER) window.removeEventListener(event, leave);
    };
  }, []);
  return (
    <div ref={stack} className="grid gap-5">
      {children}
    </div>
  );
}

/** The browser then returns to where the reader was. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}
