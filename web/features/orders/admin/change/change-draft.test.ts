import { expect, test } from 'vitest';
import { makeAdminOrder } from '../testing/example-admin-order.ts';
import { startChange } from './change-draft.ts';

const order = makeAdminOrder();
const draft = (recipient: string, phone: string) => {
  const address = order.address && { ...order.address, recipient, phone };
  return startChange({ ...order, address }, null).address;
};

test('a recipient who is the customer is not filled in as somebody else, and a number is as people type it (P28.231)', () => {
  expect(draft(order.contact.name, order.contact.phone)).toMatchObject({ recipient: '', phone: '' });
  expect(draft('Ngozi Eze', '+2348055512345')).toMatchObject({
    recipient: 'Ngozi Eze',
    phone: '0805 551 2345',
  });
});
