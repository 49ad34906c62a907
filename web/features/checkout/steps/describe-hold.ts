import { sayDuration } from '../../../ui/slots/duration-words.ts';

/** "We hold your place for 4 hours." */
export function describeHold(minutes: number | undefined): string {
  if (minutes === undefined) return 'We hold your place until it arrives.';
  return `We hold your place for ${sayDuration(minutes)}.`;
}
