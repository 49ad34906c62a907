import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../database/database.ts';
import { orderLines, orders } from '../database/schema/orders.ts';
import { inTransaction } from '../database/transaction.ts';
import { addPayment, addRefund } from '../features/orders/payments/ledger.store.ts';
import { addReversal } from '../features/orders/payments/reversals.store.ts';
import type { OrderAdmin } from './order-admin.ts';
import { publishProducts } from './publish-products.ts';
import { FIXED_SEED } from './seeds.ts';

export const FIRST_DAY = '2026-10-20';
export const DAY_COUNT = 28;
const ORDER_COUNT = 60;

type Shop = Pick<OrderAdmin, 'db' | 'placeAsGuest'> & { readonly owner: { readonly userId: string } };

const anyOrder = fc.record({
  minute: fc.integer({ min: 0, max: DAY_COUNT * 24 * 60 - 1 }),
  isPickup: fc.boolean(),
  zone: fc.constantFrom('island', 'outskirts'),
  status: fc.constantFrom('pending_payment', 'confirmed', 'delivered', 'delivered', 'cancelled', 'expired'),
  delivery: fc.integer({ min: 0, max: 500_000 }),
  lines: fc.array(
    fc.record({
      productId: fc.constantFrom('honey-cake', 'scones', 'long-gone'),
      quantity: fc.integer({ min: 1, max: 9 }),
      price: fc.integer({ min: 1, max: 999_999 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  vatShare: fc.integer({ min: 0, max: 70 }),
  money: fc.array(
    fc.record({
      minutesLater: fc.integer({ min: 0, max: 3 * 24 * 60 }),
      way: fc.constantFrom('cash', 'transfer', 'card_machine', 'card', 'carried_over'),
      isByOwner: fc.boolean(),
      amount: fc.integer({ min: 1, max: 2_000_000 }),
      back: fc.constantFrom(0, 0, 1, 3),
      isSettled: fc.boolean(),
      fees: fc.constantFrom(null, 0, 10_283),
      surcharge: fc.constantFrom(0, 0, 283),
      isReversed: fc.constantFrom(false, false, true),
    }),
    { maxLength: 3 },
  ),
});
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never;

const momentOf = (minute: number) => new Date(Date.parse(`${FIRST_DAY}T00:00:00+01:00`) + minute * 60_000);

/** Weeks of orders of many fates, their money written by the ledger itself. */
export async function fillLedgers({ db, owner, placeAsGuest }: Shop): Promise<void> {
  await publishProducts(db, ['scones'], { category: 'Small bakes' });
  const { order: placed } = await placeAsGuest();
  const [pattern] = await db.select().from(orders).where(eq(orders.id, placed.id));
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, placed.id));
  if (!pattern || !line) throw new Error('There is no order to copy.');
  const { searchText: _, ...copied } = pattern;
  for (const [place, fate] of fc.sample(anyOrder, { numRuns: ORDER_COUNT, seed: FIXED_SEED }).entries()) {
    const id = randomUUID();
    const goods = fate.lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
    const total = goods + fate.delivery;
    await db.insert(orders).values({
      ...copied,
      id,
      number: `900-000-${String(place).padStart(3, '0')}`,
      createdAt: momentOf(fate.minute),
      status: fate.status,
      holdUntil:
        fate.status === 'pending_payment' ? momentOf(fate.minute + 60 * 24 * 365 * (place % 2)) : null,
      method: fate.isPickup ? 'pickup' : 'delivery',
      address: fate.isPickup ? null : copied.address,
      zoneId: fate.isPickup ? null : fate.zone,
      zoneName: fate.isPickup ? null : fate.zone.toUpperCase(),
      subtotalInKobo: goods,
      discountInKobo: 0,
      deliveryInKobo: fate.delivery,
      totalInKobo: total,
      includedVatInKobo: Math.round((total * fate.vatShare) / 1_000),
      trackingKeyHash: null,
    });
    await db.insert(orderLines).values(
      fate.lines.map(({ productId, quantity, price }, position) => ({
        ...line,
        orderId: id,
        position,
        productId,
        name: productId,
        quantity,
        unitPriceInKobo: price,
      })),
    );
    await recordMoney(db, id, fate, owner.userId);
  }
}

async function recordMoney(db: Database, orderId: string, fate: AnyOrder, ownerId: string): Promise<void> {
  for (const { minutesLater, way, isByOwner, amount, back, isSettled, ...online } of fate.money) {
    const at = momentOf(fate.minute + minutesLater);
    const recordedBy = isByOwner ? ownerId : null;
    const id = randomUUID();
    const came = { id, orderId, way, amountInKobo: amount, reference: id, paidAt: at, recordedBy };
    const fees = way === 'card' && { feesInKobo: online.fees, surchargeInKobo: online.surcharge };
    await inTransaction(db, (tx) => addPayment(tx, { ...came, ...fees }, at));
    const amountInKobo = Math.floor((amount * back) / 3);
    if (amountInKobo === 0) continue;
    const refund = {
      orderId,
      way: way === 'carried_over' ? way : ('cash' as const),
      amountInKobo,
      status: isSettled ? ('processed' as const) : ('pending' as const),
      reason: 'Late',
      key: randomUUID(),
      settledAt: isSettled ? momentOf(fate.minute + 2 * minutesLater) : null,
    };
    await inTransaction(db, (tx) => addRefund(tx, refund, at));
    const leftInKobo = amount - amountInKobo;
    if (way !== 'card' || !online.isReversed || leftInKobo === 0) continue;
    const reversedAt = momentOf(fate.minute + 3 * minutesLater);
    await inTransaction(db, (tx) =>
      addReversal(tx, { orderId, paymentId: id, amountInKobo: leftInKobo }, reversedAt),
    );
  }
}
