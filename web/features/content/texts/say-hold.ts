import { sayDuration } from '../../../ui/slots/duration-words.ts';

/** How long an unpaid order keeps its place. The owner sets it, so a page that has not heard of it names no time. */
export function sayHold(minutes: number | undefined): string {
  return minutes === undefined ? 'the time checkout names' : sayDuration(minutes);
}
