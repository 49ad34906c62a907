import { describeError } from '../../../ui/feedback/describe-error.ts';
import { PUSH_FAILURES } from './push-setup.ts';

const FAILURE_WORDS: Readonly<Record<string, string>> = {
  [PUSH_FAILURES.noWorkers]: 'This browser doesn’t support push notifications.',
  [PUSH_FAILURES.noPermission]: 'Your browser didn’t allow notifications.',
  [PUSH_FAILURES.noToken]: 'Your browser’s push service didn’t respond. Please try again later.',
};

/** Why push could not be switched on, and what to do about it. */
export function explainFailure(error: unknown): string {
  const message = describeError(error);
  return FAILURE_WORDS[message] ?? message;
}

export const DENIED_WORDS =
  'Notifications are blocked for this site. Allow them in your browser settings, then try again.';

export const UNSUPPORTED_WORDS =
  'This browser doesn’t support push notifications. On an iPhone or iPad, add the shop to your home screen first and open it from there.';
