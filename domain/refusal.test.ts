import { expect, test } from 'vitest';
import { accept, type Result, refuse } from './refusal.ts';

test('an accepted value is handed on as it is', () => {
  const value = { id: 'c1' };
  expect(accept(value)).toEqual({ ok: true, value });
  expect(accept(value).value).toBe(value);
});

test('a refusal carries its kind, code and sentence, and no fields when none are at fault', () => {
  expect(refuse('conflict', 'slot_taken', 'That slot was just taken.')).toStrictEqual({
    ok: false,
    refusal: { kind: 'conflict', code: 'slot_taken', message: 'That slot was just taken.' },
  });
});

test('a refusal names the fields at fault', () => {
  const { refusal } = refuse('invalid', 'bad_profile', 'Check the profile.', {
    'address.city': 'Enter a city.',
  });
  expect(refusal.fields).toEqual({ 'address.city': 'Enter a city.' });
});

test('asking whether a result is ok tells value and refusal apart', () => {
  const halve = (count: number): Result<number, 'odd'> =>
    count % 2 === 0 ? accept(count / 2) : refuse('invalid', 'odd', 'Give an even number.');
  const half = halve(8);
  expect(half.ok ? half.value : half.refusal.code).toBe(4);
  const none = halve(7);
  expect(none.ok ? none.value : none.refusal.code).toBe('odd');
});
