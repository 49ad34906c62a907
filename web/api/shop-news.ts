import type { listenEndpoint } from '../../contract/events.ts';
import { setNewsHolder } from './hold-news.ts';
import { createLiveNews } from './live-news.ts';

const NAME = 'live-news';

/** The news every screen listens to. `window` is first touched when somebody listens, so server rendering can import this. */
export const shopNews = createLiveNews({
  openStream: () => new EventSource('/api/events' satisfies (typeof listenEndpoint)['path']),
  openChannel: () => new BroadcastChannel(NAME),
  takeLead: (signal, work) => {
    // Locks are missing where the shop is tried out over plain HTTP in a local network; there every tab leads itself.
    if (!('locks' in navigator)) return void work();
    navigator.locks.request(NAME, { signal }, work).catch((error: unknown) => {
      if (!signal.aborted) console.error('The event stream cannot be opened', error);
    });
  },
  isVisible: () => document.visibilityState === 'visible',
  watchVisibility: (onChange) => {
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  },
});

setNewsHolder(shopNews.holdWhile);
