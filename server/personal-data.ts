import { exportReminders, forgetReminders } from './features/cart/reminders/reminders.store.ts';
import {
  exportContactMessages,
  forgetContactMessages,
} from './features/contact/personal-contact-messages.ts';
import { exportCustomOrders, exportCustomOrdersOf } from './features/custom-orders/export-custom-orders.ts';
import { forgetCustomOrders, forgetCustomOrdersOf } from './features/custom-orders/forget-customer.ts';
import { exportCustomerCard, forgetCustomerCard } from './features/customers/personal-customer-data.ts';
import { exportOrders, exportOrdersOf } from './features/orders/export-orders.ts';
import {
  exportImportedCustomer,
  forgetImportedCustomer,
} from './features/orders/imported-customers/imported-customers.store.ts';
import { forgetOrdersOf } from './features/orders/privacy/forget-orders.ts';
import { exportStockAlerts, forgetStockAlerts } from './features/orders/shelf/personal-stock-alerts.ts';
import { exportVouchers, forgetVouchers } from './features/orders/vouchers/personal-vouchers.ts';
import { exportReviews, exportReviewsOf } from './features/reviews/export-reviews.ts';
import { forgetReviewsOf, forgetReviewsOfUser } from './features/reviews/forget-reviews.ts';
import type { AccountRoutesParts } from './features/users/account/account.routes.ts';
import type { PeopleRoutesParts } from './features/users/people/people.routes.ts';
import type { AppParts } from './start/app-parts.ts';
import { queuePasswordRemoval } from './start/queue-password-removal.ts';

type PersonalData = Omit<AccountRoutesParts, 'identity' | 'rateLimiter' | 'db'> &
  Omit<PeopleRoutesParts, 'securityLog' | 'db'>;

/** What each feature keeps about a person: how it is copied for them, and how it is forgotten. */
export function gatherPersonalData({ db, readClock, identity }: AppParts): PersonalData {
  return {
    exports: {
      orders: (userId) => exportOrders(db, userId, readClock()),
      customOrders: (userId) => exportCustomOrders(db, userId, readClock()),
      reviews: (userId) => exportReviews(db, userId),
      cartReminders: (email) => exportReminders(db, email),
      vouchers: (email) => exportVouchers(db, email),
      contactMessages: (email) => exportContactMessages(db, email),
      importedCustomer: (contact) => exportImportedCustomer(db, contact),
      stockAlerts: (person) => exportStockAlerts(db, person),
      card: (email) => exportCustomerCard(db, [email]),
    },
    forgetCustomOrders: (tx, userId) => forgetCustomOrders(tx, userId, readClock()),
    forgetReviews: forgetReviewsOfUser,
    forgetPassword: async (tx, userId) => {
      if (identity.hosted) await queuePasswordRemoval(tx, userId);
    },
    forgetCartReminders: forgetReminders,
    forgetVouchers,
    forgetContactMessages,
    forgetImportedCustomer,
    forgetStockAlerts,
    forgetCustomerCard,
    exportOrdersOf: (contact) => exportOrdersOf(db, contact, readClock()),
    forgetOrdersOf: async (tx, contact) => {
      await forgetReviewsOf(tx, contact);
      return forgetOrdersOf(tx, contact, readClock());
    },
    exportCustomOrdersOf: (contact) => exportCustomOrdersOf(db, contact, readClock()),
    forgetCustomOrdersOf,
    exportReviewsOf: (contact) => exportReviewsOf(db, contact),
    exportCartReminders: (email) => exportReminders(db, email),
    exportVouchers: (email) => exportVouchers(db, email),
    exportContactMessages: (email) => exportContactMessages(db, email),
    exportImportedCustomer: (contact) => exportImportedCustomer(db, contact),
    exportStockAlerts: (person) => exportStockAlerts(db, person),
    exportCustomerCard: (contacts) => exportCustomerCard(db, contacts),
  };
}
