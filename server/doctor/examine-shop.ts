import { PAGE_SLUGS } from '../../domain/content/entry.ts';
import { judgeBackup } from '../../domain/shop/backup-age.ts';
import { BLANK_SHOP_PROFILE, type ShopProfile } from '../../domain/shop/profile.ts';
import type { Finding } from '../../domain/shop/readiness.ts';
import { readBackupRecord } from '../database/backup-record.ts';
import type { Database } from '../database/database.ts';
import {
  countPublishedProducts,
  countUntouchedPages,
  hasAnyRefund,
  readTickedSteps,
} from '../features/dashboard/first-week.store.ts';
import { readDeliveryTerms } from '../features/orders/delivery/delivery-plan.store.ts';
import { findIn } from './find.ts';

const found = findIn('shop');

type ShopParts = {
  readonly db: Database;
  readonly readShopProfile: () => ShopProfile;
  readonly hasOnlinePayments: boolean;
  readonly now: Date;
};

/** What the owner sets up in the shop itself, read from it as it is. */
export async function examineShop(parts: ShopParts): Promise<readonly Finding[]> {
  const { db, readShopProfile, hasOnlinePayments, now } = parts;
  const [terms, ticked, backup, published, untouched, isRefunded] = await Promise.all([
    readDeliveryTerms(db),
    readTickedSteps(db),
    readBackupRecord(db),
    countPublishedProducts(db),
    countUntouchedPages(db),
    hasAnyRefund(db),
  ]);
  const zones = terms.zones.length;
  return [
    judgeProfile(readShopProfile()),
    published > 0
      ? found.ready('Products', `${published} published products with prices`)
      : found.block('Products', 'No product is published', {
          fix: 'Add a product with its price and publish it.',
          to: '/admin/products/new',
        }),
    zones > 0 || ticked.includes('zones')
      ? found.ready('Delivery zones', zones > 0 ? `${zones} zones with fees` : 'Pickup only')
      : found.block('Delivery zones', 'None, so nobody can order for delivery', {
          fix: 'Add where you deliver and what it costs, or tick Pickup only on the dashboard.',
          to: '/admin/calendar/zones',
        }),
    judgeBankAccount(terms.transferAccount !== null, hasOnlinePayments),
    untouched === 0 || ticked.includes('pages')
      ? found.ready('Pages', 'Read and edited')
      : found.block(
          'Pages',
          `${untouched} of ${PAGE_SLUGS.length} haven’t been edited: about, terms, privacy and others`,
          {
            fix: 'Read them, change what isn’t true for your bakery, then press “We’ve read them”.',
            to: '/admin/pages',
          },
        ),
    isRefunded
      ? found.ready('Test order', 'An order was paid and refunded')
      : found.block('Test order', 'No order has been paid and refunded yet', {
          fix: 'Place an order as a customer, pay for it, then cancel and refund it.',
          to: '/admin/orders',
        }),
    judgeBackup(backup, now) === 'fresh'
      ? found.ready('Backup', 'Made recently')
      : found.block('Backup', backup.lastAt ? 'The last one is too old' : 'None has been made yet', {
          why: 'There is no recent copy of your orders and customers. If the server breaks, they are lost.',
          fix: 'Run npm run backup, and npm run backup -- --check with its file.',
        }),
  ];
}

function judgeProfile({ name, phone, openingHours }: ShopProfile): Finding {
  const missing = [
    name === BLANK_SHOP_PROFILE.name && 'a name',
    phone === '' && 'a phone number',
    openingHours.length === 0 && 'opening hours',
  ].filter((each) => each !== false);
  return missing.length === 0
    ? found.ready('Shop details', name)
    : found.block('Shop details', `Missing: ${missing.join(', ')}`, {
        fix: 'Add them: customers see them on every page and in every email.',
        to: '/admin/settings',
      });
}

function judgeBankAccount(hasAccount: boolean, hasOnlinePayments: boolean): Finding {
  if (hasAccount) return found.ready('Bank account', 'Shown to customers who pay by transfer');
  const fix = { fix: 'Add the account that transfers go to.', to: '/admin/settings/payments' };
  return hasOnlinePayments
    ? found.advise('Bank account', 'None, so customers can’t pay you by transfer', fix)
    : found.block('Bank account', 'None, and online payment is off: nobody can pay in advance', fix);
}
