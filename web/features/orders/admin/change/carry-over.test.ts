import { expect, test } from 'vitest';
import { makeAdminOrder } from '../testing/example-admin-order.ts';
import { carryOver } from './carry-over.ts';
import { startChange } from './change-draft.ts';

test('what was typed is kept where the order is still as it was, and what both have changed is as it is now (P28.88)', () => {
  const begun = startChange(makeAdminOrder({ note: '' }), null);
  const now = startChange(makeAdminOrder({ note: 'Less sugar' }), null);
  const typed = { ...begun, note: 'Ring twice', contact: { name: 'Ngozi', phone: '0803 123 4567' } };
  expect(carryOver({ begun, typed }, now)).toEqual({ ...now, contact: typed.contact });
  expect(carryOver({ begun, typed }, begun)).toEqual(typed);
});
