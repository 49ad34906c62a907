import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhoneForNigeria, normalisePhone, STORED_PHONE_FORM } from './phone.ts';
import { formatPhoneForAbroad } from './phone-from-abroad.ts';

const nationalNumbers = fc.oneof(
  fc.stringMatching(/^[789][01][0-9]{8}$/),
  fc.stringMatching(/^20[1-9][0-9]{7}$/),
);
const separators = fc.constantFrom('', ' ', '-', '.', '  ', '\u00a0', '\u2011');

describe('a Nigerian number', () => {
  test.each([
    '0803 123 4567',
    '08031234567',
    '0803-123-4567',
    '(0803) 123 4567',
    '0803.123.4567',
    '+2348031234567',
    '+234 803 123 4567',
    '+234 (0) 803 123 4567',
    '2348031234567',
    '234 0803 123 4567',
    '002348031234567',
    '8031234567',
    '  08031234567\n',
    '\u202a+234 803 123 4567\u202c',
    '0803\u2011123\u20114567',
  ])('is understood when written "%s"', (typed) => {
    expect(normalisePhone(typed)).toEqual({ ok: true, value: '+2348031234567' });
  });

  test.each([
    ['0701 234 5678', '+2347012345678'],
    ['0800 000 0000', '+2348000000000'],
    ['0812 345 6789', '+2348123456789'],
    ['0909 876 5432', '+2349098765432'],
    ['0913 000 1111', '+2349130001111'],
    ['0201 280 8822', '+2342012808822'],
    ['0209 461 7000', '+2342094617000'],
  ])('may be a mobile or a fixed line: %s', (typed, stored) => {
    expect(normalisePhone(typed)).toEqual({ ok: true, value: stored });
  });
});

describe('a number is refused with a sentence that says what is wrong', () => {
  test.each(['0803 123 456', '+234 803', '234', '0', '5', '01 234 5678'])('too short: %s', (typed) => {
    expect(normalisePhone(typed)).toEqual({
      ok: false,
      refusal: {
        kind: 'invalid',
        code: 'phone_too_short',
        message: 'That number is too short. Use 0803 123 4567 or +234 803 123 4567.',
      },
    });
  });

  test.each(['0803 123 45678', '+234 803 123 45678', '0803 123 4567 0803 123 4567'])(
    'too long: %s',
    (typed) => {
      expect(normalisePhone(typed)).toEqual({
        ok: false,
        refusal: {
          kind: 'invalid',
          code: 'phone_too_long',
          message: 'That number is too long. Use 0803 123 4567 or +234 803 123 4567.',
        },
      });
    },
  );

  test.each([
    '+',
    'call me',
    '0803 CAKE 123',
    '0803 123 4567 ext 2',
    '+44 20 7946 0958',
    '+1 212 555 0100',
    '0044 20 7946 0958',
    '0503 123 4567',
    '0823 123 4567',
    '0200 123 4567',
    '+234+8031234567',
    '٠٨٠٣١٢٣٤٥٦٧',
  ])('not Nigerian: "%s"', (typed) => {
    expect(normalisePhone(typed)).toEqual({
      ok: false,
      refusal: {
        kind: 'invalid',
        code: 'phone_not_nigerian',
        message: 'That is not a Nigerian phone number. Use 0803 123 4567 or +234 803 123 4567.',
      },
    });
  });
});

test.each(['', '  '])('nothing typed asks for a number: "%s"', (typed) => {
  expect(normalisePhone(typed)).toMatchObject({
    refusal: { code: 'phone_missing', message: 'Enter a phone number, such as 0803 123 4567.' },
  });
});

describe('a kept number is shown', () => {
  test('as it is dialled in Nigeria', () => {
    expect(formatPhoneForNigeria('+2348031234567')).toBe('0803 123 4567');
  });

  test('as it is dialled from abroad', () => {
    expect(formatPhoneForAbroad('+2348031234567')).toBe('+234 803 123 4567');
  });

  test('unchanged when it is not in the kept form', () => {
    expect(formatPhoneForNigeria('')).toBe('');
    expect(formatPhoneForAbroad('0803')).toBe('0803');
  });
});

describe('every number of the plan', () => {
  test('is kept the same whichever prefix and separators it is written with', () => {
    const prefixes = fc.constantFrom('0', '+234', '234', '+2340', '00234', '');
    fc.assert(
      fc.property(
        nationalNumbers,
        prefixes,
        separators,
        fc.nat({ max: 9 }),
        (national, prefix, separator, gap) => {
          const typed = `${prefix}${separator}${national.slice(0, gap)}${separator}${national.slice(gap)}`;
          expect(normalisePhone(typed)).toEqual({ ok: true, value: `+234${national}` });
        },
      ),
    );
  });

  test('is understood again from what is shown', () => {
    fc.assert(
      fc.property(nationalNumbers, (national) => {
        const stored = `+234${national}`;
        for (const shown of [stored, formatPhoneForNigeria(stored), formatPhoneForAbroad(stored)]) {
          expect(normalisePhone(shown)).toEqual({ ok: true, value: stored });
        }
      }),
    );
  });
});

test('whatever is typed, the answer is in the kept form or a refusal', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\+?[\d ]{0,16}$/)), (typed) => {
      const result = normalisePhone(typed);
      if (result.ok) expect(result.value).toMatch(STORED_PHONE_FORM);
      else expect(result.refusal.message).toMatch(/0800 000 0000|0803 123 4567/);
    }),
  );
});
