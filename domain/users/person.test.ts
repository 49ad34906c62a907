import { describe, expect, test } from 'vitest';
import { normaliseEmail, normaliseName, normaliseOptionalPhone } from './person.ts';

describe('a name', () => {
  test('is kept without needless space', () => {
    expect(normaliseName('  Ọláídé   Ṣónibárẹ́ ')).toEqual({ ok: true, value: 'Ọláídé Ṣónibárẹ́' });
  });

  test('cannot break a line', () => {
    expect(normaliseName('Ada\r\nBcc: all@bakery.example')).toMatchObject({
      value: 'Ada Bcc: all@bakery.example',
    });
  });

  test('is needed, and has at most 80 characters', () => {
    expect(normaliseName(' \t ')).toMatchObject({ refusal: { code: 'name_missing' } });
    expect(normaliseName('x'.repeat(80)).ok).toBe(true);
    expect(normaliseName('x'.repeat(81))).toMatchObject({ refusal: { code: 'name_too_long' } });
  });
});

describe('an email address', () => {
  test('is kept in lower case', () => {
    expect(normaliseEmail(' Ada@Bakery.Example ')).toEqual({ ok: true, value: 'ada@bakery.example' });
  });

  test.each([
    'ada',
    'ada@',
    '@bakery.example',
    'ada@bakery',
    'a da@bakery.example',
    'ada@bakery..example',
    'a@b@c.example',
    'ada@bakery.example, b@c.example',
    `${'x'.repeat(250)}@bakery.example`,
  ])('such as %s is refused', (typed) => {
    expect(normaliseEmail(typed)).toMatchObject({ refusal: { code: 'email_wrong' } });
  });

  test('is needed', () => {
    expect(normaliseEmail('  ')).toMatchObject({ refusal: { code: 'email_missing' } });
  });
});

test('a phone number may be left out, but not be wrong', () => {
  expect(normaliseOptionalPhone(' ')).toEqual({ ok: true, value: null });
  expect(normaliseOptionalPhone('0803 123 4567')).toEqual({ ok: true, value: '+2348031234567' });
  expect(normaliseOptionalPhone('12345').ok).toBe(false);
});
