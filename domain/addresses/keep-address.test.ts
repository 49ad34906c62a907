import { describe, expect, test } from 'vitest';
import { agreeArea, isDefaultAddress } from './keep-address.ts';

describe('the area of an address', () => {
  test('is one of its state, written as the table writes it', () => {
    expect(agreeArea({ state: 'Lagos', lga: 'ETI-OSA' })).toEqual({ ok: true, value: 'Eti-Osa' });
    expect(agreeArea({ state: 'Ogun', lga: 'Eti-Osa' })).toMatchObject({
      ok: false,
      refusal: { code: 'no_such_area', fields: { lga: 'Choose a local government area of Ogun.' } },
    });
  });

  test('may stay what somebody once typed, as long as the state stays too', () => {
    const stored = { state: 'Lagos', lga: 'Yaba' } as const;
    expect(agreeArea(stored, stored)).toEqual({ ok: true, value: 'Yaba' });
    expect(agreeArea({ ...stored, lga: 'Ikoyi' }, stored).ok).toBe(false);
    expect(agreeArea({ ...stored, state: 'Ogun' }, stored).ok).toBe(false);
  });
});

test('an address is the default when it is ticked or no other one is', () => {
  expect(isDefaultAddress(false, [])).toBe(true);
  expect(isDefaultAddress(false, [{ isDefault: false }])).toBe(true);
  expect(isDefaultAddress(false, [{ isDefault: true }])).toBe(false);
  expect(isDefaultAddress(true, [{ isDefault: true }])).toBe(true);
});
