import { expect, test } from 'vitest';
import { CONTACT_TOPIC_NAMES, readContactName, readContactText } from './contact-message.ts';

test('a message is kept as it was typed, without the space around it', () => {
  const typed = '  Good morning.\r\n\r\nDo you bake on Sundays? 🎂  ';
  expect(readContactText(typed)).toEqual({
    ok: true,
    value: 'Good morning.\n\nDo you bake on Sundays? 🎂',
  });
});

test('invisible control characters do not come through', () => {
  expect(readContactText('Do you bake\u0000\u0007 on Sundays?')).toEqual({
    ok: true,
    value: 'Do you bake  on Sundays?',
  });
});

test.each([
  ['', 'text_missing'],
  [' \n\t ', 'text_missing'],
  ['Hello', 'text_too_short'],
  ['a'.repeat(3_001), 'text_too_long'],
])('%j is refused', (typed, code) => {
  expect(readContactText(typed)).toMatchObject({ ok: false, refusal: { kind: 'invalid', code } });
});

test('ten and three thousand characters are both fine', () => {
  expect(readContactText('a'.repeat(10)).ok).toBe(true);
  expect(readContactText('a'.repeat(3_000)).ok).toBe(true);
});

test('two links are a customer’s, a third one is an advertisement', () => {
  const two = 'Like https://a.example/cake or www.b.example please';
  expect(readContactText(two).ok).toBe(true);
  for (const third of ['http://c.example', 'WWW.C.EXAMPLE', '[url=c.example]', '<a href=c.example>']) {
    expect(readContactText(`${two} ${third}`)).toMatchObject({ refusal: { code: 'too_many_links' } });
  }
});

test('a name is a name and no link', () => {
  expect(readContactName('  Ṣadé   Ọláìyá ')).toEqual({ ok: true, value: 'Ṣadé Ọláìyá' });
  expect(readContactName('Buy at https://spam.example')).toMatchObject({
    refusal: { code: 'name_is_a_link' },
  });
  expect(readContactName('')).toMatchObject({ refusal: { code: 'name_missing' } });
});

test('a message can be about delivery or pickup (P29.256)', () => {
  expect(Object.values(CONTACT_TOPIC_NAMES)).toContain('Delivery or pickup');
});
