import { vi } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Of whoever asks for their cart by email. */
const LONGEST_TYPING_PAUSE_MS = 1_500;

/** Fills in what is read once the typing rests, and rests without waiting. */
export async function fillAndPause(field: Locator, words: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await field.fill(words);
  vi.advanceTimersByTime(LONGEST_TYPING_PAUSE_MS);
  vi.useRealTimers();
}
