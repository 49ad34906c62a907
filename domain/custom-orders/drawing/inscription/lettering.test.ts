import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tidyCakeText } from '../../design/tidy-cake-text.ts';
import { LINE_HEIGHT, letter } from './lettering.ts';

const FIELD = { width: 200, height: 68 };

describe('an inscription', () => {
  test('fits on its plaque, whatever it says', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('script', 'capitals'), (typed, lettering) => {
        const { lines, fontSize } = letter(tidyCakeText(typed), lettering, FIELD);
        expect(fontSize).toBeGreaterThan(0);
        expect(lines.length * fontSize * LINE_HEIGHT).toBeLessThanOrEqual(FIELD.height + 0.001);
        for (const { width } of lines) expect(width).toBeLessThanOrEqual(FIELD.width + 0.001);
      }),
    );
  });

  test('keeps every letter', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(word, (typed) => {
        const text = tidyCakeText(typed);
        const written = letter(text, 'script', FIELD).lines.map((line) => line.text);
        expect(written.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }),
    );
  });

  const linesOf = (text: string, lettering: 'script' | 'capitals' = 'script') =>
    letter(text, lettering, FIELD).lines.map((line) => line.text);

  test('takes a second line where that makes the letters larger, and a third for the longest', () => {
    expect(linesOf('Ada')).toEqual(['Ada']);
    expect(linesOf('Happy Birthday Adaeze')).toEqual(['Happy Birthday', 'Adaeze']);
    expect(linesOf('Congratulations to the happiest of couples')).toHaveLength(3);
  });

  test('breaks a word only when it is too long for its line', () => {
    expect(linesOf('WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW')).toEqual(['W'.repeat(20), 'W'.repeat(20)]);
    expect(linesOf('Congratulations Ngozi')).toEqual(['Congratulations', 'Ngozi']);
    expect(linesOf('👩🏾‍🍳👩🏾‍🍳👩🏾‍🍳')).toEqual(['👩🏾‍🍳👩🏾‍🍳👩🏾‍🍳']);
  });

  test('is written in capitals where capitals were chosen', () => {
    expect(linesOf('Ọmọ wa', 'capitals').join(' ')).toBe('ỌMỌ WA');
  });

  test('of a script with letters of unknown width is held to its length', () => {
    expect(letter('Ẹ kú ọjọ́ ìbí', 'script', FIELD).lines.some(({ isUncertain }) => isUncertain)).toBe(false);
    expect(letter('عيد ميلاد', 'script', FIELD).lines.every(({ isUncertain }) => isUncertain)).toBe(true);
  });
});
