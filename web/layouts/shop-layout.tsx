import { lazy, type ReactNode, Suspense } from 'react';
import { isRouteErrorResponse, Link, type MetaArgs, Outlet } from 'react-router';
import { OPENING_SOON_PATH } from '../../domain/shop/opening.ts';
import { ShortOrderBanner } from '../features/checkout/short-order-context.tsx';
import { OfflineBanner } from '../features/offline/offline-banner.tsx';
import { useShopProfile } from '../features/shop/shop-context.tsx';
import { titlePage, titleShop } from '../page-meta.ts';
import type { Route } from './+types/shop-layout.ts';
import { CRASH_TITLE, CrashScreen } from './crash-screen.tsx';
import { ShopFooter } from './footer/shop-footer.tsx';
import { ShopHeader } from './header/shop-header.tsx';
import { MAIN_ID } from './skip-link.tsx';

/** Only for somebody who is at a wrong address. */
const NotFoundScreen = lazy(() => import('./not-found-screen.tsx'));

export function meta({ matches, error }: MetaArgs) {
  if (!error) return titleShop({ matches });
  return titlePage(isNotFound(error) ? 'Page not found' : CRASH_TITLE)({ matches });
}

export default function ShopLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}

/** A page that says "no such thing" is not a crash: the shop stays around it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isNotFound(error)) return <CrashScreen error={error} />;
  return (
    <ShopFrame>
      <Suspense>
        <NotFoundScreen />
      </Suspense>
    </ShopFrame>
  );
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

function ShopFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <NotYetOpenBanner />
      <ShopHeader />
      <OfflineBanner />
      <ShortOrderBanner />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <ShopFooter />
    </div>
  );
}

/** For the staff, who look around already, and for whoever follows an order that was taken before the opening. */
function NotYetOpenBanner() {
  const { isNotYetOpen } = useShopProfile();
  if (!isNotYetOpen) return null;
  return (
    <p data-staff-only className="no-print bg-honey-soft px-4 py-1 text-center text-small">
      This shop isn’t open yet. Customers see{' '}
      <Link to={OPENING_SOON_PATH} className="link inline-flex min-h-11 items-center">
        Opening soon
      </Link>
    </p>
  );
}
