import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertKoboToNaira, convertNairaToKobo, formatNaira, isKoboAmount, isNairaAmount } from './money.ts';
import { parseNaira } from './parse-naira.ts';

const koboAmounts = fc.integer({ min: -100_000_000_000_000, max: 100_000_000_000_000 });

describe('an amount is shown', () => {
  test.each([
    [1_250_000, '₦12,500'],
    [1_250_050, '₦12,500.50'],
    [1_250_005, '₦12,500.05'],
    [0, '₦0'],
    [1, '₦0.01'],
    [99_900, '₦999'],
    [100_000, '₦1,000'],
    [10_000_000, '₦100,000'],
    [123_456_789_00, '₦123,456,789'],
    [-50_000, '−₦500'],
    [-5, '−₦0.05'],
    [100_000_000_000_000, '₦1,000,000,000,000'],
  ])('%i kobo as %s (P2.2)', (amountInKobo, shown) => {
    expect(formatNaira(amountInKobo)).toBe(shown);
  });

  test('without a minus for minus zero', () => {
    expect(formatNaira(-0)).toBe('₦0');
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 100_000_000_000_001])(
    'never when it is not kobo: %d',
    (amount) => {
      expect(() => formatNaira(amount)).toThrow(RangeError);
      expect(() => convertKoboToNaira(amount)).toThrow(RangeError);
    },
  );
});

describe('a typed amount', () => {
  test.each([
    ['12500', 1_250_000],
    ['12,500', 1_250_000],
    [' 12,500.5 ', 1_250_050],
    ['12500.05', 1_250_005],
    ['₦12,500', 1_250_000],
    ['N12500', 1_250_000],
    ['n 12500', 1_250_000],
    ['NGN 1,250,000.50', 125_000_050],
    ['0', 0],
    ['-₦500', -50_000],
    ['−₦500', -50_000],
    ['007', 700],
  ])('%s is %i kobo', (typed, amountInKobo) => {
    expect(parseNaira(typed)).toEqual({ ok: true, value: amountInKobo });
  });

  test.each([
    ['250k', 25_000_000],
    ['₦250k', 25_000_000],
    ['N 250 K', 25_000_000],
    ['1.5m', 150_000_000],
    ['12.5k', 1_250_000],
  ])('%s is %i kobo, as people write round sums (P29.501)', (typed, amountInKobo) => {
    expect(parseNaira(typed)).toEqual({ ok: true, value: amountInKobo });
  });

  test.each([
    '',
    ' ',
    '₦',
    '12.50k',
    '12,500k',
    'k',
    'free',
    '12,50',
    '1,2500',
    '12.505',
    '12.',
    '.5',
    '1e5',
    '--5',
    '$5',
    '12 500',
    '٥',
    '12,500,',
  ])('that cannot be read is refused: "%s"', (typed) => {
    expect(parseNaira(typed)).toEqual({
      ok: false,
      refusal: {
        kind: 'invalid',
        code: 'amount_unreadable',
        message: 'Enter an amount in naira, for example 12,500 or 12,500.50.',
      },
    });
  });

  test.each(['1,000,000,000,000.01', '9'.repeat(400)])(
    'that is too large to be exact is refused: %s',
    (typed) => {
      expect(parseNaira(typed)).toMatchObject({
        ok: false,
        refusal: { code: 'amount_too_large', message: 'Enter an amount up to ₦1,000,000,000,000.' },
      });
    },
  );

  test('of minus zero is zero', () => {
    expect(parseNaira('-0')).toStrictEqual({ ok: true, value: 0 });
  });
});

describe('naira from outside', () => {
  test.each([
    [12_500, 1_250_000],
    [12_500.5, 1_250_050],
    [0.1, 10],
    [0.29, 29],
    [1.15, 115],
    [-3.3, -330],
    [-0, 0],
  ])('%d is %i kobo', (amountInNaira, amountInKobo) => {
    expect(isNairaAmount(amountInNaira)).toBe(true);
    expect(convertNairaToKobo(amountInNaira)).toBe(amountInKobo);
  });

  test.each([12.505, 0.001, 0.1 + 0.2, Number.NaN, Number.NEGATIVE_INFINITY, 1e300, 1_000_000_000_000.01])(
    '%d is not a whole number of kobo within the limit',
    (amountInNaira) => {
      expect(isNairaAmount(amountInNaira)).toBe(false);
      expect(() => convertNairaToKobo(amountInNaira)).toThrow(RangeError);
    },
  );
});

describe('every amount of kobo', () => {
  test('survives the way to naira and back', () => {
    fc.assert(
      fc.property(koboAmounts, (amountInKobo) => {
        const amountInNaira = convertKoboToNaira(amountInKobo);
        expect(isNairaAmount(amountInNaira)).toBe(true);
        expect(convertNairaToKobo(amountInNaira)).toBe(amountInKobo);
      }),
    );
  });

  test('is read back from what is shown', () => {
    fc.assert(
      fc.property(koboAmounts, (amountInKobo) => {
        expect(parseNaira(formatNaira(amountInKobo))).toStrictEqual({ ok: true, value: amountInKobo });
      }),
    );
  });

  test('survives being sent as JSON in naira', () => {
    fc.assert(
      fc.property(koboAmounts, (amountInKobo) => {
        const sent: unknown = JSON.parse(JSON.stringify({ price: convertKoboToNaira(amountInKobo) }));
        expect(sent).toEqual({ price: convertKoboToNaira(amountInKobo) });
        expect(convertNairaToKobo((sent as { price: number }).price)).toBe(amountInKobo);
      }),
    );
  });
});

test('whatever is typed, the answer is a whole number of kobo or a refusal', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.double().map(String), fc.stringMatching(/^[-₦N]{0,2}[\d,.]{0,20}$/)),
      (typed) => {
        const result = parseNaira(typed);
        if (result.ok) expect(isKoboAmount(result.value)).toBe(true);
        else expect(result.refusal.kind).toBe('invalid');
      },
    ),
  );
});
