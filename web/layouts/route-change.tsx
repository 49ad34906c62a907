import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { MAIN_ID } from './skip-link.tsx';

/** Every change of route starts at the top of the page, or where its address points to, and is told to screen readers by its title. */
export function RouteChange() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  const [title, setTitle] = useState('');

  useEffect(() => {
    // Otherwise the browser, going back, would return to where it was on that page.
    window.history.scrollRestoration = 'manual';
    const restoreAfterReload = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', restoreAfterReload);
    return () => window.removeEventListener('pagehide', restoreAfterReload);
  }, []);

  // Before the new page is seen: whoever sees it may type, and the focus must not leave them afterwards.
  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    const isNewPage = before.pathname !== pathname;
    if (isNewPage) {
      // Otherwise the keyboard would go on in the footer or the menu that the step was made from.
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      setTitle(document.title);
    }
    const target = hash && document.getElementById(readMark(hash));
    if (target) target.scrollIntoView();
    else if (isNewPage) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, key]);

  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  );
}

/** Anybody can write anything behind the #. */
function readMark(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
