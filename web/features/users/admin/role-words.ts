import type { StaffRole } from '../../../../domain/users/roles.ts';

export const ROLE_DUTIES: Readonly<Record<StaffRole, string>> = {
  owner: 'Everything, including staff, the bank account and customers’ data.',
  manager: 'Everything except staff, the bank account, and exporting or erasing customers’ data.',
  desk: 'Orders, custom orders, customers, and payments recorded by hand.',
  kitchen: 'The kitchen board and tickets. No prices and no customer contacts.',
  rider: 'The deliveries assigned to them: address, phone and what to collect.',
};

export const CUSTOMER_DUTIES = 'The shop and their own orders.';
