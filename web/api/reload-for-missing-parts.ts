const RELOADED_KEY = 'reloaded-for-parts';
/** A second failure so soon is no new release but a fault, and loading for ever would not mend it. */
const ONCE_WITHIN_MS = 60_000;

type Page = Pick<Window, 'addEventListener' | 'sessionStorage' | 'navigator' | 'location'>;

/** After a new release a page of the old one asks for parts that are gone: it is loaded anew, once. */
export function reloadForMissingParts(page: Page, now: () => number = Date.now): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (!page.navigator.onLine) return;
    try {
      const reloadedAt = Number(page.sessionStorage.getItem(RELOADED_KEY));
      if (now() - reloadedAt < ONCE_WITHIN_MS) return;
      page.sessionStorage.setItem(RELOADED_KEY, String(now()));
    } catch {
      // Without a memory it might go round for ever.
      return;
    }
    event.preventDefault();
    page.location.reload();
  });
}
