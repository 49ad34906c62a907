import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { createLatePart } from '../../ui/loading/late-part.tsx';
import { findShortOrder, forgetShortOrder, type ShortOrder } from './short-order.ts';

/** Only for somebody who left checkout to add something. */
const ShortOrderBar = createLatePart({
  load: () => import('./short-order-bar.tsx'),
  showFailure: () => null,
});

/** On every page between Add more and checkout: what is missing, and the way back. The cart says so itself. */
export function ShortOrderBanner() {
  const { key, pathname } = useLocation();
  const [short, setShort] = useState<ShortOrder | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for anew with every step, whatever its path
  useEffect(() => {
    if (pathname === '/checkout') forgetShortOrder(window);
    setShort(pathname === '/cart' ? null : findShortOrder(window));
  }, [key, pathname]);
  return (
    short && (
      <Suspense>
        <ShortOrderBar short={short} />
      </Suspense>
    )
  );
}
