import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from 'react-router';
import { showToast } from '../ui/toast.ts';

const STEP_KEY = 'lost-step';

/**
 * When the script of a page cannot be loaded, the router reloads the page that is shown. Without a connection that would
 * lose the shop, so no step is taken then; after a new release it would lose the step, so the reloaded page takes it.
 */
export function LostStep() {
  const router = use(DataRouterContext)?.router;

  useEffect(() => {
    const lostStep = takeStep();
    if (lostStep !== null && isReload()) window.location.replace(lostStep);
  }, []);

  useEffect(() => {
    // Only the router itself knows at that moment; what was last drawn may be older.
    const keepStepUnderWay = () => keepStep(router?.state.navigation.location);
    window.addEventListener('click', stayWithoutConnection, { capture: true });
    window.addEventListener('pagehide', keepStepUnderWay);
    return () => {
      window.removeEventListener('click', stayWithoutConnection, { capture: true });
      window.removeEventListener('pagehide', keepStepUnderWay);
    };
  }, [router]);

  return null;
}

function stayWithoutConnection(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (navigator.onLine || !link || link.origin !== window.location.origin) return;
  if (link.pathname === window.location.pathname) return;
  event.preventDefault();
  event.stopPropagation();
  showToast({ kind: 'error', text: 'Network error. Please check your connection.' });
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

function keepStep(location: Location | undefined): void {
  if (!location) return;
  try {
    window.sessionStorage.setItem(STEP_KEY, location.pathname + location.search + location.hash);
  } catch {
    // Storage can be forbidden; then a lost step has to be taken again by hand.
  }
}

function takeStep(): string | null {
  try {
    const step = window.sessionStorage.getItem(STEP_KEY);
    window.sessionStorage.removeItem(STEP_KEY);
    return step;
  } catch {
    return null;
  }
}
