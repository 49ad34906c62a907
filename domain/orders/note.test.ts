import { expect, test } from 'vitest';
import { addToNote, WHOLE_NOTE_MAX_LENGTH } from './note.ts';

test('what was asked for is added to the note on a line of its own, and never makes it longer than a form can save (P28.273)', () => {
  expect(addToNote('', 'Five candles')).toEqual({ ok: true, value: 'Five candles' });
  expect(addToNote('Ring twice', 'Five candles')).toEqual({ ok: true, value: 'Ring twice\nFive candles' });
  const words = 'x'.repeat(500);
  const longest = 'y'.repeat(WHOLE_NOTE_MAX_LENGTH - words.length - 1);
  expect(addToNote(longest, words).ok).toBe(true);
  expect(addToNote(`${longest}y`, words)).toMatchObject({ ok: false, refusal: { code: 'note_full' } });
});
