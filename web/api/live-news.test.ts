import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShopEvent } from '../../contract/events.ts';
import { createLiveNews, HIDDEN_GRACE_MS } from './live-news.ts';
import { openMadeUpStreams } from './testing/made-up-streams.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Tabs that share a lock and a channel, as those of one browser do. */
function openBrowser({ isLeadSlow = false } = {}) {
  const streams = openMadeUpStreams();
  const channels = new Set<{ receive: (event: { data: unknown }) => void }>();
  const waiting: (() => void)[] = [];
  let isLed = false;

  function giveLead(): void {
    isLed = false;
    waiting.shift()?.();
  }

  function openTab() {
    let isVisible = true;
    let onChange = () => {};
    const received: string[] = [];
    const news = createLiveNews({
      openStream: streams.openStream,
      openChannel: () => {
        const channel = {
          receive: (_event: { data: unknown }) => {},
          addEventListener: (_type: 'message', listener: (event: { data: unknown }) => void) => {
            channel.receive = listener;
          },
          postMessage: (data: unknown) => {
            if (!channels.has(channel)) throw new DOMException('Channel is closed', 'InvalidStateError');
            for (const other of channels) if (other !== channel) other.receive({ data });
          },
          close: () => void channels.delete(channel),
        };
        channels.add(channel);
        return channel;
      },
      takeLead: (signal, work) => {
        const lead = () => {
          isLed = true;
          void work().then(giveLead);
        };
        const leadUnlessLeft = () => (signal.aborted ? giveLead() : lead());
        if (isLed) waiting.push(leadUnlessLeft);
        else if (isLeadSlow) queueMicrotask(lead);
        else lead();
      },
      isVisible: () => isVisible,
      watchVisibility: (listener) => {
        onChange = listener;
        return () => {
          onChange = () => {};
        };
      },
    });
    const show = (visible: boolean) => {
      isVisible = visible;
      onChange();
    };
    const write = (event: ShopEvent) => (event.kind === 'order' ? `order ${event.id}` : event.kind);
    const listen = () => news.listen((event) => void received.push(write(event)));
    return { news, received, listen, show };
  }

  return { streams, openTab, openStreams: () => streams.opened.filter((stream) => stream.isOpen()).length };
}

test('one tab holds the stream, and all of them hear (P1.9)', () => {
  const { streams, openTab, openStreams } = openBrowser();
  const [first, second] = [openTab(), openTab()];
  first.listen();
  second.listen();
  expect(openStreams()).toBe(1);
  streams.latest().say('{"kind":"order","id":"o1"}');
  expect(first.received).toEqual(['order o1']);
  expect(second.received).toEqual(['order o1']);
});

test('whoever stops listening at the news breaks nothing, and the other tabs have heard it', () => {
  const { streams, openTab } = openBrowser();
  const [first, second] = [openTab(), openTab()];
  const stop = first.news.listen(() => stop());
  second.listen();
  expect(() => streams.latest().say('{"kind":"reload"}')).not.toThrow();
  expect(second.received).toEqual(['reload']);
});

test('nobody listens: nothing is open', () => {
  const { openTab, openStreams } = openBrowser();
  const tab = openTab();
  const stops = [tab.listen(), tab.listen()];
  expect(openStreams()).toBe(1);
  for (const stop of stops) stop();
  expect(openStreams()).toBe(0);
});

test('whoever leaves before the lead has come to them opens nothing, and holds it from nobody (P1.9)', async () => {
  const { streams, openTab, openStreams } = openBrowser({ isLeadSlow: true });
  const tab = openTab();
  tab.listen()();
  tab.listen();
  await vi.advanceTimersByTimeAsync(0);
  expect(openStreams()).toBe(1);
  streams.latest().say('{"kind":"reload"}');
  expect(tab.received).toEqual(['reload']);
});

test('another tab takes over when the leading one has gone', async () => {
  const { streams, openTab, openStreams } = openBrowser();
  const [first, second] = [openTab(), openTab()];
  const leave = first.listen();
  second.listen();
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(openStreams()).toBe(1);
  streams.latest().say('{"kind":"reload"}');
  expect(second.received).toEqual(['reload']);
  expect(first.received).toEqual([]);
});

test('a tab that stays hidden hangs up, and reloads when it is looked at again', async () => {
  const { streams, openTab, openStreams } = openBrowser();
  const tab = openTab();
  tab.listen();
  streams.latest().succeed();
  tab.show(false);
  await vi.advanceTimersByTimeAsync(HIDDEN_GRACE_MS - 1);
  expect(openStreams()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(openStreams()).toBe(0);
  await vi.advanceTimersByTimeAsync(HIDDEN_GRACE_MS);
  expect(tab.received).toEqual([]);
  tab.show(true);
  expect(tab.received).toEqual(['reload']);
  expect(openStreams()).toBe(1);
});

test('a glance at another tab changes nothing', async () => {
  const { streams, openTab } = openBrowser();
  const tab = openTab();
  tab.listen();
  tab.show(false);
  await vi.advanceTimersByTimeAsync(HIDDEN_GRACE_MS / 2);
  tab.show(true);
  await vi.advanceTimersByTimeAsync(2 * HIDDEN_GRACE_MS);
  expect(streams.opened).toHaveLength(1);
});

test('a tab opened in the background connects once it is looked at', () => {
  const { openTab, openStreams } = openBrowser();
  const tab = openTab();
  tab.show(false);
  tab.listen();
  expect(openStreams()).toBe(0);
  tab.show(true);
  expect(openStreams()).toBe(1);
});

test('for somebody else a stream of their own is opened', async () => {
  const { streams, openTab, openStreams } = openBrowser();
  const tab = openTab();
  tab.listen();
  const before = streams.latest();
  tab.news.restart();
  await vi.advanceTimersByTimeAsync(0);
  expect(before.isOpen()).toBe(false);
  expect(openStreams()).toBe(1);
});

test('a listener that leaves while it is told disturbs no other', () => {
  const { streams, openTab } = openBrowser();
  const { news, received, listen } = openTab();
  const stop = news.listen(() => stop());
  listen();
  streams.latest().say('{"kind":"order","id":"o1"}');
  expect(received).toEqual(['order o1']);
});

test('what this tab changes itself is no news to it until it is done, and others hear at once', async () => {
  const { streams, openTab } = openBrowser();
  const [first, second] = [openTab(), openTab()];
  first.listen();
  second.listen();
  const work = Promise.withResolvers<string>();
  const held = first.news.holdWhile(() => work.promise);
  streams.latest().say('{"kind":"session"}');
  expect(second.received).toEqual(['session']);
  expect(first.received).toEqual([]);
  work.resolve('done');
  expect(await held).toBe('done');
  expect(first.received).toEqual(['session']);
});

test('news that waited is told also when the work failed', async () => {
  const { streams, openTab } = openBrowser();
  const tab = openTab();
  tab.listen();
  const held = tab.news.holdWhile(async () => {
    streams.latest().say('{"kind":"session"}');
    throw new Error('refused');
  });
  await expect(held).rejects.toThrow('refused');
  expect(tab.received).toEqual(['session']);
});
