import { expect, test } from 'vitest';
import { isGift, leaveOutCustomer } from './gift.ts';

const CUSTOMER = { name: 'Bisi Ade', phone: '+2348055512345' };

test('a recipient who is the customer is nobody else, and the order no gift (P28.231)', () => {
  const own = leaveOutCustomer(
    { street: '3 Admiralty Way', recipient: ' bisi ade', phone: CUSTOMER.phone },
    CUSTOMER,
  );
  expect(own).toEqual({ street: '3 Admiralty Way', recipient: '', phone: '' });
  expect(isGift({ giftMessage: '', address: own })).toBe(false);
});

test('somebody else keeps their name, and a number of their own (P28.231)', () => {
  const other = { recipient: 'Ngozi', phone: '+2348011122233' };
  expect(leaveOutCustomer(other, CUSTOMER)).toEqual(other);
  expect(leaveOutCustomer({ ...other, phone: CUSTOMER.phone }, CUSTOMER)).toEqual({ ...other, phone: '' });
  expect(leaveOutCustomer({ ...other, recipient: CUSTOMER.name }, CUSTOMER)).toEqual({
    ...other,
    recipient: '',
  });
});
