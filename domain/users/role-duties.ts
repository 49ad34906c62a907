import type { StaffRole } from './roles.ts';

/** What a role includes, as whoever gives it and whoever is given it reads it. */
export const ROLE_DUTIES: Readonly<Record<StaffRole, string>> = {
  owner: 'Owners can do everything, including staff, the bank account and customers’ data.',
  manager:
    'Managers can do everything except change staff or the bank account, or export or erase customers’ data.',
  desk: 'The order desk handles orders, custom orders, customers and payments recorded by hand.',
  kitchen: 'The kitchen sees its board and tickets, but no prices or customer contacts.',
  rider: 'Riders see the deliveries assigned to them: address, phone and what to collect.',
};

export const CUSTOMER_DUTIES = 'Customers see the shop and their own orders.';
