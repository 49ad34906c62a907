import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followStream, type News, POLL_EVERY_MS, readNews } from './news-stream.ts';
import { openMadeUpStreams } from './testing/made-up-streams.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function follow() {
  const streams = openMadeUpStreams();
  const heard: string[] = [];
  const onNews = ({ kind, id }: News) => void heard.push(`${kind} ${id}`.trim());
  const stop = followStream({ openStream: streams.openStream, onNews });
  return { streams, heard, stop };
}

test('what the stream says is passed on, once it has opened and everything was loaded anew', () => {
  const { streams, heard } = follow();
  streams.latest().succeed();
  streams.latest().say('{"kind":"order","id":"o1"}');
  expect(heard).toEqual(['reload', 'order o1']);
});

test('a stream that works needs no polling', () => {
  const { streams, heard } = follow();
  streams.latest().succeed();
  vi.advanceTimersByTime(10 * POLL_EVERY_MS);
  expect(heard).toEqual(['reload']);
});

test('where no stream can be had, everything is loaded anew every 20 seconds (P1.9)', () => {
  const { streams, heard } = follow();
  streams.latest().refuse();
  vi.advanceTimersByTime(19_999);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(['reload']);
  vi.advanceTimersByTime(20_000);
  expect(heard).toEqual(['reload', 'reload']);
});

test('a stream that neither opens nor fails is stood in for as well', () => {
  const { heard } = follow();
  vi.advanceTimersByTime(POLL_EVERY_MS);
  expect(heard).toEqual(['reload']);
});

test('a lost line is followed by polling until the browser has it back, and then by one reload', () => {
  const { streams, heard } = follow();
  streams.latest().succeed();
  streams.latest().falter();
  vi.advanceTimersByTime(POLL_EVERY_MS);
  expect(heard).toEqual(['reload', 'reload']);
  streams.latest().succeed();
  vi.advanceTimersByTime(5 * POLL_EVERY_MS);
  expect(heard).toEqual(['reload', 'reload', 'reload']);
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
  const { streams, heard, stop } = follow();
  stop();
  expect(streams.latest().isOpen()).toBe(false);
  vi.advanceTimersByTime(5 * POLL_EVERY_MS);
  expect(heard).toEqual([]);
});

test.each(['', 'no JSON', '{"kind":"order"}', '{"kind":1,"id":"x"}', 'null', '[]', null, 7, undefined])(
  'what is not understood (%j) is no news',
  (said) => {
    expect(readNews(said)).toBeUndefined();
  },
);
