import { PUSH_FAILURES } from './push-setup.ts';

const FAILURE_WORDS: Readonly<Record<string, string>> = {
  [PUSH_FAILURES.noWorkers]: 'This browser cannot receive push notifications.',
  [PUSH_FAILURES.noPermission]: 'Your browser did not allow it, so nothing has changed.',
  [PUSH_FAILURES.noToken]: 'Your browser’s push service did not answer. Please try again later.',
};

/** Why push could not be switched on, and what to do about it. */
export function explainFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return FAILURE_WORDS[message] ?? message;
}

export const DENIED_WORDS =
  'Notifications from this shop are blocked in this browser. Allow them in its settings for this site, and then come back here.';

export const UNSUPPORTED_WORDS =
  'This browser cannot receive push notifications. On an iPhone or iPad, add the shop to your home screen first and open it from there.';
