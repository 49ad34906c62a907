import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location, Outlet } from 'react-router';
import { isShopStored } from '../api/shop-worker.ts';
import { isPageStored } from '../api/stored-pages.ts';
import { CartProvider } from '../features/cart/cart-context.tsx';
import { CatalogueProvider } from '../features/catalogue/catalogue-context.tsx';
import { DraftGuard } from '../features/checkout/draft/draft-guard.tsx';
import { WaitingOutlet } from '../features/checkout/waiting-context.tsx';
import { NotificationsProvider } from '../features/notifications/notifications-context.tsx';
import { noteMissingPage } from '../features/offline/missing-page.ts';
import { OfflineOutlet } from '../features/offline/offline-outlet.tsx';
import { SessionProvider } from '../features/sessions/session-context.tsx';
import { AuthProvider } from '../features/users/auth-context.tsx';
import type { Identity } from '../features/users/identity.ts';
import { WishlistOutlet } from '../features/wishlist/heart-context.tsx';
import { isLineUp } from '../ui/browser/use-online.ts';
import { ToastOutlet } from '../ui/feedback/toast-outlet.tsx';
import { PendingPage } from './pending-page.tsx';
import { RouteChange } from './route-change.tsx';

/** What every screen stands in, whoever says who is signed in. */
export function ShopRoot({ identity }: { readonly identity: Identity }) {
  return (
    <AuthProvider identity={identity}>
      <SessionProvider>
        <CatalogueProvider>
          <CartProvider>
            <RouteChange />
            <LostStep />
            <DraftGuard />
            <PendingPage />
            <NotificationsProvider>
              <Outlet />
            </NotificationsProvider>
            <OfflineOutlet />
            <WaitingOutlet />
            <WishlistOutlet />
            <ToastOutlet />
          </CartProvider>
        </CatalogueProvider>
      </SessionProvider>
    </AuthProvider>
  );
}

const STEP_KEY = 'lost-step';

/**
 * When the script of a page cannot be loaded, the router reloads the page that is shown. Without a connection that would
 * lose the shop, so a step leads to the page as it is kept, or is not taken; after a new release it would lose the step,
 * so the reloaded page takes it.
 */
function LostStep() {
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
  if (isLineUp() || !link || link.origin !== window.location.origin) return;
  if (link.pathname === window.location.pathname) return;
  event.preventDefault();
  event.stopPropagation();
  void openStored(new URL(link.href));
}

/** The whole page, from where the worker keeps it: scripts and data of a mere step may be missing. */
async function openStored(address: URL): Promise<void> {
  const isStored = isShopStored() && (await isPageStored(address).catch(() => false));
  if (isStored) window.location.assign(address);
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
