import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShopEvent } from '../../contract/events.ts';
import { followStream, POLL_EVERY_MS, readNews } from './news-stream.ts';
import { openMadeUpStreams } from './testing/made-up-streams.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function follow() {
  const streams = openMadeUpStreams();
  const received: string[] = [];
  const onNews = (news: ShopEvent) =>
    void received.push(news.kind === 'order' ? `order ${news.id}` : news.kind);
  const stop = followStream({ openStream: streams.openStream, onNews });
  return { streams, received, stop };
}

test('what the stream says is passed on (P1.9)', () => {
  const { streams, received } = follow();
  streams.latest().succeed();
  for (const event of ['{"kind":"reload"}', '{"kind":"order","id":"o1"}', '{"kind":"session"}']) {
    streams.latest().say(event);
  }
  expect(received).toEqual(['reload', 'order o1', 'session']);
});

test('a stream that works needs no polling', () => {
  const { streams, received } = follow();
  streams.latest().succeed();
  vi.advanceTimersByTime(10 * POLL_EVERY_MS);
  expect(received).toEqual([]);
});

test('where no stream can be had, everything is loaded anew every 20 seconds (P1.9)', () => {
  const { streams, received } = follow();
  streams.latest().refuse();
  vi.advanceTimersByTime(19_999);
  expect(received).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(received).toEqual(['reload']);
  vi.advanceTimersByTime(20_000);
  expect(received).toEqual(['reload', 'reload']);
});

test('a stream that neither opens nor fails is stood in for as well', () => {
  const { received } = follow();
  vi.advanceTimersByTime(POLL_EVERY_MS);
  expect(received).toEqual(['reload']);
});

test('a lost line is followed by polling until the browser has it back', () => {
  const { streams, received } = follow();
  streams.latest().succeed();
  streams.latest().falter();
  vi.advanceTimersByTime(POLL_EVERY_MS);
  expect(received).toEqual(['reload']);
  streams.latest().succeed();
  vi.advanceTimersByTime(5 * POLL_EVERY_MS);
  expect(received).toEqual(['reload']);
  expect(streams.opened).toHaveLength(1);
});

test('a refused stream is asked for again, ever more rarely', () => {
  const { streams } = follow();
  const countAfterPolls = (polls: number) => {
    for (let poll = 0; poll < polls; poll++) {
      if (streams.latest().isOpen()) streams.latest().refuse();
      vi.advanceTimersByTime(POLL_EVERY_MS);
    }
    return streams.opened.length;
  };
  expect(countAfterPolls(1)).toBe(2);
  expect(countAfterPolls(2)).toBe(3);
  expect(countAfterPolls(3)).toBe(3);
  expect(countAfterPolls(1)).toBe(4);
});

test('stopping closes the stream and ends the polling', () => {
  const { streams, received, stop } = follow();
  stop();
  expect(streams.latest().isOpen()).toBe(false);
  vi.advanceTimersByTime(5 * POLL_EVERY_MS);
  expect(received).toEqual([]);
});

test.each([
  '',
  'no JSON',
  '{"kind":"order"}',
  '{"kind":"weather","id":"x"}',
  'null',
  '[]',
  null,
  7,
  undefined,
])('what is not understood (%j) is no news', (said) => {
  expect(readNews(said)).toBeUndefined();
});
