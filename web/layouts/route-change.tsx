import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

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

  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else if (before.pathname !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
    if (before.pathname !== pathname) setTitle(document.title);
  }, [pathname, hash, key]);

  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  );
}
