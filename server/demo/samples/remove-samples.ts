import type { SampleCounts } from '../../../contract/samples.ts';
import { DEFAULT_HOME_PAGE } from '../../../domain/shop/home/home-page.ts';
import { BLANK_SHOP_PROFILE } from '../../../domain/shop/profile.ts';
import { announceChange } from '../../database/changes.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { lockNames } from '../../database/lock-names.ts';
import { recordAuditEvent } from '../../database/record-audit-event.ts';
import { contentEntries } from '../../database/schema/content.ts';
import { users } from '../../database/schema/identity.ts';
import { writeCatalogue } from '../../features/catalogue/admin/write-catalogue.ts';
import { listSamples } from '../../features/catalogue/samples.store.ts';
import { writeCalendar, writeDeliveryTerms } from '../../features/orders/delivery/delivery-plan.store.ts';
import { CLOSED_CALENDAR, NO_DELIVERY } from '../../features/orders/delivery/unset-plan.ts';
import { writeHomePage } from '../../features/shop/home/home-page.store.ts';
import { closeIfEmpty } from '../../features/shop/opening.store.ts';
import { writeShopProfile } from '../../features/shop/shop.store.ts';
import type { Actor } from '../../http/app-environment.ts';
import {
  countSamples,
  findDemoSettings,
  isIdleSampleCustomer,
  isSamplePage,
  isSamplePost,
} from './sample-counts.ts';
import { SAMPLES_LOCK } from './samples-lock.ts';

type RemovingParts = { readonly db: Database; readonly readClock: () => Date };

/**
 * Takes away whatever came with the shop and is nobody's own, at once and on every node. Products go into the archive in the
 * shop's own name, where no list shows them: links, carts and orders go on knowing what they were.
 */
export function removeSamples(
  { db, readClock }: RemovingParts,
  { userId }: Pick<Actor, 'userId'>,
): Promise<SampleCounts> {
  return writeCatalogue(db, null, async ({ changeProducts }, tx) => {
    await lockNames(tx, [SAMPLES_LOCK]);
    const removed = await countSamples(tx);
    const ids = await listSamples(tx);
    await changeProducts(ids.map((id) => ({ id, apply: (content) => ({ ...content, status: 'archived' }) })));
    await tx.update(contentEntries).set({ deletedAt: readClock() }).where(isSamplePost);
    await tx.delete(contentEntries).where(isSamplePage);
    await tx.delete(users).where(isIdleSampleCustomer(tx));
    await resetSettings(tx);
    await closeIfEmpty(tx);
    await recordAuditEvent(tx, {
      action: 'shop.samples_removed',
      actorId: userId,
      subjectId: userId,
      details: { ...removed },
    });
    await announceChange(tx, 'content');
    await announceChange(tx, 'shop-profile');
    return removed;
  });
}

/** As they are in a shop of which nobody has said anything. Written and not deleted: a demo would fill them in again. */
async function resetSettings(tx: Transaction): Promise<void> {
  const isDemo = await findDemoSettings(tx);
  if (isDemo.profile) await writeShopProfile(tx, BLANK_SHOP_PROFILE);
  if (isDemo.homePage) await writeHomePage(tx, DEFAULT_HOME_PAGE);
  if (isDemo.calendar) await writeCalendar(tx, CLOSED_CALENDAR);
  if (isDemo.terms) await writeDeliveryTerms(tx, NO_DELIVERY);
}
