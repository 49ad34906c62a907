import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CakeDesign, DEFAULT_DESIGN, PLAIN_TIER } from '../design/cake-design.ts';
import { repairDesign } from '../design/repair-design.ts';
import { tidyCakeText } from '../design/tidy-cake-text.ts';
import { createSteadyChance } from '../drawing/canvas/steady-chance.ts';
import { DEFAULT_PRICE_LIST } from '../price/default-price-list.ts';
import { makeWildDesign } from '../testing/wild-design.ts';
import { DESIGN_TEXT_MAX_LENGTH, openDesignText, readDesignText, writeDesignText } from './design-text.ts';

const design = fc
  .nat()
  .map((seed) => repairDesign(makeWildDesign(createSteadyChance(seed)), DEFAULT_PRICE_LIST).design);
const inscription = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

function inscribe(text: string): CakeDesign {
  return { ...DEFAULT_DESIGN, inscription: { text, lettering: 'script', place: 'front' } };
}

describe('a design as text', () => {
  test('comes back as the same design (P8.3)', () => {
    fc.assert(
      fc.property(design, (written) => {
        expect(readDesignText(writeDesignText(written), DEFAULT_PRICE_LIST)).toEqual({
          ok: true,
          value: written,
        });
      }),
    );
  });

  test('carries any inscription of up to 40 characters', () => {
    fc.assert(
      fc.property(inscription, (typed) => {
        const written = inscribe(tidyCakeText(typed));
        const read = readDesignText(writeDesignText(written), DEFAULT_PRICE_LIST);
        expect(read).toEqual({ ok: true, value: written });
      }),
    );
  });

  test('goes into an address as it is, ends in a letter or digit, and has at most a few hundred characters', () => {
    fc.assert(
      fc.property(design, (written) => {
        const text = writeDesignText(written);
        expect(text).toMatch(/^[\w.-]*[0-9a-z]$/);
        expect(new URLSearchParams({ design: text }).toString()).toBe(`design=${text}`);
        expect(text.length).toBeLessThanOrEqual(DESIGN_TEXT_MAX_LENGTH);
      }),
    );
    expect(DESIGN_TEXT_MAX_LENGTH).toBeLessThan(300);
  });

  test('reads like this for good: links that were shared once must open for ever', () => {
    expect(writeDesignText(DEFAULT_DESIGN)).toBe('1.0101000000.02010110..8q');
    const wedding: CakeDesign = {
      shape: 'round',
      baseInches: 12,
      frosting: 'fondant',
      tiers: [
        {
          ...PLAIN_TIER,
          colour: 'charcoal',
          sponge: 'marble',
          filling: 'mango',
          drip: 'pink',
          lowerBorder: 'rosettes',
        },
        { ...PLAIN_TIER, upperBorder: 'pearls', side: 'flower-cascade' },
      ],
      topping: 'rosettes-cherry',
      candles: { kind: 'number', number: 99 },
      inscription: { text: "Adé & Ngozi's", lettering: 'capitals', place: 'front' },
      stand: 'wood',
      isEggless: true,
      isNutFree: true,
    };
    expect(writeDesignText(wedding)).toBe('1.0329231033.0c764300.00000024.Ad_006h-_0012-Ngozi_0013s.9f');
  });
});

describe('a text that is no design', () => {
  const good = writeDesignText(inscribe('Happy Birthday Ada'));

  test.each(['', ' ', 'null', '1', '1.', '../../etc/passwd', '<script>', '1.0101000000.02010110..e'])(
    'is refused politely: %j',
    (text) => {
      const read = readDesignText(text, DEFAULT_PRICE_LIST);
      expect(read).toEqual({
        ok: false,
        refusal: {
          kind: 'invalid',
          code: 'design_unreadable',
          message: 'This link is incomplete. Ask for it again, or start a new design.',
        },
      });
    },
  );

  test('is refused however long it is', () => {
    expect(readDesignText('1.'.repeat(1_000_000), DEFAULT_PRICE_LIST)).toMatchObject({
      refusal: { code: 'design_unreadable' },
    });
  });

  test('is a link that was cut off, has one wrong letter or two in the wrong order', () => {
    for (let length = 0; length < good.length; length += 1) {
      expect(readDesignText(good.slice(0, length), DEFAULT_PRICE_LIST).ok).toBe(false);
    }
    for (let place = 0; place < good.length; place += 1) {
      const wrong = good[place] === '0' ? '1' : '0';
      const mistyped = good.slice(0, place) + wrong + good.slice(place + 1);
      expect(readDesignText(mistyped, DEFAULT_PRICE_LIST).ok, mistyped).toBe(false);
      const [one = '', other = ''] = good.slice(place, place + 2);
      const swapped = good.slice(0, place) + other + one + good.slice(place + 2);
      expect(readDesignText(swapped, DEFAULT_PRICE_LIST).ok, swapped).toBe(one === other || other === '');
    }
  });

  test('never throws, however hostile', () => {
    const near = fc.tuple(fc.nat({ max: good.length }), fc.string({ maxLength: 8 })).map(([at, put]) => {
      return good.slice(0, at) + put + good.slice(at + put.length);
    });
    const codes = fc.string({ unit: fc.constantFrom(...'0123456789abcz._-'), maxLength: 120 });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), near, codes), (text) => {
        const read = openDesignText(text, DEFAULT_PRICE_LIST);
        if (read.ok)
          expect(openDesignText(writeDesignText(read.value.design), DEFAULT_PRICE_LIST).ok).toBe(true);
        else expect(read.refusal.kind).toBe('invalid');
      }),
    );
  });

  test('is told apart when it comes from a newer designer', () => {
    expect(readDesignText('2.whatever-it-says', DEFAULT_PRICE_LIST)).toMatchObject({
      refusal: { code: 'design_too_new' },
    });
  });
});

describe('a design that is readable and cannot be made', () => {
  const impossible = { ...DEFAULT_DESIGN, frosting: 'ganache' } as const;

  test('is refused with the reason where it is to be bought', () => {
    expect(readDesignText(writeDesignText(impossible), DEFAULT_PRICE_LIST)).toEqual({
      ok: false,
      refusal: {
        kind: 'invalid',
        code: 'design_impossible',
        message: 'Ganache comes in chocolate and ivory.',
      },
    });
  });

  test('is mended and told where a shared link is opened', () => {
    const opened = openDesignText(writeDesignText(impossible), DEFAULT_PRICE_LIST);
    expect(opened).toMatchObject({
      value: { design: { tiers: [{ colour: 'ivory' }] }, mended: [{ code: 'ganache_colour', tier: 0 }] },
    });
  });
});
