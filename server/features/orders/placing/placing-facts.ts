import { sql } from 'drizzle-orm';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import type { Transaction } from '../../../database/database.ts';
import { fixTogether } from '../../../database/read-together.ts';
import type { Addressee } from '../../../jobs/addressees.store.ts';
import { findProvedMailbox } from '../../../jobs/proved-mailbox.store.ts';
import { type DeliveryPlan, listPlanSettings, toDeliveryPlan } from '../delivery/delivery-plan.store.ts';
import { askPlacedAddressees } from '../notifications/notify-about-order.ts';
import { listPlacements, type Placement } from '../orders.store.ts';
import { findGoodOrder } from './known-customer.ts';
import { countOpenOnReceipt } from './open-on-receipt.ts';
import { listSoldProducts, type SoldProduct } from './sold-products.store.ts';
import { countUnpaidHolds, type Holder, NO_HOLDS, type UnpaidHolds } from './unpaid-holds.ts';

type Placing = {
  readonly key: string;
  readonly holder: Holder;
  readonly productIds: readonly string[];
  readonly now: Date;
};

export type PlacingFacts = {
  /** The order that this key has led to already. */
  readonly earlier: Omit<Placement, 'key'> | undefined;
  readonly plan: DeliveryPlan;
  readonly sold: readonly SoldProduct[];
  readonly isKnownCustomer: boolean;
  /** The order goes to the confirmed address of its own account. */
  readonly isMailboxProved: boolean;
  readonly unpaidHolds: UnpaidHolds;
  readonly openOnReceipt: number;
  readonly administrators: readonly Addressee[];
  readonly customer: Addressee | undefined;
};

const askFacts = fixTogether((db) => {
  const { placeholder } = sql;
  const holder = {
    email: placeholder('email'),
    phone: placeholder('phone'),
    userId: placeholder('userId'),
    network: placeholder('network'),
  };
  return {
    placements: listPlacements(db, placeholder('key')),
    settings: listPlanSettings(db),
    sold: listSoldProducts(db, placeholder('productIds')),
    good: findGoodOrder(db, placeholder('userId')),
    proved: findProvedMailbox(db, { userId: placeholder('userId'), recipient: placeholder('email') }),
    held: countUnpaidHolds(db, holder, placeholder('now')),
    onReceipt: countOpenOnReceipt(db, holder, placeholder('today')),
    ...askPlacedAddressees(db, placeholder('userIds')),
  };
});

/** All that is to be known before the day is locked, in one statement. Asked under the names' locks, so that it stays true. */
export async function readPlacingFacts(
  tx: Transaction,
  { key, holder, productIds, now }: Placing,
): Promise<PlacingFacts> {
  const { userId } = holder;
  const facts = await askFacts(tx, {
    ...holder,
    key,
    productIds,
    userIds: userId === null ? [] : [userId],
    now: now.toISOString(),
    today: readLagosDay(now),
  });
  return {
    earlier: facts.placements[0],
    plan: toDeliveryPlan(facts.settings),
    sold: facts.sold,
    isKnownCustomer: facts.good.length > 0,
    isMailboxProved: facts.proved.length > 0,
    unpaidHolds: facts.held[0] ?? NO_HOLDS,
    openOnReceipt: facts.onReceipt[0]?.open ?? 0,
    administrators: facts.administrators,
    customer: facts.customers[0],
  };
}
