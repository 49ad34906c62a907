import { findProducts } from './features/catalogue/admin/find-products.ts';
import { listMessagesOfCustomer } from './features/contact/messages-of-customer.ts';
import { findCustomOrders } from './features/custom-orders/admin/find-custom-orders.ts';
import { listRequestsOfCustomer } from './features/custom-orders/admin/requests-of-customer.ts';
import { createCustomerRoutes } from './features/customers/customers.routes.ts';
import { findCards } from './features/customers/find-cards.ts';
import { createLookupRoutes } from './features/lookup/lookup.routes.ts';
import { findBuyers } from './features/orders/admin/find-customers.ts';
import { findOrders } from './features/orders/admin/find-orders.ts';
import { readOrdersOfCustomer } from './features/orders/admin/orders-of-customer.ts';
import { listOffersOfCustomer } from './features/orders/offers/offers-of-customer.ts';
import { listAccountsOfCustomer } from './features/users/admin/accounts-of-customer.ts';
import { findAccounts } from './features/users/admin/find-accounts.ts';
import type { ServedEndpoint } from './http/serve.ts';
import type { AppParts } from './start/app-parts.ts';

/** What the desk knows and finds of people and their orders, across all features. */
export function createCustomerApi(parts: AppParts): readonly ServedEndpoint[] {
  const { db, readClock } = parts;
  return [
    ...createCustomerRoutes({
      ...parts,
      readOrders: (customer, now) => readOrdersOfCustomer(db, customer, now),
      listQuotes: (contacts, now) => listOffersOfCustomer(db, contacts, now),
      listRequests: (customer, now) => listRequestsOfCustomer(db, customer, now),
      listMessages: (contacts) => listMessagesOfCustomer(db, contacts),
      listAccounts: (contacts) => listAccountsOfCustomer(db, contacts),
    }),
    ...createLookupRoutes({
      orders: (q, limit) => findOrders(db, q, limit, readClock()),
      customOrders: (q, limit) => findCustomOrders(db, q, limit, readClock()),
      products: (q, limit) => findProducts(db, q, limit),
      customers: (q, limit) =>
        findCards(
          {
            findAccounts: (search, max) => findAccounts(db, search, max),
            findBuyers: (search, max) => findBuyers(db, search, max),
          },
          q,
          limit,
        ),
    }),
  ];
}
