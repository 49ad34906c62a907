import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SyncReason } from './keep-in-sync.ts';
import { keepInSync } from './keep-in-sync.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(firstTry: () => Promise<void> = async () => {}) {
  const listeners = { change: () => {}, return: () => {}, leave: () => {} };
  const sync = vi.fn<(reason: SyncReason) => Promise<void>>(firstTry);
  const log = vi.fn();
  const state = { hasUnsent: false, isOnline: true };
  const listen = (name: keyof typeof listeners) => (listener: () => void) => {
    listeners[name] = listener;
    return () => {
      listeners[name] = () => {};
    };
  };
  const stop = keepInSync({
    sync,
    hasUnsent: () => state.hasUnsent,
    subscribe: listen('change'),
    watchReturn: listen('return'),
    watchLeaving: listen('leave'),
    isOnline: () => state.isOnline,
    log,
  });
  const reasons = () => sync.mock.calls.map(([reason]) => reason);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return {
    sync,
    log,
    state,
    stop,
    reasons,
    pass,
    happen: (name: keyof typeof listeners) => listeners[name](),
  };
}

test('it looks at the beginning and at every return', async () => {
  const { reasons, pass, happen } = setUp();
  await pass(0);
  happen('return');
  await pass(0);
  expect(reasons()).toEqual(['look', 'look']);
});

test('several changes in a row are sent once, when the shopper pauses', async () => {
  const { reasons, state, pass, happen } = setUp();
  await pass(0);
  state.hasUnsent = true;
  for (let change = 0; change < 5; change++) {
    happen('change');
    await pass(500);
  }
  expect(reasons()).toEqual(['look']);
  await pass(300);
  expect(reasons()).toEqual(['look', 'send']);
});

test('what comes from the server is not sent back', async () => {
  const { reasons, pass, happen } = setUp();
  happen('change');
  await pass(10_000);
  expect(reasons()).toEqual(['look']);
});

test('leaving the page sends what is unsent at once', async () => {
  const { reasons, state, pass, happen } = setUp();
  await pass(0);
  happen('leave');
  state.hasUnsent = true;
  happen('leave');
  await pass(0);
  expect(reasons()).toEqual(['look', 'send']);
});

test('one runs at a time; what is wanted meanwhile is done afterwards, once', async () => {
  const { sync, reasons, pass, happen } = setUp();
  await pass(0);
  let finish = () => {};
  sync.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  for (let time = 0; time < 4; time++) happen('return');
  await pass(0);
  expect(reasons()).toEqual(['look', 'look']);
  finish();
  await pass(0);
  expect(reasons()).toEqual(['look', 'look', 'look']);
});

describe('what failed', () => {
  test('is tried again, ever more rarely, as long as something is unsent', async () => {
    const { log, reasons, state, pass } = setUp(() => Promise.reject(new Error('Server error')));
    state.hasUnsent = true;
    await pass(0);
    await pass(5_000);
    await pass(9_999);
    expect(reasons()).toHaveLength(2);
    await pass(1);
    expect(reasons()).toHaveLength(3);
    expect(log).toHaveBeenCalledTimes(3);
    state.hasUnsent = false;
    await pass(20_000);
    await pass(600_000);
    expect(reasons()).toHaveLength(4);
  });

  test('while offline waits quietly and is sent on the return', async () => {
    const { sync, log, reasons, state, pass, happen } = setUp();
    await pass(0);
    Object.assign(state, { isOnline: false, hasUnsent: true });
    sync.mockRejectedValueOnce(new Error('Network error'));
    happen('change');
    await pass(800);
    expect(log).not.toHaveBeenCalled();
    happen('return');
    await pass(0);
    expect(reasons()).toEqual(['look', 'send', 'look']);
  });
});

test('after its end nothing is sent', async () => {
  const { reasons, state, stop, pass, happen } = setUp();
  await pass(0);
  state.hasUnsent = true;
  happen('change');
  stop();
  await pass(10_000);
  happen('return');
  await pass(0);
  expect(reasons()).toEqual(['look']);
});
