import type { LineSign } from '../../api/line-signs.ts';

type LineWatchParts = {
  readonly watchSigns: (listener: (sign: LineSign) => void) => () => void;
  /** Calls back when the browser says that it has a line. */
  readonly watchReturn: (onReturn: () => void) => () => void;
  readonly isShopThere: () => Promise<boolean>;
  /** Whether the browser says so. */
  readonly hasLine: () => boolean;
  readonly setDead: (isDead: boolean) => void;
};

/** One call can fail for many reasons, and a phone that changes from one net to another fails them all for a moment. */
const DOUBT_MS = 1_500;
const FIRST_LOOK_AFTER_MS = 5_000;
const LAST_LOOK_AFTER_MS = 30_000;

/**
 * Finds out when nothing gets through though the browser knows of a line. A failed call raises a doubt and no more: the shop
 * itself is asked before anything is said, and again before it is taken back.
 */
export function watchLine(parts: LineWatchParts): () => void {
  let isDead = false;
  let isLooking = false;
  let hasStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lookAfterMs = FIRST_LOOK_AFTER_MS;

  function lookAfter(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(look, ms);
  }

  async function look(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // Where the browser knows of no line it has said so itself, and says so when there is one again.
    if (isLooking || !parts.hasLine()) return;
    isLooking = true;
    const isThere = await parts.isShopThere();
    isLooking = false;
    if (hasStopped || !parts.hasLine()) return;
    isDead = !isThere;
    parts.setDead(isDead);
    if (!isDead) {
      lookAfterMs = FIRST_LOOK_AFTER_MS;
      return;
    }
    lookAfter(lookAfterMs);
    lookAfterMs = Math.min(lookAfterMs * 2, LAST_LOOK_AFTER_MS);
  }

  const stopSigns = parts.watchSigns((sign) => {
    if (sign === 'answered' && isDead) void look();
    if (sign === 'unanswered' && !isDead && timer === undefined && !isLooking) lookAfter(DOUBT_MS);
  });
  const stopReturn = parts.watchReturn(() => {
    if (isDead) void look();
  });
  return () => {
    hasStopped = true;
    clearTimeout(timer);
    stopSigns();
    stopReturn();
  };
}
