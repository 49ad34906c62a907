import { expect, test } from 'vitest';
import { nameExtraLine, nameFirstLine } from './name-first-line.ts';

const DESIGNED = { design: { tier: '8-inch tier', sponge: 'Vanilla' }, instructions: '' };
const IN_WORDS = { design: null, instructions: 'Red velvet for 50 guests\nIn blue!\n\nPlease' };
const nameOf = (instructions: string) => nameFirstLine({ ...IN_WORDS, instructions }, 120);

test('a quote begins with the tier, or without a design with the first sentence and the guests (P28.354)', () => {
  expect(nameFirstLine(DESIGNED, 120)).toBe('8-inch tier, vanilla sponge');
  expect(nameFirstLine({ ...DESIGNED, instructions: 'A talking drum\nFor 30 guests.' }, 120)).toBe(
    '8-inch tier, vanilla sponge',
  );
  expect(nameFirstLine(IN_WORDS, 120)).toBe('Red velvet for 50 guests');
});

test.each([
  [
    'Good morning ma, I would like to order a red velvet cake. It is for 50 people.',
    'Red velvet cake, 50 people',
  ],
  ['Hello!\nPlease I need a naming cake for 30 guests', 'Naming cake for 30 guests'],
  ['[14:02] Bisi: three tiers, all white', 'Three tiers, all white'],
  ['hi, two-tier cake', 'Two-tier cake'],
  ['High tea for ten', 'High tea for ten'],
  ['Hi-top sneaker cake', 'Hi-top sneaker cake'],
  ['Hello marble cake', 'Marble cake'],
  ['Good day ma’am, I want a marble cake', 'Marble cake'],
  ['Some of them blue', 'Some of them blue'],
  ['I want some  of them blue', 'Some of them blue'],
  ['Please, some cupcakes', 'Cupcakes'],
  ['Pleased if it has roses', 'Pleased if it has roses'],
  ['', ''],
])('a greeting and what only asks are left out: %s', (instructions, name) => {
  expect(nameOf(instructions)).toBe(name);
});

test('a long request is cut between its words, and where a line has no room for more', () => {
  const long = 'Three-tier wedding cake in ivory, with sugar roses down one side and our initials on top';
  expect(nameOf(long)).toBe('Three-tier wedding cake in ivory');
  expect(nameOf(long.replace(',', ''))).toBe('Three-tier wedding cake in ivory with sugar roses down one…');
  expect(nameFirstLine(IN_WORDS, 20)).toBe('Red velvet for 50 g…');
  // Nor is a picture letter left in half.
  expect(nameFirstLine({ ...IN_WORDS, instructions: `${'x'.repeat(18)}🎂🎂` }, 20)).toBe(
    `X${'x'.repeat(17)}\u{FFFD}…`,
  );
});

test('what must not be in the cake stays in its name, wherever it was said and however long the rest is (P28.465)', () => {
  expect(nameOf('Hi, red velvet cake for 50 people. Blue roses please. No nuts, my son is allergic!')).toBe(
    'Red velvet cake for 50 people. No nuts, my son is allergic',
  );
  expect(nameOf('A nut-free cake for 12 guests')).toBe('A nut-free cake for 12 guests');
  const long = 'Three-tier wedding cake in ivory with sugar roses down one side and initials, without eggs';
  expect(nameFirstLine({ ...IN_WORDS, instructions: long }, 40)).toBe(
    'Three-tier wedding cake i…. Without eggs',
  );
  expect(nameFirstLine({ ...DESIGNED, instructions: long }, 120)).toBe(
    '8-inch tier, vanilla sponge. Without eggs',
  );
});

test.each([
  ['Please I want a talking drum on top.\nFor 30 guests.', 'Talking drum on top'],
  ['A drum, no nuts please', 'A drum, no nuts please'],
  ['For 30 guests.', ''],
  ['30 guests', ''],
  ['No nuts, my son is allergic!', ''],
  ['', ''],
])('what is wanted beside a design has a line of its own: %s (P28.354)', (instructions, words) => {
  expect(nameExtraLine(instructions)).toBe(words);
});

test.each([
  ['Cake, St. Mary’s colours', 'Cake, St. Mary’s colours'],
  ['Cake e.g. with gold', 'Cake e.g. with gold'],
  ['Cake for Dr. Ade, approx. two tiers', 'Cake for Dr. Ade, approx. two tiers'],
  ['On the 1st. Blue', 'On the 1st'],
  ['Two tiers!!! 50 people', 'Two tiers, 50 people'],
  ['Two tiers. \nin blue', 'Two tiers'],
  ['Two tiers. ', 'Two tiers'],
])('a sentence ends where another begins, not within: %s', (instructions, name) => {
  expect(nameOf(instructions)).toBe(name);
});

test.each([
  ['marks', '.;.'],
  ['spaces', ' '],
  ['numbers', '1,'],
  ['abbreviations', 'St. '],
])('a very long request of nothing but %s is named at once', { timeout: 1_000 }, (_what, part) => {
  for (const start of ['', 'Hello ', 'Please I want ', 'Cake'])
    for (const name of [nameOf, nameExtraLine])
      expect(name(`${start}${part.repeat(20_000)}x`).length).toBeLessThan(100);
});
