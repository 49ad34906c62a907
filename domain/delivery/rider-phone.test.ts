import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRiderPhoneProblem, judgeRiderPhone } from './rider-phone.ts';

const ABROAD = '+447700900123';
const NIGERIAN = '+2348031234567';

test('a buyer abroad sends it to whom the rider can call (P29.295)', () => {
  const address = { recipient: 'Mama Ada', phone: NIGERIAN };
  expect(findRiderPhoneProblem({ method: 'delivery', contactPhone: ABROAD, address })).toEqual({});
});

test('without a Nigerian number for whoever receives it, its field asks for one (P29.295)', () => {
  const where = (address: { recipient: string; phone: string } | null, method: 'delivery' | 'pickup') =>
    Object.keys(findRiderPhoneProblem({ method, contactPhone: ABROAD, address }));
  expect(where({ recipient: 'Mama Ada', phone: '' }, 'delivery')).toEqual(['address.phone']);
  expect(where({ recipient: '', phone: '' }, 'delivery')).toEqual(['contact.phone']);
  expect(where(null, 'pickup')).toEqual(['contact.phone']);
});

test('every order that is taken leaves somebody to call in Nigeria (P29.295)', () => {
  const phones = fc.constantFrom(NIGERIAN, ABROAD, '+12125550100');
  const address = fc.option(
    fc.record({ recipient: fc.constantFrom('', 'Ada'), phone: fc.constantFrom('', NIGERIAN) }),
  );
  fc.assert(
    fc.property(
      phones,
      address,
      fc.constantFrom('delivery' as const, 'pickup' as const),
      (phone, to, method) => {
        const called = (method === 'delivery' && to?.phone) || phone;
        expect(judgeRiderPhone({ method, contactPhone: phone, address: to }).ok).toBe(
          called.startsWith('+234'),
        );
      },
    ),
  );
});
