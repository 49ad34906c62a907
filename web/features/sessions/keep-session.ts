import type { SessionAnswer } from '../../../contract/sessions.ts';
import { SESSION_EXTEND_EVERY_MS } from '../../../domain/sessions/session-length.ts';
import { isSessionWarningDue, SESSION_CHECK_EVERY_MS } from '../../../domain/sessions/session-warning.ts';
import { canExtendKnown, isKnownSession, type KnownSession, reckonSession } from './known-session.ts';

const SECOND_MS = 1_000;

export type KeepSessionParts = {
  readonly readSession: () => Promise<SessionAnswer>;
  readonly extendSession: () => Promise<SessionAnswer>;
  /** Asks the provider whether the session really is over; signs out if so. */
  readonly confirmSession: () => Promise<boolean>;
  readonly watchActivity: (onActivity: () => void) => () => void;
  /** To the other tabs, which share the session. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
  readonly now: () => number;
  readonly onChange: (session: KnownSession) => void;
  /** Every second once the end is near; null while it is far. */
  readonly onWarning: (remainingMs: number | null) => void;
  readonly log: (message: string, error: unknown) => void;
};

/** Knows when the session ends, extends it by activity, warns before and signs out at the end, until the returned function is called. */
export function keepSession(parts: KeepSessionParts): () => void {
  const { channel, now, log } = parts;
  let session: KnownSession | undefined;
  let extensionTriedAtMs = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasStopped = false;

  function know(known: KnownSession): void {
    if (hasStopped) return;
    session = known;
    parts.onChange(known);
    check();
  }

  async function learn(ask: () => Promise<SessionAnswer>): Promise<KnownSession | undefined> {
    const askedAtMs = now();
    try {
      const known = reckonSession(await ask(), askedAtMs);
      know(known);
      return known;
    } catch (error) {
      log('Reading the session’s expiry failed', error);
      return undefined;
    }
  }

  /** Looks at the clock instead of counting: timers sleep with the device, and none can wait for 30 days. */
  function check(): void {
    clearTimeout(timer);
    if (hasStopped) return;
    timer = setTimeout(check, SESSION_CHECK_EVERY_MS);
    if (session) checkRemaining(session.endsAtMs - now());
    else void learn(parts.readSession);
  }

  function checkRemaining(remainingMs: number): void {
    const isDue = isSessionWarningDue(remainingMs);
    if (remainingMs <= 0) void finish();
    else parts.onWarning(isDue ? remainingMs : null);
    if (!isDue) return;
    clearTimeout(timer);
    timer = setTimeout(check, remainingMs % SECOND_MS || SECOND_MS);
  }

  async function finish(): Promise<void> {
    clearTimeout(timer);
    const isAlive = await parts.confirmSession();
    if (!isAlive) return;
    session = undefined;
    check();
  }

  async function extend(): Promise<void> {
    const nowMs = now();
    if (!session || !canExtendKnown(session, nowMs)) return;
    if (nowMs - extensionTriedAtMs < SESSION_EXTEND_EVERY_MS) return;
    extensionTriedAtMs = nowMs;
    const extended = await learn(parts.extendSession);
    if (extended && !hasStopped) channel.postMessage(extended);
  }

  channel.addEventListener('message', ({ data }) => {
    if (isKnownSession(data) && data.endsAtMs > (session?.endsAtMs ?? 0)) know(data);
  });
  const stopWatching = parts.watchActivity(() => void extend());
  check();

  return () => {
    hasStopped = true;
    clearTimeout(timer);
    stopWatching();
    channel.close();
  };
}
