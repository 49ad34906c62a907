import { noteLineSign } from './line-signs.ts';

const RELOADED_KEY = 'reloaded-for-parts';
/** A second failure so soon is no new release but a fault, and loading for ever would not mend it. */
const ONCE_WITHIN_MS = 60_000;
const GONE = new Set([404, 410]);

type Page = Pick<Window, 'addEventListener' | 'sessionStorage' | 'location'> & {
  readonly fetch: typeof window.fetch;
  /** The router's own list of the parts of this build, which no other build has. */
  readonly __reactRouterManifest?: { readonly url: string };
};

/**
 * After a new release a page of the old one asks for parts that are gone: it is loaded anew, once. A part that was lost on a
 * bad line is no reason to: whoever asked for it hears of it, and the page stays.
 */
export function reloadForMissingParts(page: Page, now: () => number = Date.now): void {
  const reloadWhenReplaced = async () => {
    if (!(await isReplaced(page))) return;
    try {
      const reloadedAt = Number(page.sessionStorage.getItem(RELOADED_KEY));
      if (now() - reloadedAt < ONCE_WITHIN_MS) return;
      page.sessionStorage.setItem(RELOADED_KEY, String(now()));
    } catch {
      // Without a memory it might go round for ever.
      return;
    }
    page.location.reload();
  };
  page.addEventListener('vite:preloadError', () => void reloadWhenReplaced());
}

async function isReplaced(page: Page): Promise<boolean> {
  if (!page.__reactRouterManifest) return false;
  const asking = page.fetch(page.__reactRouterManifest.url, { method: 'HEAD', cache: 'no-store' });
  return asking.then(
    ({ status }) => GONE.has(status),
    () => {
      noteLineSign('unanswered');
      return false;
    },
  );
}
