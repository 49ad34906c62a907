import {
  exportReminders,
  forgetReminders,
  moveReminders,
} from './features/cart/reminders/reminders.store.ts';
import {
  exportContactMessages,
  forgetContactMessages,
  moveContactMessages,
} from './features/contact/personal-contact-messages.ts';
import { exportCustomOrders, exportCustomOrdersOf } from './features/custom-orders/export-custom-orders.ts';
import { forgetCustomOrders, forgetCustomOrdersOf } from './features/custom-orders/forget-customer.ts';
import {
  exportCustomerCard,
  forgetCustomerCard,
  moveCustomerCard,
} from './features/customers/personal-customer-data.ts';
import { exportOrders, exportOrdersOf } from './features/orders/export-orders.ts';
import {
  exportImportedCustomer,
  forgetImportedCustomer,
  moveImportedCustomer,
} from './features/orders/imported-customers/imported-customers.store.ts';
import { moveOrdersOf } from './features/orders/move-email.ts';
import { forgetOrdersOf } from './features/orders/privacy/forget-orders.ts';
import {
  exportStockAlerts,
  forgetStockAlerts,
  moveStockAlerts,
} from './features/orders/shelf/personal-stock-alerts.ts';
import {
  exportVouchers,
  forgetVouchers,
  moveVouchers,
} from './features/orders/vouchers/personal-vouchers.ts';
import { exportReviews, exportReviewsOf } from './features/reviews/export-reviews.ts';
import { forgetReviewsOf, forgetReviewsOfUser } from './features/reviews/forget-reviews.ts';
import type { AccountRoutesParts } from './features/users/account/account.routes.ts';
import type { MoveEmail } from './features/users/email-change/confirm-email-change.ts';
import type { PeopleRoutesParts } from './features/users/people.routes.ts';
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

/** What hangs on the address of an account goes along to another one, so that it is still copied and forgotten with it. */
export const moveEmail: MoveEmail = async (tx, move) => {
  await moveOrdersOf(tx, move);
  await moveReminders(tx, move);
  await moveVouchers(tx, move);
  await moveContactMessages(tx, move);
  await moveStockAlerts(tx, move);
  await moveImportedCustomer(tx, move);
  await moveCustomerCard(tx, move);
};
