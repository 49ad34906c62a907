import { expect, vi } from 'vitest';
import type { ShopEvent } from '../../contract/events.ts';

const streams = new Set<StubStream>();

/** The dashboard's. A request that is begun meanwhile has longer. */
const LONGEST_GATHERING_MS = 2_000;

/** Stands in for the browser's event source: open, and silent until a test tells something. */
export class StubStream extends EventTarget {
  readonly readyState = 1;

  constructor() {
    super();
    streams.add(this);
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }

  close(): void {
    streams.delete(this);
  }
}

/** Tells the screen what has changed in the shop, once it listens. What gathers news for a while hears it at once. */
export async function notifyNews(news: ShopEvent): Promise<void> {
  await expect.poll(() => streams.size, { message: 'a screen that listens' }).toBeGreaterThan(0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const stream of streams) {
    stream.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(news) }));
  }
  vi.advanceTimersByTime(LONGEST_GATHERING_MS);
  vi.useRealTimers();
}
