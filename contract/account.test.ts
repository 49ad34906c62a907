import { expect, test } from 'vitest';
import type { Address } from '../domain/addresses/address.ts';
import { addressInputSchema, changeAccountEndpoint, type SavedAddress } from './account.ts';

test('an address that is kept is an address of the domain', () => {
  const parsed = addressInputSchema.parse({
    state: 'Lagos',
    lga: ' Surulere ',
    area: 'Aguda',
    street: '3 Bode Thomas',
  });
  const address: Address = parsed;
  expect(address).toEqual({
    label: '',
    state: 'Lagos',
    lga: 'Surulere',
    area: 'Aguda',
    street: '3 Bode Thomas',
    landmark: '',
    recipient: '',
    phone: '',
    isDefault: false,
  });
  const saved: SavedAddress = { ...parsed, id: 'a1' };
  expect(saved.state satisfies Address['state']).toBe('Lagos');
});

test('a change of the account holds what was sent and nothing more', () => {
  expect(changeAccountEndpoint.bodySchema.parse({})).toEqual({});
  expect(changeAccountEndpoint.bodySchema.parse({ phone: '', isAdmin: true })).toEqual({ phone: null });
  expect(changeAccountEndpoint.bodySchema.safeParse({ name: ' ' }).success).toBe(false);
});
