import { isRouteErrorResponse, type MetaArgs, Outlet } from 'react-router';
import { titlePage, titleShop } from '../page-meta.ts';
import type { Route } from './+types/shop-layout.ts';
import { CRASH_TITLE, CrashScreen } from './crash-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { ShopFrame } from './shop-frame.tsx';

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
      <NotFoundScreen />
    </ShopFrame>
  );
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
