import RefreshIcon from 'lucide-react/icons/rotate-cw';
import OfflineIcon from 'lucide-react/icons/wifi-off';
import { useEffect, useState } from 'react';
import { titlePage } from '../../page-meta.ts';
import { isWorkArea } from '../../ui/browser/work-area.ts';
import { ButtonAnchor } from '../../ui/buttons/button.tsx';
import { readReturnPath } from './return-path.ts';

export const meta = titlePage('You’re offline');

/**
 * What the worker shows instead of a page that was never opened in this browser, or of a screen that staff work with. Documents are loaded anew from here; it is
 * made of the frame's own parts, because every visitor's browser keeps it.
 */
export default function OfflinePage() {
  const returnPath = useReturn();
  const isWork = isWorkArea(returnPath);
  return (
    <section className="wrap grid justify-items-center gap-4 py-12 text-center phone:py-20">
      <span className="scallop grid size-40 place-items-center gold">
        <OfflineIcon className="size-16" />
      </span>
      <h1>You’re offline</h1>
      <p className="max-w-words text-balance text-cocoa-2">
        {isWork
          ? 'This screen needs a connection. It opens by itself as soon as you’re back online.'
          : 'You haven’t opened this page on this device before, so it isn’t available offline. Pages you’ve seen, your cart and your orders are still here.'}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonAnchor href={returnPath} kind="main">
          <RefreshIcon />
          Try again
        </ButtonAnchor>
        {!isWork && (
          <ButtonAnchor href="/cart" kind="quiet">
            Your cart
          </ButtonAnchor>
        )}
      </div>
    </section>
  );
}

const LOOK_EVERY_MS = 4_000;
const noop = () => {};

/** Goes on by itself as soon as there is a line again. */
function useReturn(): string {
  const [returnPath, setReturnPath] = useState('/');
  useEffect(() => {
    const path = readReturnPath(window.location.search);
    setReturnPath(path);
    const goOn = () => window.location.replace(path);
    window.addEventListener('online', goOn);
    // The first try after a connection is back is often lost, and nothing else would start another.
    const looking = setInterval(() => {
      if (navigator.onLine) fetch('/healthz').then(({ ok }) => ok && goOn(), noop);
    }, LOOK_EVERY_MS);
    return () => {
      window.removeEventListener('online', goOn);
      clearInterval(looking);
    };
  }, []);
  return returnPath;
}
