/** What Chromium hands over where a site can be installed; other browsers have their own ways. */
export type InstallOffer = Event & { readonly prompt: () => Promise<{ readonly outcome: string }> };

type Listener = (offer: InstallOffer) => void;

let waiting: InstallOffer | null = null;
let listener: Listener | null = null;

/** Comes once, early, and long before anybody is asked; the browser's own banner stays away. */
export function receiveInstallOffer(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const receive = (event: Event) => {
    event.preventDefault();
    waiting = event as InstallOffer; // the event of this name is one
    listener?.(waiting);
  };
  page.addEventListener('beforeinstallprompt', receive);
  return () => page.removeEventListener('beforeinstallprompt', receive);
}

export function listenForInstallOffer(onOffer: Listener): () => void {
  listener = onOffer;
  if (waiting) onOffer(waiting);
  return () => {
    listener = null;
  };
}
