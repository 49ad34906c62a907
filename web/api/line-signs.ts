import { ApiError } from './api-error.ts';
import { QUIETLY_OLD_MS, STORED_AT_HEADER } from './worker-messages.ts';

/** What a call lets one guess about the line: an answer of the shop itself, or none. */
export type LineSign = 'answered' | 'unanswered';

type Listener = (sign: LineSign) => void;

const listeners = new Set<Listener>();
let latest: LineSign = 'answered';

/** Whoever comes later hears of the last sign at once. */
export function watchLineSigns(listener: Listener): () => void {
  listeners.add(listener);
  listener(latest);
  return () => listeners.delete(listener);
}

export function noteLineSign(sign: LineSign): void {
  latest = sign;
  for (const listener of listeners) listener(sign);
}

/** For what is on the screen already: the worker waits for the shop's own answer, and shows an older copy only without a line. */
export function fetchAnew(address: string, init: RequestInit): Promise<Response> {
  return fetchListening(address, { ...init, cache: 'no-cache' });
}

/** The window's own `fetch`, with an ear for the line. */
export async function fetchListening(address: string, init: RequestInit): Promise<Response> {
  try {
    const answer = await window.fetch(address, init);
    const storedAt = answer.headers.get(STORED_AT_HEADER);
    if (storedAt === null) noteLineSign('answered');
    else if (Date.now() - new Date(storedAt).getTime() > QUIETLY_OLD_MS) noteLineSign('unanswered');
    return answer;
  } catch (error) {
    // By the fetch standard a TypeError is how every browser says that no answer came; an error of our own, that none came in time.
    if (error instanceof TypeError || error instanceof ApiError) noteLineSign('unanswered');
    throw error;
  }
}
