import type { ReactNode } from 'react';
import { OfflineBanner } from '../features/offline/offline-banner.tsx';
import { ShopFooter } from './footer/shop-footer.tsx';
import { ShopHeader } from './header/shop-header.tsx';
import { MAIN_ID } from './skip-link.tsx';

export function ShopFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <ShopHeader />
      <OfflineBanner />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <ShopFooter />
    </div>
  );
}
