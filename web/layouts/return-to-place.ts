import type { LeftPlace } from './left-places.ts';

/** What is not as long as before by then has become another page. */
const LIMIT_MS = 5_000;
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Goes to where a page was left. What it loads by itself may still be missing, so it follows the page while that grows, until
 * it is there, or the shopper moves. Returns how to give up.
 */
export function returnToPlace({ top, link }: LeftPlace): () => void {
  let isFocused = link === null;
  const step = (): boolean => {
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top: Math.min(top, lowest), behavior: 'instant' });
    const found = isFocused ? undefined : findLink(link);
    found?.focus({ preventScroll: true });
    isFocused ||= found !== undefined;
    return lowest >= top && isFocused;
  };
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  const observer = new ResizeObserver(() => {
    if (step()) stop();
  });
  const timer = setTimeout(stop, LIMIT_MS);
  if (step()) {
    stop();
    return stop;
  }
  observer.observe(document.body);
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  return stop;
}

/** Whether the browser, restoring a reloaded page, could not reach the place because the page was still too short. */
export function isOutOfReach({ top }: LeftPlace): boolean {
  return top > document.documentElement.scrollHeight - window.innerHeight;
}

function findLink(link: string | null): HTMLAnchorElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  return [...links].find((each) => each.getAttribute('href') === link);
}
