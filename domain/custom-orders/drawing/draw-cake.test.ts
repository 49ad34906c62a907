import { describe, expect, test } from 'vitest';
import { type CakeDesign, DEFAULT_DESIGN, PLAIN_TIER } from '../design/cake-design.ts';
import {
  BASE_INCHES,
  COLOURS,
  FINISHES,
  INSCRIPTION_PLACES,
  SIDES,
  STANDS,
  TOPPINGS,
} from '../design/options.ts';
import { repairDesign } from '../design/repair-design.ts';
import { DEFAULT_PRICE_LIST } from '../price/default-price-list.ts';
import { makeWildDesign } from '../testing/wild-design.ts';
import { createSteadyChance } from './canvas/steady-chance.ts';
import { drawCake } from './draw-cake.ts';

const BYTES_MAX = 30_000;
const DRAWINGS = Array.from({ length: 1_000 }, (_, seed) => {
  const { design } = repairDesign(makeWildDesign(createSteadyChance(seed)), DEFAULT_PRICE_LIST);
  return drawCake(design);
});
const TAG = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>/g;

/** Whether every tag is closed and everything between tags is escaped. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name = '', , selfClosing] of svg.matchAll(TAG)) {
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!selfClosing) open.push(name);
  }
  return open.length === 0 && !/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/.test(svg.replace(TAG, ''));
}

describe('of a thousand designs', () => {
  test('99 of 100 drawings are below 30 kB', () => {
    const sizes = DRAWINGS.map((svg) => new TextEncoder().encode(svg).length).sort(
      (one, other) => one - other,
    );
    expect(sizes[989]).toBeLessThan(BYTES_MAX);
  });

  test('every drawing is well-formed, with no style, script, handler or anything from outside', () => {
    for (const svg of DRAWINGS) {
      expect(isWellFormed(svg)).toBe(true);
      expect(svg.replace(/<(text|title)[^>]*>[^<]*/g, '')).not.toMatch(
        /style|script|\son\w+=|https?:(?!\/\/www\.w3\.org\/2000\/svg")/,
      );
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test('every reference finds its definition, and no id is given twice', () => {
    for (const svg of DRAWINGS) {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
        ([, fill, href]) => fill ?? href,
      );
      expect(new Set(ids).size).toBe(ids.length);
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });
});

describe('a drawing', () => {
  const inscribe = (text: string): CakeDesign => ({
    ...DEFAULT_DESIGN,
    inscription: { text, lettering: 'script', place: 'front' },
  });

  test('says what it shows, or what it is told to say', () => {
    expect(drawCake(DEFAULT_DESIGN)).toContain(
      '>Single-tier 8-inch cake: vanilla sponge, blush buttercream, strawberry filling, borders of shells, strawberries</title>',
    );
    expect(drawCake(DEFAULT_DESIGN, { title: 'Ada’s <cake>' })).toContain('>Ada’s &lt;cake&gt;</title>');
  });

  test('is the same for the same design, and has ids of its own for another', () => {
    expect(drawCake(inscribe('Ada'))).toBe(drawCake(inscribe('Ada')));
    const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const ids = new Set(idsOf(drawCake(inscribe('Ada'))));
    expect(idsOf(drawCake(inscribe('Obi'))).filter((id) => ids.has(id))).toEqual([]);
    expect(drawCake(inscribe('Ada'), { idPrefix: 'ticket7' })).toContain('id="ticket7-title"');
  });

  test('shows the inscription escaped', () => {
    const svg = drawCake(inscribe('</text><script>"&\''));
    expect(svg).toContain('&lt;/text&gt;&lt;script&gt;&quot;&amp;&#39;');
  });

  test('leaves out what XML does not allow', () => {
    expect(isWellFormed(drawCake(inscribe('A\uffffB\ufffe')))).toBe(true);
    expect(drawCake(inscribe('A\uffffB\ufffe'))).toContain('>AB</text>');
  });

  test('changes with every choice that can be seen (P8.2)', () => {
    const tier = { ...PLAIN_TIER, side: 'none' } as const;
    const plain: CakeDesign = { ...inscribe('Ada'), tiers: [tier], topping: 'none' };
    const seen = [
      ...BASE_INCHES.filter((inches) => inches !== 8).map((baseInches) => ({ ...plain, baseInches })),
      ...STANDS.map((stand) => ({ ...plain, stand })),
      ...TOPPINGS.slice(1).map((topping) => ({ ...plain, topping })),
      ...COLOURS.slice(1).map((colour) => ({ ...plain, tiers: [{ ...tier, colour }] })),
      ...FINISHES.slice(1).map((finish) => ({ ...plain, tiers: [{ ...tier, finish }] })),
      ...SIDES.slice(1).map((side) => ({ ...plain, tiers: [{ ...tier, side }] })),
      ...INSCRIPTION_PLACES.slice(1).map((place) => ({
        ...plain,
        inscription: { ...plain.inscription, place },
      })),
      { ...plain, candles: { kind: 'plain', count: 3 } as const },
      { ...plain, candles: { kind: 'number', number: 3 } as const },
      { ...plain, tiers: [tier, tier] },
    ];
    // Without ids and title, which differ anyway.
    const pictures = seen.map((design) => drawCake(design, { idPrefix: 'x', title: '' }));
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});
