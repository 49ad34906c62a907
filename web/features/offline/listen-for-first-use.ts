const USES = ['pointerdown', 'keydown', 'scroll'] as const;

type UsedPage = Pick<Window, 'addEventListener' | 'scrollY' | 'location'> & {
  readonly document: Pick<Document, 'referrer'>;
};

/** Calls back once, as soon as somebody does anything with the page; at once where they came by a link of the shop or have scrolled already. */
export function listenForFirstUse(page: UsedPage, onUse: () => void, signal: AbortSignal): void {
  if (page.scrollY > 0 || page.document.referrer.startsWith(`${page.location.origin}/`)) {
    onUse();
    return;
  }
  const used = new AbortController();
  signal.addEventListener('abort', () => used.abort());
  const handleUse = () => {
    used.abort();
    onUse();
  };
  for (const use of USES) page.addEventListener(use, handleUse, { passive: true, signal: used.signal });
}
