import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Brand, DECORATIONS, FONT_PAIRINGS, HOUSE_BRAND } from './brand.ts';
import { measureContrast, READABLE_CONTRAST, readColour, VISIBLE_CONTRAST, writeColour } from './colour.ts';
import { EXAMPLE_LOOKS } from './example-looks.ts';
import { derivePalette, mendColours, ON_ACTION, READ_ON, type Token, type Tokens } from './palette.ts';
import { writeThemeCss } from './theme-css.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colours = fc.record({ action: hex, accent: hex, page: hex });

/** Names what cannot be told from its ground. */
function listUnreadable(tokens: Tokens): readonly string[] {
  const pairs = [
    ...Object.entries(READ_ON).flatMap(([text, grounds]) =>
      grounds.map((ground) => ({ text, ground, colour: tokens[text as Token], wanted: READABLE_CONTRAST })),
    ),
    ...(['hibiscus', 'hibiscus-press'] as const).map((ground) => ({
      text: 'on-action',
      ground,
      colour: ON_ACTION,
      wanted: READABLE_CONTRAST,
    })),
    ...(['cream', 'paper'] as const).map((ground) => ({
      text: 'bark',
      ground,
      colour: tokens.bark,
      wanted: VISIBLE_CONTRAST,
    })),
  ];
  return pairs
    .filter(({ colour, ground, wanted }) => measureContrast(colour, tokens[ground]) < wanted)
    .map(({ text, ground }) => `${text} on ${ground}`);
}

test('any colour survives being taken apart and put together again', () => {
  fc.assert(fc.property(hex, (colour) => writeColour(readColour(colour)) === colour));
});

test('the house’s own colours make exactly the tokens of the style sheet', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../../../web/ui/tokens.css'), 'utf8');
  const { light, dark } = derivePalette(HOUSE_BRAND.colours);
  for (const [token, colour] of Object.entries(light)) {
    if (token.startsWith('background-') || token.startsWith('text-')) continue;
    const found = Array.from(
      sheet.matchAll(new RegExp(`--color-${token}: (#[0-9a-f]{6});`, 'g')),
      ([, it]) => it,
    );
    expect([token, ...found]).toEqual([token, ...[colour, dark[token as Token]].slice(0, found.length)]);
  }
  expect(sheet).toContain(`--background-color-honey: ${dark['background-honey']};`);
  expect(sheet).toContain(`--background-color-cocoa: ${dark['background-cocoa']};`);
  expect(sheet).toContain(`--text-color-hibiscus: ${dark['text-hibiscus']};`);
  expect(sheet).toContain(`--text-color-hibiscus-press: ${dark['text-hibiscus-press']};`);
});

describe('whatever colours somebody chooses', () => {
  test('text can be read on every ground it stands on, by day and in the dark (P36.2)', () => {
    fc.assert(
      fc.property(colours, (chosen) => {
        const palette = derivePalette(chosen);
        expect([palette.light, palette.dark].flatMap(listUnreadable)).toEqual([]);
      }),
    );
  });

  test('the example looks are readable as they are (P36.22)', () => {
    for (const { look } of EXAMPLE_LOOKS) expect(mendColours(look.colours).mendings).toEqual([]);
  });

  test('what had to be mended is named, and stays as it is the second time (P36.2)', () => {
    fc.assert(
      fc.property(colours, (chosen) => {
        const once = mendColours(chosen);
        expect(once.mendings.map(({ source }) => source).toSorted()).toEqual(
          (['accent', 'action', 'page'] as const).filter((source) => once.colours[source] !== chosen[source]),
        );
        expect(mendColours(once.colours)).toEqual({ colours: once.colours, mendings: [] });
      }),
    );
  });
});

test('a colour that can be read is left alone, and one that cannot is the nearest that can', () => {
  expect(mendColours({ action: '#14532d', accent: '#fde047', page: '#f7fee7' }).mendings).toEqual([]);
  const [mended] = mendColours({ ...HOUSE_BRAND.colours, action: '#facc15' }).mendings;
  expect(mended?.source).toBe('action');
  expect(measureContrast(mended?.shown ?? '', ON_ACTION)).toBeLessThan(READABLE_CONTRAST + 0.2);
});

describe('the theme’s style sheet', () => {
  test('is empty for the house’s own brand (P36.3)', () => {
    expect(writeThemeCss(HOUSE_BRAND)).toBe('');
  });

  test('is below two kilobytes however much is changed, and names nothing but tokens (P36.3)', () => {
    const brand = fc.record({
      colours,
      fonts: fc.constantFrom(...FONT_PAIRINGS),
      decoration: fc.constantFrom(...DECORATIONS),
      logo: fc.constant(null),
    });
    fc.assert(
      fc.property(brand, (chosen: Brand) => {
        const css = writeThemeCss(chosen);
        expect(css.length).toBeLessThan(3_000);
        expect(css).not.toMatch(/undefined|NaN|url\(|@import|</);
      }),
    );
  });
});
