import { readLagosDay } from '../../domain/delivery/lagos-time.ts';
import { DEFAULT_VOUCHER_TERMS } from '../../domain/vouchers/voucher.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { lockDays, writeException } from '../features/orders/delivery/calendar-days.store.ts';
import {
  hasCalendar,
  hasDeliveryTerms,
  writeCalendar,
  writeDeliveryTerms,
} from '../features/orders/delivery/delivery-plan.store.ts';
import { hasVoucherTerms, writeVoucherTerms } from '../features/orders/vouchers/voucher-terms.store.ts';
import { findHomePage } from '../features/shop/home/home-page.store.ts';
import { keepHomePage } from '../features/shop/home/save-home-page.ts';
import { keepShopProfile } from '../features/shop/keep-shop-profile.ts';
import { writeOpening } from '../features/shop/opening.store.ts';
import { findShopProfile } from '../features/shop/shop.store.ts';
import type { FilePort } from '../ports/files.ts';
import { loadDemoCatalogue } from './catalogue/load-catalogue.ts';
import { DEMO_CALENDAR, DEMO_DELIVERY_TERMS, listClosedDays } from './delivery-plan.ts';
import { DEMO_HOME_PAGE } from './home-page.ts';
import { loadDemoReviews } from './load-reviews.ts';
import { loadDemoPages } from './pages/load-pages.ts';
import { DEMO_SHOP_PROFILE } from './shop-profile.ts';

/** Fills an empty shop with the demo; what an owner has changed since is left alone. */
export async function loadDemo(db: Database, files: FilePort): Promise<void> {
  if ((await findShopProfile(db)) === undefined) {
    await inTransaction(db, async (tx) => {
      await keepShopProfile(tx, DEMO_SHOP_PROFILE);
      await writeOpening(tx, new Date());
    });
  }
  if ((await findHomePage(db)) === undefined) {
    await inTransaction(db, (tx) => keepHomePage(tx, DEMO_HOME_PAGE));
  }
  if (!(await hasCalendar(db))) await inTransaction(db, openDays);
  if (!(await hasDeliveryTerms(db))) await writeDeliveryTerms(db, DEMO_DELIVERY_TERMS);
  if (!(await hasVoucherTerms(db))) await writeVoucherTerms(db, { ...DEFAULT_VOUCHER_TERMS, isOn: true });
  await loadDemoPages(db, new Date());
  await loadDemoCatalogue(db, files);
  await loadDemoReviews(db, new Date());
}

async function openDays(tx: Transaction): Promise<void> {
  await writeCalendar(tx, DEMO_CALENDAR);
  for (const exception of listClosedDays(readLagosDay(new Date()))) {
    await lockDays(tx, [exception.day]);
    await writeException(tx, exception);
  }
}
