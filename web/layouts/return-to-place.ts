import { PLACE_CLAIMED } from '../ui/browser/show-in-place.ts';
import type { LeftPlace } from './left-places.ts';
import { MAIN_ID } from './skip-link.tsx';

/** What is not as it was by then has become another page. */
const LIMIT_MS = 5_000;
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', PLACE_CLAIMED];

/**
 * Goes to where a page was left. What it loads by itself may still be missing, below that place and above it, so it holds the
 * place while the page grows, until the shopper moves. A page that has become shorter ends there: whoever left it by something above the
 * footer does not come back to the footer. Returns how to give up.
 */
export function returnToPlace({ top, link, isAboveFooter = false }: LeftPlace): () => void {
  let isFocused = link === null;
  const step = () => {
    const end = isAboveFooter ? findEndOfMain() : document.documentElement.scrollHeight;
    window.scrollTo({ top: Math.min(top, Math.max(0, end - window.innerHeight)), behavior: 'instant' });
    const found = isFocused ? undefined : findLink(link);
    found?.focus({ preventScroll: true });
    isFocused ||= found !== undefined;
  };
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  const observer = new ResizeObserver(step);
  const timer = setTimeout(stop, LIMIT_MS);
  step();
  observer.observe(document.body);
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  return stop;
}

function findEndOfMain(): number {
  const main = document.getElementById(MAIN_ID);
  return main ? main.getBoundingClientRect().bottom + window.scrollY : document.documentElement.scrollHeight;
}

/** Whether the page ends below what is in sight. */
export function isFooterOutOfSight(): boolean {
  return findEndOfMain() >= window.scrollY + window.innerHeight;
}

/** Whether a reloaded page is where the browser has put it back, or as near as a page could be that was still too short. */
export function isPutBack({ top }: LeftPlace): boolean {
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  return top > lowest || Math.abs(window.scrollY - top) <= 1;
}

function findLink(link: string | null): HTMLAnchorElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  return [...links].find((each) => each.getAttribute('href') === link);
}
