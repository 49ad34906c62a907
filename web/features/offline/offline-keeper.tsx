import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isShopThere } from '../../api/is-shop-there.ts';
import { watchLineSigns } from '../../api/line-signs.ts';
import {
  changeOver,
  isShopStored,
  messageShopWorker,
  registerShopWorker,
  watchNextWorker,
} from '../../api/shop-worker.ts';
import { useDataSaver } from '../../ui/browser/data-saver.ts';
import { setLineDead } from '../../ui/browser/use-online.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useCart } from '../cart/cart-context.tsx';
import { useSession } from '../sessions/session-context.tsx';
import { useShopProfile } from '../shop/shop-context.tsx';
import { useAuth } from '../users/auth-context.tsx';
import { type InstallOffer, listenForInstallOffer } from './install-offer.ts';
import { watchFailedPictures } from './reload-pictures.ts';
import { countVisit, INSTALL_MEMORY_KEY, type InstallMemory, mayAsk, readMemory } from './visit-count.ts';
import { watchLine } from './watch-line.ts';

/** Never in the way of somebody who is ordering. */
const BUSY_PATHS = /^\/(?:cart|checkout|login|register|admin)(?:\/|$)/;

/** Offers the home screen to whoever comes back, once. */
function InstallHint() {
  const { name } = useShopProfile();
  const { pathname } = useLocation();
  const [offer, setOffer] = useState<InstallOffer | null>(null);

  useEffect(() => {
    if (mayAsk(noteVisit())) return listenForInstallOffer(setOffer);
  }, []);

  if (!offer || BUSY_PATHS.test(pathname)) return null;
  const answer = () => {
    keepMemory({ ...readStored(), isAnswered: true });
    setOffer(null);
  };
  const install = () => {
    answer();
    void offer.prompt();
  };
  return (
    <aside
      aria-label="Install the shop"
      className="no-print fixed inset-x-4 bottom-4 z-40 grid gap-3 rounded-card bg-paper p-4 shadow-3 phone:left-auto phone:w-100"
    >
      <p>
        <strong className="font-semibold">{name} on your home screen?</strong> It opens like an app, works
        offline and takes almost no space.
      </p>
      <div className="flex justify-end gap-2">
        <Button size="s" onClick={answer}>
          No, thank you
        </Button>
        <Button kind="honey" size="s" onClick={install}>
          Install
        </Button>
      </div>
    </aside>
  );
}

function noteVisit(): InstallMemory {
  const memory = countVisit(readStored(), new Date().toISOString().slice(0, 10));
  keepMemory(memory);
  return memory;
}

function readStored(): InstallMemory {
  try {
    return readMemory(window.localStorage.getItem(INSTALL_MEMORY_KEY));
  } catch {
    return readMemory(null);
  }
}

/** Where storage is forbidden every visit is the first, and nobody is asked. */
function keepMemory(memory: InstallMemory): void {
  try {
    window.localStorage.setItem(INSTALL_MEMORY_KEY, JSON.stringify(memory));
  } catch {
    // See above.
  }
}

/** Looks after the worker that keeps the shop in this browser, and tells it what it cannot see. */
export function OfflineKeeper() {
  useWorker();
  useOwner();
  useVisitedPages();
  useLineWatch();
  useEffect(watchFailedPictures, []);
  return <InstallHint />;
}

function useWorker(): void {
  useEffect(() => {
    let stopWatching = () => {};
    registerShopWorker().then(
      (registration) => {
        stopWatching = watchNextWorker(registration, offerReload);
      },
      (error: unknown) => console.error('Offline support could not be set up', error),
    );
    return () => stopWatching();
  }, []);

  const isSavingData = useDataSaver();
  useEffect(() => void messageShopWorker({ kind: 'save-data', isWanted: isSavingData }), [isSavingData]);
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
    if (!currentUser) return void messageShopWorker({ kind: 'nobody' });
    const { uid, displayName, email, photoURL } = currentUser;
    const user = { id: uid, name: displayName, email, image: photoURL };
    void messageShopWorker({ kind: 'owner', owner: { user, endsAt } });
  }, [currentUser, authLoading, endsAt]);
}

/** A step within the shop brings data and no HTML; that comes after, so that the page opens without a line too. */
function useVisitedPages(): void {
  const { pathname, search, key } = useLocation();
  const isFirst = key === 'default';
  useEffect(
    () => void messageShopWorker({ kind: 'keep-page', path: pathname + search, files: listLoadedFiles() }),
    [pathname, search],
  );

  // A worker that was here before this page came with an earlier one.
  const [isSecondPage] = useState(isShopStored);
  const { cartCount } = useCart();
  const isStaying = isSecondPage || !isFirst || cartCount > 0;
  useEffect(() => {
    if (isStaying) void messageShopWorker({ kind: 'keep-steps' });
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
