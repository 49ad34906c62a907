import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepSession } from './keep-session.ts';
import type { KnownSession } from './known-session.ts';

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

type Listener = (event: { readonly data: unknown }) => void;

/** A signed-in tab whose session has this long to go. */
async function openTab({ remainingMs = 60 * MINUTE_MS, isRemembered = false, isLineBroken = false } = {}) {
  const end = { atMs: Date.now() + remainingMs };
  const answer = () => ({
    sessionExpiresAt: new Date(end.atMs).toISOString(),
    now: new Date().toISOString(),
    isRemembered,
  });
  const readSession = vi.fn(async () => answer());
  if (isLineBroken) readSession.mockRejectedValueOnce(new Error('No line'));
  const extendSession = vi.fn(async () => {
    end.atMs = Date.now() + 60 * MINUTE_MS;
    return answer();
  });
  const confirmSession = vi.fn(async () => false);
  const onChange = vi.fn<(session: KnownSession) => void>();
  const onWarning = vi.fn<(remainingMs: number | null) => void>();
  const log = vi.fn();
  const channel = { postMessage: vi.fn(), addEventListener: vi.fn(), close: vi.fn() };
  let act = () => {};
  const stop = keepSession({
    readSession,
    extendSession,
    confirmSession,
    watchActivity: (onActivity) => {
      act = onActivity;
      return () => {
        act = () => {};
      };
    },
    channel,
    now: Date.now,
    onChange,
    onWarning,
    log,
  });
  await vi.advanceTimersByTimeAsync(0);
  const receive = (data: unknown) => {
    const [, listener] = channel.addEventListener.mock.lastCall as [string, Listener];
    listener({ data });
  };
  return {
    act: async () => {
      act();
      await vi.advanceTimersByTimeAsync(0);
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    parts: { readSession, extendSession, confirmSession, onChange, onWarning, log, channel },
    end,
    receive,
    stop,
  };
}

test('the end of the session is asked once and known (S3.6)', async () => {
  const { parts, pass } = await openTab();
  await pass(10 * MINUTE_MS);
  expect(parts.readSession).toHaveBeenCalledTimes(1);
  expect(parts.onChange).toHaveBeenCalledTimes(1);
});

test('an end that could not be asked for is logged and asked for again at the next check', async () => {
  const { parts, pass } = await openTab({ isLineBroken: true });
  expect(parts.log).toHaveBeenCalledTimes(1);
  expect(parts.onChange).not.toHaveBeenCalled();
  await pass(30 * SECOND_MS);
  expect(parts.onChange).toHaveBeenCalledTimes(1);
});

describe('the warning', () => {
  test('comes at the first check with less than 5 minutes to go; checks are 30 s apart (S4.9, S9.4)', async () => {
    const { parts, pass } = await openTab({ remainingMs: 5 * MINUTE_MS + 10 * SECOND_MS });
    await pass(29 * SECOND_MS);
    expect(parts.onWarning).toHaveBeenLastCalledWith(null);
    await pass(SECOND_MS);
    expect(parts.onWarning).toHaveBeenLastCalledWith(4 * MINUTE_MS + 40 * SECOND_MS);
  });

  test('then counts every second (S4.9)', async () => {
    const { parts, pass } = await openTab({ remainingMs: 4 * MINUTE_MS + 500 });
    expect(parts.onWarning).toHaveBeenLastCalledWith(4 * MINUTE_MS + 500);
    await pass(500);
    expect(parts.onWarning).toHaveBeenLastCalledWith(4 * MINUTE_MS);
    await pass(SECOND_MS);
    expect(parts.onWarning).toHaveBeenLastCalledWith(4 * MINUTE_MS - SECOND_MS);
  });

  test('goes when activity extends the session (S4.9)', async () => {
    const { parts, act } = await openTab({ remainingMs: 2 * MINUTE_MS });
    await act();
    expect(parts.extendSession).toHaveBeenCalledTimes(1);
    expect(parts.onWarning).toHaveBeenLastCalledWith(null);
  });

  test('goes when another tab extended the session', async () => {
    const { parts, receive } = await openTab({ remainingMs: 2 * MINUTE_MS });
    const endsAtMs = Date.now() + 60 * MINUTE_MS;
    receive({ sessionExpiresAt: new Date(endsAtMs).toISOString(), endsAtMs, isRemembered: false });
    expect(parts.onWarning).toHaveBeenLastCalledWith(null);
    expect(parts.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ endsAtMs }));
    expect(parts.channel.postMessage).not.toHaveBeenCalled();
  });

  test.each([null, 'news', { endsAtMs: 7 }])('is not moved by other words between tabs: %j', async (data) => {
    const { parts, receive } = await openTab({ remainingMs: 2 * MINUTE_MS });
    receive(data);
    expect(parts.onChange).toHaveBeenCalledTimes(1);
  });

  test('is not brought back by a tab that knows of an earlier end', async () => {
    const { parts, receive } = await openTab();
    receive({ sessionExpiresAt: '', endsAtMs: Date.now() + MINUTE_MS, isRemembered: false });
    expect(parts.onChange).toHaveBeenCalledTimes(1);
  });
});

