import { vi } from 'vitest';
import { DOUBLE_TAP_MS } from '../ui/browser/tap-guard.ts';

/** As if somebody had paused: the next press is no second half of a double tap. */
export function letDoubleTapPass(): void {
  const readReally = () => Performance.prototype.now.call(performance);
  const ahead = performance.now() + DOUBLE_TAP_MS - readReally();
  vi.spyOn(performance, 'now').mockImplementation(() => readReally() + ahead);
}
