import { Outlet } from 'react-router';
import { CartProvider } from '../features/cart/cart-context.tsx';
import { CatalogueProvider } from '../features/catalogue/catalogue-context.tsx';
import { DraftGuard } from '../features/checkout/draft/draft-guard.tsx';
import { WaitingOutlet } from '../features/checkout/waiting-context.tsx';
import { NotificationsProvider } from '../features/notifications/notifications-context.tsx';
import { OfflineOutlet } from '../features/offline/offline-outlet.tsx';
import { SessionProvider } from '../features/sessions/session-context.tsx';
import { AuthProvider } from '../features/users/auth-context.tsx';
import type { Identity } from '../features/users/identity.ts';
import { ToastOutlet } from '../ui/feedback/toast-outlet.tsx';
import { LostStep } from './lost-step.tsx';
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
            <ToastOutlet />
          </CartProvider>
        </CatalogueProvider>
      </SessionProvider>
    </AuthProvider>
  );
}
