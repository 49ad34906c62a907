import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isShopThere } from '../../api/is-shop-there.ts';
import { watchLineSigns } from '../../api/line-signs.ts';
import {
  changeOver,
  isShopKept,
  registerShopWorker,
  tellShopWorker,
  watchNextWorker,
} from '../../api/shop-worker.ts';
import { useDataSaver } from '../../ui/browser/data-saver.ts';
import { setLineDead } from '../../ui/browser/use-online.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useCart } from '../cart/cart-context.tsx';
import { useSession } from '../sessions/session-context.tsx';
import { useAuth } from '../users/auth-context.tsx';
import { InstallHint } from './install-hint.tsx';
import { watchLine } from './watch-line.ts';

/** Looks after the worker that keeps the shop in this browser, and tells it what it cannot see. */
export function OfflineKeeper() {
  useWorker();
  useOwner();
  useVisitedPages();
  useLineWatch();
  return <InstallHint />;
}

function useWorker(): void {
  useEffect(() => {
    let stopWatching = () => {};
    registerShopWorker().then(
      (registration) => {
        stopWatching = watchNextWorker(registration, offerReload);
      },
      (error: unknown) => console.error('The shop cannot be kept for when there is no line', error),
    );
    return () => stopWatching();
  }, []);

  const isSavingData = useDataSaver();
  useEffect(() => void tellShopWorker({ kind: 'save-data', isWanted: isSavingData }), [isSavingData]);
}

function offerReload(next: ServiceWorker): void {
  showToast({
    kind: 'info',
    text: 'A new version is ready.',
    action: { label: 'Reload', run: () => changeOver(next) },
  });
}

function useLineWatch(): void {
  useEffect(
    () =>
      watchLine({
        watchSigns: watchLineSigns,
        watchReturn: (onReturn) => {
          window.addEventListener('online', onReturn);
          return () => window.removeEventListener('online', onReturn);
        },
        isShopThere: () => isShopThere(window.fetch.bind(window)),
        hasLine: () => navigator.onLine,
        setDead: setLineDead,
      }),
    [],
  );
}

/** Orders are kept for whoever is signed in, and for nobody else. */
function useOwner(): void {
  const { currentUser, authLoading } = useAuth();
  const endsAt = useSession().sessionExpiresAt?.toISOString() ?? null;
  useEffect(() => {
    if (authLoading) return;
    if (!currentUser) return void tellShopWorker({ kind: 'nobody' });
    const { uid, displayName, email, photoURL } = currentUser;
    const user = { id: uid, name: displayName, email, image: photoURL };
    void tellShopWorker({ kind: 'owner', owner: { user, endsAt } });
  }, [currentUser, authLoading, endsAt]);
}

/** A step within the shop brings data and no HTML; that comes after, so that the page opens without a line too. */
function useVisitedPages(): void {
  const { pathname, search, key } = useLocation();
  const isFirst = key === 'default';
  useEffect(
    () => void tellShopWorker({ kind: 'keep-page', path: pathname + search, files: listLoadedFiles() }),
    [pathname, search],
  );

  // A worker that was here before this page came with an earlier one.
  const [isSecondPage] = useState(isShopKept);
  const { cartCount } = useCart();
  const isStaying = isSecondPage || !isFirst || cartCount > 0;
  useEffect(() => {
    if (isStaying) void tellShopWorker({ kind: 'keep-steps' });
  }, [isStaying]);
}

/** The first page's files came before the worker; the browser still has them, and fetching them again costs nothing. */
function listLoadedFiles(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && LOADED_FILE.test(pathname))
    .map(({ pathname }) => pathname);
}

const LOADED_FILE = /^\/assets\/[^/]+\.(?:js|css)$/;
