import { accept, type Result, refuse } from '../refusal.ts';

/** Of the note of an order with all that was added to it since; what is typed as an order is placed is shorter. */
export const WHOLE_NOTE_MAX_LENGTH = 2_000;

/** Kitchen, packing and rider read an order's note, and nobody but the desk its requests. Never longer than a form can save. */
export function addToNote(note: string, words: string): Result<string, 'note_full'> {
  const whole = [note, words].filter((part) => part !== '').join('\n');
  if (whole.length <= WHOLE_NOTE_MAX_LENGTH) return accept(whole);
  const message = `With this request the order’s note would be longer than ${WHOLE_NOTE_MAX_LENGTH} characters. Shorten the note under Change order first.`;
  return refuse('conflict', 'note_full', message);
}
