import type { Context } from 'hono';

/** What a client may still be sending when it is refused. */
const DISCARDED_MAX_BYTES = 32 * 1024 * 1024;
const DISCARDING_MAX_MS = 15_000;

/**
 * Reads on without keeping anything. Many clients look at the answer only once they have sent everything: one that is cut off
 * before sees a broken connection instead of why. Whoever sends more than this, or more slowly, is cut off.
 */
export async function discardBody(c: Context): Promise<void> {
  const { body } = c.req.raw;
  if (!body || body.locked) return;
  const reader = body.getReader();
  const timer = setTimeout(() => void reader.cancel().catch(() => {}), DISCARDING_MAX_MS);
  try {
    for (let length = 0; length <= DISCARDED_MAX_BYTES; ) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
    }
  } catch {
    // Whoever sent it went away.
  } finally {
    clearTimeout(timer);
  }
}
