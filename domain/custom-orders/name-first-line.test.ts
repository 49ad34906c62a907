import { expect, test } from 'vitest';
import { nameFirstLine } from './name-first-line.ts';

const DESIGNED = { tier: '8-inch tier', sponge: 'Vanilla', instructions: '' };
const IN_WORDS = { tier: '', sponge: '', instructions: 'Red velvet for 50 guests\nIn blue!\n\nPlease' };

test('a quote begins with what was asked for: the design, the guests and the request’s words (P28.354)', () => {
  expect(nameFirstLine(DESIGNED, 120)).toBe('8-inch tier, vanilla sponge');
  expect(nameFirstLine({ ...DESIGNED, instructions: 'A talking drum\nFor 30 guests.' }, 120)).toBe(
    '8-inch tier, vanilla sponge – A talking drum. For 30 guests.',
  );
  expect(nameFirstLine(IN_WORDS, 120)).toBe('Red velvet for 50 guests. In blue! Please');
});

test('and is cut where a line of a quote has no room for more', () => {
  expect(nameFirstLine(IN_WORDS, 20)).toBe('Red velvet for 50 g…');
  // Nor is a picture letter left in half.
  expect(nameFirstLine({ ...IN_WORDS, instructions: `${'x'.repeat(18)}🎂🎂` }, 20)).toBe(
    `${'x'.repeat(18)}\u{FFFD}…`,
  );
});
