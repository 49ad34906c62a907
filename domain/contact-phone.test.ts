import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseContactPhone, normaliseOptionalContactPhone } from './contact-phone.ts';
import { formatPhoneForNigeria, normalisePhone } from './phone.ts';

const separators = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u2011');
/** Every country but Nigeria. */
const abroad = fc.stringMatching(/^[1-9][0-9]{6,14}$/).filter((digits) => !digits.startsWith('234'));

test.each([
  ['+44 7700 900123', '+447700900123'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['0044 7700 900123', '+447700900123'],
  ['+1 (212) 555-0100', '+12125550100'],
  ['\u202a+49 151 23456789\u202c', '+4915123456789'],
  ['0803 123 4567', '+2348031234567'],
  ['+234 (0) 803 123 4567', '+2348031234567'],
])('a buyer’s own number may be from anywhere: %s (P29.294)', (typed, stored) => {
  expect(normaliseContactPhone(typed)).toEqual({ ok: true, value: stored });
});

describe('a number that nobody could dial is refused with what to type', () => {
  test.each([
    ['+44 7700', 'phone_too_short'],
    ['+44 7700 900123 900123', 'phone_too_long'],
    ['+44 CAKE', 'phone_wrong'],
    ['+', 'phone_wrong'],
    ['+0 123 456 789', 'phone_wrong'],
    // Right in London, but where is that?
    ['07700 900123', 'phone_not_nigerian'],
    ['447700900123', 'phone_too_long'],
  ])('%s', (typed, code) => {
    expect(normaliseContactPhone(typed)).toMatchObject({
      refusal: { code, message: expect.stringContaining('start with + and the country code') },
    });
  });

  test('a slip in a Nigerian one is told as before', () => {
    expect(normaliseContactPhone('0803 123 456')).toEqual(normalisePhone('0803 123 456'));
    expect(normaliseContactPhone('')).toEqual(normalisePhone(''));
  });
});

test('a number from abroad is kept the same, however it is grouped, and read again from what is shown (P29.294)', () => {
  fc.assert(
    fc.property(abroad, separators, fc.nat({ max: 12 }), (digits, separator, gap) => {
      const stored = { ok: true, value: `+${digits}` };
      for (const prefix of ['+', '00']) {
        const typed = `${prefix}${digits.slice(0, gap)}${separator}${digits.slice(gap)}`;
        expect(normaliseContactPhone(typed)).toEqual(stored);
      }
      expect(normaliseContactPhone(formatPhoneForNigeria(stored.value))).toEqual(stored);
    }),
  );
});

test('whatever is Nigerian by the rider’s rule is the same number by this one', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(?:0|\+234|234|00234)?[789][01][0-9]{8}$/), (typed) => {
      expect(normaliseContactPhone(typed)).toEqual(normalisePhone(typed));
    }),
  );
});

test('whatever is typed, the answer can be dialled from anywhere, or is refused in words', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\+?[\d ()]{0,20}$/)), (typed) => {
      const phone = normaliseContactPhone(typed);
      if (phone.ok) expect(phone.value).toMatch(/^\+[1-9]\d{6,14}$/);
      else expect(phone.refusal.message).toMatch(/\.$/);
    }),
  );
});

test('where it is optional, nothing is fine', () => {
  expect(normaliseOptionalContactPhone(' ')).toEqual({ ok: true, value: null });
  expect(normaliseOptionalContactPhone('+44 7700 900123')).toEqual({ ok: true, value: '+447700900123' });
});
