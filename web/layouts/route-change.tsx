import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { startsAtTop } from '../ui/browser/top-of-page.ts';
import { createLeftPlaces, type LeftPlace } from './left-places.ts';
import { isFooterOutOfSight, isPutBack, returnToPlace } from './return-to-place.ts';
import { MAIN_ID } from './skip-link.tsx';

const places = createLeftPlaces(() => window.sessionStorage);
const TOP: LeftPlace = { top: 0, link: null };

/**
 * A new page starts at its top, or where its address points to; going back and forth returns to where the page was left. Each
 * page is told to screen readers by its title.
 */
export function RouteChange() {
  const { pathname, search, hash, key, state } = useLocation();
  const navigationType = useNavigationType();
  // Pages that were opened from outside share one key.
  const entry = `${key} ${pathname}${search}`;
  const shown = useRef({ pathname, key, entry });
  const left = useRef(TOP);
  const giveUp = useRef(() => {});
  const [title, setTitle] = useState('');

  useEffect(() => {
    const place = places.find(shown.current.entry);
    if (isReturn() && place && isPutBack(place)) giveUp.current = returnToPlace(place);
    const noteTop = () => {
      left.current = { ...left.current, top: window.scrollY };
    };
    const noteLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      const isAboveFooter = isFooterOutOfSight();
      left.current = { ...left.current, link: link?.getAttribute('href') ?? null, isAboveFooter };
    };
    // Otherwise the browser, going back, would move the page that is still shown.
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    const handOver = () => {
      window.history.scrollRestoration = 'auto';
      places.keep(shown.current.entry, left.current);
    };
    takeOver();
    noteTop();
    window.addEventListener('scroll', noteTop, { passive: true });
    window.addEventListener('click', noteLink, { capture: true });
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', handOver);
    return () => {
      window.removeEventListener('scroll', noteTop);
      window.removeEventListener('click', noteLink, { capture: true });
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', handOver);
    };
  }, []);

  // Before the new page is seen: whoever sees it may type, and the focus must not leave them afterwards.
  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    // As it was last scrolled: what is shown now may be shorter already.
    places.keep(before.entry, left.current);
    giveUp.current();
    shown.current = { pathname, key, entry };
    const isNewPage = before.pathname !== pathname || startsAtTop(state);
    if (isNewPage) {
      // Otherwise the keyboard would go on in the footer or the menu that the step was made from.
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      setTitle(document.title);
    }
    const place = navigationType === 'POP' ? places.find(entry) : undefined;
    const target = hash && document.getElementById(readMark(hash));
    if (place) giveUp.current = returnToPlace(place);
    else if (target) target.scrollIntoView();
    else if (isNewPage) window.scrollTo({ top: 0, behavior: 'instant' });
    left.current = { ...TOP, top: window.scrollY };
  }, [pathname, hash, key, entry, navigationType, state]);

  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  );
}

/** Reloaded, or reached by the way back from a page that was loaded whole. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(entry.type);
}

/** Anybody can write anything behind the #. */
function readMark(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
