/** Whether to ask what other devices did, or only to send what was changed here. */
export type SyncReason = 'look' | 'send';

const SEND_AFTER_MS = 800;
const FIRST_RETRY_AFTER_MS = 5_000;
const LAST_RETRY_AFTER_MS = 5 * 60_000;

type KeepInSyncParts = {
  readonly sync: (reason: SyncReason) => Promise<void>;
  readonly hasUnsent: () => boolean;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Coming back to the page, or back online. */
  readonly watchReturn: (onReturn: () => void) => () => void;
  readonly watchLeaving: (onLeaving: () => void) => () => void;
  readonly isOnline: () => boolean;
  readonly log: (error: unknown) => void;
};

/** Looks at once and at every return; sends changes when the shopper pauses. What fails is tried again, ever more rarely. */
export function keepInSync(parts: KeepInSyncParts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let wanted: SyncReason | undefined;
  let retryAfterMs = FIRST_RETRY_AFTER_MS;
  let hasStopped = false;

  function schedule(delayMs: number, reason: SyncReason): void {
    clearTimeout(timer);
    timer = setTimeout(() => run(reason), delayMs);
  }

  function run(reason: SyncReason): void {
    clearTimeout(timer);
    if (hasStopped) return;
    if (wanted !== 'look') wanted = reason;
    if (!isRunning) void work();
  }

  /** One after the other; what is asked for meanwhile is done afterwards, once. */
  async function work(): Promise<void> {
    isRunning = true;
    while (wanted && !hasStopped) {
      const reason = wanted;
      wanted = undefined;
      try {
        await parts.sync(reason);
        retryAfterMs = FIRST_RETRY_AFTER_MS;
      } catch (error) {
        retryLater(error);
      }
    }
    isRunning = false;
  }

  function retryLater(error: unknown): void {
    if (hasStopped) return;
    if (parts.isOnline()) parts.log(error);
    if (!parts.hasUnsent()) return;
    schedule(retryAfterMs, 'look');
    retryAfterMs = Math.min(retryAfterMs * 2, LAST_RETRY_AFTER_MS);
  }

  const stops = [
    parts.subscribe(() => {
      if (parts.hasUnsent()) schedule(SEND_AFTER_MS, 'send');
    }),
    parts.watchReturn(() => run('look')),
    parts.watchLeaving(() => {
      if (parts.hasUnsent()) run('send');
    }),
  ];
  run('look');

  return () => {
    hasStopped = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
