import { sayDuration } from '../../../ui/slots/duration-words.ts';

/** "We’ll hold your slot for 4 hours." Nothing is said until it is known. */
export function describeHold(minutes: number | undefined): string {
  return minutes === undefined ? '' : `We’ll hold your slot for ${sayDuration(minutes)}.`;
}
