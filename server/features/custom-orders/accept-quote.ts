import { eq } from 'drizzle-orm';
import type { QuoteAcceptance } from '../../../contract/custom-orders.ts';
import type { Order, PlacementRefusal } from '../../../contract/orders.ts';
import { listAllergens } from '../../../domain/custom-orders/design/allergens.ts';
import { describeDesign } from '../../../domain/custom-orders/design/describe-design.ts';
import type { QuotedCake } from '../../../domain/custom-orders/quoted-cake.ts';
import { canTakeCustomStep } from '../../../domain/custom-orders/statuses.ts';
import { accept, type Refusal, type Result, refuse } from '../../../domain/refusal.ts';
import type { Transaction } from '../../database/database.ts';
import { products } from '../../database/schema/catalogue.ts';
import { CAKE_WITHOUT_PRODUCT } from './cake-without-product.ts';
import { type CustomOrderRow, listQuotes, type QuoteRow } from './custom-orders.store.ts';
import { isDesigned } from './describe-custom-order.ts';
import { readPriceLists } from './price-list/price-list.store.ts';
import { readStoredDesign } from './read-design.ts';
import { lockSettled } from './steps/settle-custom-orders.ts';
import { refuseByStanding } from './steps/standing-refusals.ts';
import { takeCustomStep } from './steps/take-custom-step.ts';

const QUOTE_REPLACED = refuse(
  'conflict',
  'quote_replaced',
  'There’s a newer quote. Check it before you accept.',
);

/** The kitchen reads what was asked for and quoted; a cake that nobody chose is not shown to it. */
const UNDESIGNED = { words: 'As quoted', design: '', allergens: [] } as const;

/** Makes the order within the transaction that `agreeQuote` and `keep` take part in. */
export type PlaceQuotedOrder = (wanted: {
  readonly input: QuoteAcceptance;
  readonly key: string;
  /** Null: a guest. */
  readonly userId: string | null;
  readonly network: string;
  readonly now: Date;
  readonly agreeQuote: (tx: Transaction) => Promise<Result<QuotedCake>>;
  readonly keep: (tx: Transaction, order: Pick<Order, 'id'>) => Promise<void>;
}) => Promise<AcceptanceOutcome>;

export type AcceptanceOutcome =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly refusal: Refusal; readonly details: PlacementRefusal };

export type WantedAcceptance = {
  readonly acceptance: QuoteAcceptance;
  readonly key: string;
  readonly network: string;
  readonly now: Date;
};

/** The customer says yes: the place is taken, the order made and the quote accepted in one moment, or nothing of it. */
export function acceptQuote(
  placeQuotedOrder: PlaceQuotedOrder,
  { id, userId, customerEmail }: Pick<CustomOrderRow, 'id' | 'userId' | 'customerEmail'>,
  { acceptance, key, network, now }: WantedAcceptance,
): Promise<AcceptanceOutcome> {
  // Whoever gave an address with the request expects the emails about the order there.
  const contact = { ...acceptance.contact, email: acceptance.contact.email || customerEmail };
  // Part of what was sent: the key belongs to this custom order alone.
  const input = { ...acceptance, contact, customOrderId: id };
  return placeQuotedOrder({
    input,
    key,
    userId,
    network,
    now,
    agreeQuote: (tx) => agreeQuote(tx, id, acceptance.quoteVersion, now),
    keep: async (tx, { id: orderId }) => {
      const row = await lockSettled(tx, id, now);
      const words = `Quote ${acceptance.quoteVersion}`;
      const step = {
        to: 'accepted',
        by: 'customer',
        actorId: userId,
        now,
        words,
        eventId: orderId,
        changes: { orderId },
      } as const;
      const accepted = row && (await takeCustomStep(tx, row, step));
      if (!accepted?.ok) throw new Error('A quote could not be accepted under its lock.');
    },
  });
}

/** Held until the end of the transaction: no second acceptance and no newer quote comes in between. */
async function agreeQuote(
  tx: Transaction,
  id: string,
  quoteVersion: number,
  now: Date,
): Promise<Result<QuotedCake>> {
  const row = await lockSettled(tx, id, now);
  if (!row) throw new Error('A custom order that was found is gone.');
  if (!canTakeCustomStep(row.status, 'accepted', 'customer')) return refuseByStanding(row.status);
  const [newest] = await listQuotes(tx, id);
  if (newest?.version !== quoteVersion) return QUOTE_REPLACED;
  return accept(await describeCake(tx, row, newest));
}

async function describeCake(tx: Transaction, row: CustomOrderRow, quote: QuoteRow): Promise<QuotedCake> {
  const listOf = await readPriceLists(tx, [row.priceListVersion]);
  const list = listOf(row.priceListVersion);
  const design = readStoredDesign(row.design, list);
  const [product = CAKE_WITHOUT_PRODUCT] = await tx
    .select({ name: products.name, vatClass: products.vatClass })
    .from(products)
    .where(eq(products.id, row.productId));
  const { totalInKobo, depositInKobo, workUnits, leadTimeHours, day } = quote;
  return {
    ...product,
    productId: row.productId,
    ...(isDesigned(row)
      ? { words: describeDesign(design, list), design: row.design, allergens: listAllergens(design) }
      : UNDESIGNED),
    totalInKobo,
    depositInKobo,
    workUnits,
    leadTimeHours,
    day,
  };
}