describe('activity', () => {
  test('in the first minute extends nothing', async () => {
    const { parts, act, pass } = await openTab();
    await act();
    await pass(59 * SECOND_MS);
    await act();
    expect(parts.extendSession).not.toHaveBeenCalled();
  });

  test('extends through one call a minute, and the other tabs hear of it', async () => {
    const { parts, act, pass } = await openTab({ remainingMs: 30 * MINUTE_MS });
    for (let second = 0; second < 150; second++) {
      await act();
      await pass(SECOND_MS);
    }
    expect(parts.extendSession).toHaveBeenCalledTimes(3);
    expect(parts.channel.postMessage).toHaveBeenCalledTimes(3);
    expect(parts.channel.postMessage).toHaveBeenLastCalledWith(parts.onChange.mock.lastCall?.[0]);
  });

  test('on a broken line is not tried more than once a minute either, and is logged', async () => {
    const { parts, act, pass } = await openTab({ remainingMs: 30 * MINUTE_MS });
    parts.extendSession.mockRejectedValue(new Error('No line'));
    await act();
    await pass(59 * SECOND_MS);
    await act();
    expect(parts.extendSession).toHaveBeenCalledTimes(1);
    await pass(SECOND_MS);
    await act();
    expect(parts.extendSession).toHaveBeenCalledTimes(2);
    expect(parts.log).toHaveBeenCalledTimes(2);
    expect(parts.channel.postMessage).not.toHaveBeenCalled();
  });
});

describe('at the end', () => {
  test('the provider is asked, and a session that is over is not asked about again', async () => {
    const { parts, pass } = await openTab({ remainingMs: 2 * MINUTE_MS });
    await pass(2 * MINUTE_MS - 1);
    expect(parts.confirmSession).not.toHaveBeenCalled();
    await pass(1);
    expect(parts.confirmSession).toHaveBeenCalledTimes(1);
    await pass(10 * MINUTE_MS);
    expect(parts.confirmSession).toHaveBeenCalledTimes(1);
    expect(parts.readSession).toHaveBeenCalledTimes(1);
  });

  test('a session that the provider still knows goes on with its new end', async () => {
    const { parts, pass, end } = await openTab({ remainingMs: 2 * MINUTE_MS });
    parts.confirmSession.mockResolvedValue(true);
    end.atMs += 60 * MINUTE_MS;
    await pass(2 * MINUTE_MS);
    expect(parts.readSession).toHaveBeenCalledTimes(2);
    expect(parts.onWarning).toHaveBeenLastCalledWith(null);
  });

  test('activity comes too late', async () => {
    const { parts, act, pass } = await openTab({ remainingMs: 2 * MINUTE_MS });
    await pass(2 * MINUTE_MS);
    await act();
    expect(parts.extendSession).not.toHaveBeenCalled();
  });

  test('a device that slept through it notices on waking', async () => {
    const { parts, pass } = await openTab();
    vi.setSystemTime(Date.now() + 8 * 60 * MINUTE_MS);
    await pass(30 * SECOND_MS);
    expect(parts.confirmSession).toHaveBeenCalledTimes(1);
  });
});

test('30 days are not too long to wait for', async () => {
  const { parts, pass } = await openTab({ remainingMs: 30 * 24 * 60 * MINUTE_MS, isRemembered: true });
  await pass(MINUTE_MS);
  expect(parts.confirmSession).not.toHaveBeenCalled();
  expect(parts.onWarning).toHaveBeenLastCalledWith(null);
});

test('nothing happens after stopping', async () => {
  const { parts, act, pass, stop } = await openTab({ remainingMs: 10 * MINUTE_MS });
  stop();
  parts.onWarning.mockClear();
  await act();
  await pass(20 * MINUTE_MS);
  expect(parts.extendSession).not.toHaveBeenCalled();
  expect(parts.confirmSession).not.toHaveBeenCalled();
  expect(parts.onWarning).not.toHaveBeenCalled();
  expect(parts.channel.close).toHaveBeenCalledTimes(1);
});
