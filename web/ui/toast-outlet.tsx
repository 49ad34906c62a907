import { type ComponentType, useEffect, useState } from 'react';

/** Loads what shows toasts once the page stands; without it the page still works, so a failed download is only logged. */
export function ToastOutlet() {
  const [Viewport, setViewport] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('./toast-viewport.tsx').then(
      (module) => setViewport(() => module.ToastViewport),
      (error: unknown) => console.error('Messages cannot be shown', error),
    );
  }, []);
  return Viewport && <Viewport />;
}
