import { type ComponentType, useEffect, useState } from 'react';
import { whenToastsWanted } from './toast.ts';

const SIGNS_OF_USE = ['pointerdown', 'keydown'] as const;

/**
 * Loads what shows toasts when somebody begins to do something, or with the first toast; without it the page still works, so a
 * failed download is only logged. The place is there before: a screen reader hears only what comes into a place it knows.
 */
export function ToastOutlet() {
  const [Viewport, setViewport] = useState<ComponentType | null>(null);
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => {
    setTakenOver(true);
    const load = () => {
      import('./toast-viewport.tsx').then(
        (module) => setViewport(() => module.ToastViewport),
        (error: unknown) => console.error('Messages cannot be shown', error),
      );
    };
    whenToastsWanted(load);
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, load, { once: true });
    return () => {
      for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, load);
    };
  }, []);
  if (Viewport) return <Viewport />;
  return isTakenOver && <section aria-label="Messages" aria-live="polite" />;
}
