import { PushFault } from '../../ports/push.ts';

/* What every service is told and how it is understood, whoever it is. */

/** A device that is off for longer finds the news in the shop. */
export const PUSH_LIVES_SECONDS = 24 * 3_600;
/** Somebody may be standing at the door. */
export const PUSH_URGENCY = 'high';
export const PUSH_TIME_LIMIT_MS = 10_000;

/** A push that still waits for its device is replaced by a later one with the same topic; at most 32 characters. */
export function writeTopic(tag: string): string {
  return tag.replaceAll('-', '').slice(0, 32);
}

/** 404 and 410: that browser has left. Too many, and faults of the service's own, pass. */
export function judgeStatus(status: number): 'reached' | 'gone' {
  if (status >= 200 && status < 300) return 'reached';
  if (status === 404 || status === 410) return 'gone';
  const isLasting = status < 500 && status !== 429 && status !== 408;
  throw new PushFault(`A push service refused a push (${status}).`, { isLasting });
}
