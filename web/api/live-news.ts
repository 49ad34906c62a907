import type { ShopEvent } from '../../contract/events.ts';
import { followStream, type NewsStream, readNews } from './news-stream.ts';

export type NewsListener = (news: ShopEvent) => void;

type NewsChannel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
  readonly addEventListener: (type: 'message', listener: (event: { readonly data: unknown }) => void) => void;
};

type LiveNewsParts = {
  readonly openStream: () => NewsStream;
  readonly openChannel: () => NewsChannel;
  /** Runs the work in one tab of the browser at a time; a tab that gives up lets the next one in. */
  readonly takeLead: (signal: AbortSignal, work: () => Promise<void>) => void;
  readonly isVisible: () => boolean;
  readonly watchVisibility: (onChange: () => void) => () => void;
};

/** A glance at another tab is no reason to hang up. */
export const HIDDEN_GRACE_MS = 60_000;

export type LiveNews = ReturnType<typeof createLiveNews>;

/**
 * Tells what has changed in the shop, while somebody listens and somebody looks. Browsers allow few connections to one
 * place, so one tab leads: it holds the stream and passes on to the others what it hears.
 */
export function createLiveNews(parts: LiveNewsParts) {
  const listeners = new Set<NewsListener>();
  let connection: { readonly end: () => void } | undefined;
  let stopWatching: (() => void) | undefined;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let holders = 0;
  let held: ShopEvent[] = [];

  function notify(news: ShopEvent): void {
    if (holders > 0) held.push(news);
    else for (const listener of [...listeners]) listener(news);
  }

  function notifyHeld(): void {
    const missed = held;
    held = [];
    for (const news of missed) notify(news);
  }

  function connect(): void {
    if (connection) return;
    const ending = new AbortController();
    const channel = parts.openChannel();
    channel.addEventListener('message', ({ data }) => {
      const news = readNews(data);
      if (news) notify(news);
    });
    const share = (news: ShopEvent) => {
      if (ending.signal.aborted) return;
      // The other tabs first: whoever hears it here may stop listening, and the channel closes with the last of them.
      channel.postMessage(news);
      notify(news);
    };
    connection = {
      end: () => {
        ending.abort();
        channel.close();
        connection = undefined;
      },
    };
    parts.takeLead(ending.signal, () => lead(ending.signal, share));
  }

  async function lead(signal: AbortSignal, onNews: NewsListener): Promise<void> {
    // A lead that was on its way when the last listener left comes all the same, and must not be held by nobody.
    if (signal.aborted) return;
    const stop = followStream({ openStream: parts.openStream, onNews });
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  }

  function handleVisibility(): void {
    clearTimeout(hiddenTimer);
    if (!parts.isVisible()) {
      hiddenTimer = setTimeout(() => connection?.end(), HIDDEN_GRACE_MS);
    } else if (!connection) {
      connect();
      notify({ kind: 'reload' });
    }
  }

  function rest(): void {
    clearTimeout(hiddenTimer);
    stopWatching?.();
    stopWatching = undefined;
    connection?.end();
  }

  return {
    listen(listener: NewsListener): () => void {
      listeners.add(listener);
      stopWatching ??= parts.watchVisibility(handleVisibility);
      if (parts.isVisible()) connect();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) rest();
      };
    },

    /** What this tab itself changes is no news to it: whatever comes meanwhile waits until the work is done. */
    async holdWhile<Value>(work: () => Promise<Value>): Promise<Value> {
      holders += 1;
      try {
        return await work();
      } finally {
        holders -= 1;
        if (holders === 0) notifyHeld();
      }
    },

    /** For when somebody else is signed in: the stream belongs to whoever opened it. */
    restart(): void {
      if (!connection) return;
      connection.end();
      connect();
    },
  };
}
