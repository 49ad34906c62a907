import { randomUUID } from 'node:crypto';
import type { OfferPlacement } from '../../../../contract/order-offers.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import { orderOffers } from '../../../database/schema/order-offers.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { hashLinkKey } from '../../../http/link-keys.ts';
import { agreeAdminOrder } from '../admin/agree-admin-order.ts';
import { readDeliveryPlan, shareCalendar } from '../delivery/delivery-plan.store.ts';
import type { PlaceOrderParts } from '../placing/place-order.ts';
import { listWantedProducts } from '../placing/price-lines.ts';
import { listSoldProducts } from '../placing/sold-products.store.ts';
import { makeOfferKey } from './offer-key.ts';
import type { OfferRow } from './offers.store.ts';

const DAY_MS = 24 * 3_600_000;

/** Priced and agreed as an order would be, without its slot: that is taken by whoever accepts first. */
export function makeOffer(
  parts: PlaceOrderParts,
  { userId }: Actor,
  input: OfferPlacement,
  now: Date,
): Promise<Result<OfferRow>> {
  return inTransaction(parts.db, async (tx) => {
    await shareCalendar(tx);
    const plan = await readDeliveryPlan(tx);
    const sold = await listSoldProducts(tx, listWantedProducts(input.lines));
    const agreed = await agreeAdminOrder(tx, { ...input, received: null }, { plan, sold }, parts);
    if (!agreed.ok) return agreed;
    const id = randomUUID();
    const [offer] = await tx
      .insert(orderOffers)
      .values({
        id,
        keyHash: hashLinkKey(makeOfferKey(parts.trackingSecret, id)),
        placement: input,
        lines: agreed.lines,
        leadTimeHours: agreed.demand.leadTimeHours,
        totalInKobo: agreed.totals.totalInKobo,
        expiresAt: new Date(now.getTime() + input.validDays * DAY_MS),
        createdBy: userId,
        createdAt: now,
      })
      .returning();
    if (!offer) throw new Error('Inserting an offer returned no row.');
    return accept(offer);
  });
}
