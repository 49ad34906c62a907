import { useSyncExternalStore } from 'react';
import { composeWaiting, parseWaiting, type WaitingOrder } from './waiting-order.ts';
import { readWaitingText, watchWaitingText, writeWaitingText } from './waiting-text.ts';

let knownText: string | null = null;
let known: WaitingOrder | null = null;

/** The same object as long as the kept text is the same, so that nothing is drawn anew for nothing. */
export function readWaiting(): WaitingOrder | null {
  const text = readWaitingText();
  if (text !== knownText) {
    knownText = text;
    known = parseWaiting(text);
  }
  return known;
}

export function writeWaiting(waiting: WaitingOrder | null): boolean {
  return writeWaitingText(waiting && JSON.stringify(waiting));
}

/** False where this browser keeps nothing: then nothing is promised. */
export function keepForLater(composed: Parameters<typeof composeWaiting>[0]): boolean {
  return writeWaiting(composeWaiting(composed, new Date()));
}

/** In the browser only. */
export function useWaitingOrder(): WaitingOrder | null {
  return useSyncExternalStore(watchWaitingText, readWaiting, () => null);
}
