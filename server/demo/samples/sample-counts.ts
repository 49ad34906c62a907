import { isDeepStrictEqual } from 'node:util';
import { and, eq, exists, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { SampleCounts } from '../../../contract/samples.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { contentEntries } from '../../database/schema/content.ts';
import { customOrders } from '../../database/schema/custom-orders.ts';
import { users } from '../../database/schema/identity.ts';
import { orderLines, orders } from '../../database/schema/orders.ts';
import { listSamples } from '../../features/catalogue/samples.store.ts';
import { readCalendar, readDeliveryTerms } from '../../features/orders/delivery/delivery-plan.store.ts';
import { findHomePage } from '../../features/shop/home/home-page.store.ts';
import { findShopProfile } from '../../features/shop/shop.store.ts';
import { DEMO_CUSTOMER_EMAILS } from '../customers.ts';
import { DEMO_CALENDAR, DEMO_DELIVERY_TERMS } from '../delivery-plan.ts';
import { DEMO_HOME_PAGE } from '../home-page.ts';
import { DEMO_SHOP_PROFILE } from '../shop-profile.ts';

const ownedByDemo = [isNull(contentEntries.updatedBy), isNull(contentEntries.deletedAt)];
export const isSamplePost: SQL | undefined = and(eq(contentEntries.kind, 'post'), ...ownedByDemo);
export const isSamplePage: SQL | undefined = and(eq(contentEntries.kind, 'page'), ...ownedByDemo);

/** Sample customers who have done nothing that others remember. */
export function isIdleSampleCustomer(db: Database | Transaction): SQL | undefined {
  const one = { one: sql`1` };
  const { actorId, subjectId } = auditEvents;
  return and(
    inArray(users.email, [...DEMO_CUSTOMER_EMAILS]),
    isNull(users.role),
    not(exists(db.select(one).from(orders).where(eq(orders.userId, users.id)))),
    not(exists(db.select(one).from(customOrders).where(eq(customOrders.userId, users.id)))),
    not(
      exists(
        db
          .select(one)
          .from(auditEvents)
          .where(or(eq(actorId, users.id), eq(subjectId, users.id))),
      ),
    ),
  );
}

export type DemoSettings = {
  readonly profile: boolean;
  readonly homePage: boolean;
  readonly calendar: boolean;
  readonly terms: boolean;
};

/** Which settings are still the demo's, to the letter. */
export async function findDemoSettings(db: Database | Transaction): Promise<DemoSettings> {
  return {
    profile: isDeepStrictEqual(await findShopProfile(db), DEMO_SHOP_PROFILE),
    homePage: isDeepStrictEqual(await findHomePage(db), DEMO_HOME_PAGE),
    calendar: isDeepStrictEqual(await readCalendar(db), DEMO_CALENDAR),
    terms: isDeepStrictEqual(await readDeliveryTerms(db), DEMO_DELIVERY_TERMS),
  };
}

export async function countSamples(db: Database | Transaction): Promise<SampleCounts> {
  const ids = await listSamples(db);
  const ordered =
    ids.length === 0
      ? []
      : await db
          .selectDistinct({ id: orderLines.productId })
          .from(orderLines)
          .where(inArray(orderLines.productId, [...ids]));
  return {
    products: ids.length,
    orderedProducts: ordered.length,
    posts: await db.$count(contentEntries, isSamplePost),
    pages: await db.$count(contentEntries, isSamplePage),
    customers: await db.$count(users, isIdleSampleCustomer(db)),
    settings: Object.values(await findDemoSettings(db)).filter(Boolean).length,
  };
}
