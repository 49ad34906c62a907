import type { LeftPlace } from './left-places.ts';

/** What is not as it was by then has become another page. */
const LIMIT_MS = 5_000;
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Goes to where a page was left. What it loads by itself may still be missing, below that place and above it, so it holds the
 * place while the page grows, until the shopper moves. Returns how to give up.
 */
export function returnToPlace({ top, link }: LeftPlace): () => void {
  let isFocused = link === null;
  const step = () => {
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top: Math.min(top, lowest), behavior: 'instant' });
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

/** Whether a reloaded page is where the browser has put it back, or as near as a page could be that was still too short. */
export function isPutBack({ top }: LeftPlace): boolean {
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  return top > lowest || Math.abs(window.scrollY - top) <= 1;
}

function findLink(link: string | null): HTMLAnchorElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  return [...links].find((each) => each.getAttribute('href') === link);
}
