import { sayDuration } from '../../../ui/slots/duration-words.ts';

/** "We hold your place for 4 hours." */
export function describeHold(minutes: number | undefined): string {
  if (minutes === undefined) return 'We’ll hold your slot until it arrives.';
  return `We’ll hold your slot for ${sayDuration(minutes)}.`;
}
