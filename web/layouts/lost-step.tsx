import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from 'react-router';
import { findKeptAt } from '../api/kept-pages.ts';
import { isShopKept } from '../api/shop-worker.ts';
import { noteMissingPage } from '../features/offline/missing-page.ts';
import { findLine } from '../ui/browser/use-online.ts';

const STEP_KEY = 'lost-step';

/**
 * When the script of a page cannot be loaded, the router reloads the page that is shown. Without a connection that would
 * lose the shop, so a step leads to the page as it is kept, or is not taken; after a new release it would lose the step,
 * so the reloaded page takes it.
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
  if (findLine() === 'up' || !link || link.origin !== window.location.origin) return;
  if (link.pathname === window.location.pathname) return;
  event.preventDefault();
  event.stopPropagation();
  void openKept(new URL(link.href));
}

/** The whole page, from where the worker keeps it: scripts and data of a mere step may be missing. */
async function openKept(address: URL): Promise<void> {
  const isKept = isShopKept() && (await findKeptAt(address).catch(() => null)) !== null;
  if (isKept) window.location.assign(address);
  else noteMissingPage(true);
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
