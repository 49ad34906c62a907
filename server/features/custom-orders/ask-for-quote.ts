import { createHash, randomInt } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CustomRequest } from '../../../contract/custom-orders.ts';
import { readDesignText } from '../../../domain/custom-orders/link/design-text.ts';
import { priceDesign } from '../../../domain/custom-orders/price/price-design.ts';
import { convertNairaToKobo } from '../../../domain/money.ts';
import { makeOrderNumber, ORDER_NUMBER_SPACE } from '../../../domain/orders/order-number.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { isDuplicate } from '../../database/duplicate.ts';
import { lockNames } from '../../database/lock-names.ts';
import { products } from '../../database/schema/catalogue.ts';
import { customOrderEvents, customOrders } from '../../database/schema/custom-orders.ts';
import { inTransaction } from '../../database/transaction.ts';
import { hashLinkKey } from '../../http/link-keys.ts';
import { attachPictures, checkPictures, type Sender } from './attach-pictures.ts';
import { checkWantedDay, type FindEarliestDay } from './check-wanted-day.ts';
import { type CustomOrderRow, findWholeCustomOrder, type WholeCustomOrder } from './custom-orders.store.ts';
import { makeRequestKey } from './links/request-links.ts';
import { announceCustomOrder } from './notifications/announce-custom-order.ts';
import { notifyNewCustomOrder, notifyStatus } from './notifications/notify-about-custom-order.ts';
import { readPriceList } from './price-list/price-list.store.ts';

const ATTEMPTS_MAX = 5;
/** What a household plans at once; each is read and answered by a person. */
const GUEST_REQUESTS_OPEN_MAX = 3;
const NO_GUEST = { customerName: '', customerEmail: '', linkKeyHash: null };
const KEY_REUSED = refuse(
  'conflict',
  'key_reused',
  'This request was already sent with different details. Reload the page and try again.',
);

export type WantedQuote = {
  readonly request: CustomRequest;
  /** Sent again after a lost answer, it leads to the same custom order. */
  readonly key: string;
  readonly sender: Sender;
  /** Who writes it down for a customer; left out: the customer's own doing. */
  readonly takenBy?: string;
  /** Left out: staff decide themselves by when they can make it. */
  readonly findEarliestDay?: FindEarliestDay;
  /** What links are made with. */
  readonly trackingSecret: string;
  readonly now: Date;
};

/** Takes a request exactly once, and tells the bakery; the custom order's id. */
export async function askForQuote(db: Database, wanted: WantedQuote): Promise<Result<string>> {
  // Numbers are drawn by chance, and now and then one is taken already.
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(db, (tx) => ask(tx, wanted));
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !isDuplicate(error, 'custom_orders_number_unique')) throw error;
    }
  }
}

async function ask(tx: Transaction, wanted: WantedQuote): Promise<Result<string>> {
  const { request, sender, takenBy = null, findEarliestDay, now } = wanted;
  const userId = takenBy === null ? sender.userId : null;
  const id = deriveId(wanted);
  const isGuest = userId === null && takenBy === null;
  await lockNames(tx, [`custom order ${id}`, ...(isGuest ? [`requests of ${request.phone}`] : [])]);
  const earlier = await findWholeCustomOrder(tx, id);
  if (earlier) return isOf(request, earlier) ? accept(id) : KEY_REUSED;

  const number = makeOrderNumber(randomInt(ORDER_NUMBER_SPACE));
  const admitted = isGuest ? await judgeGuest(tx, request) : accept(undefined);
  if (!admitted.ok) return admitted;
  const guest = userId === null && {
    customerName: request.name ?? '',
    customerEmail: request.email,
    linkKeyHash: hashLinkKey(makeRequestKey(wanted.trackingSecret, id)),
  };
  const built = await buildCustomOrder(tx, request, {
    ...NO_GUEST,
    ...guest,
    id,
    number,
    userId,
    takenBy,
    findEarliestDay,
    now,
  });
  if (!built.ok) return built;
  const pictures = { customOrderId: id, pictureIds: request.pictures };
  const checked = await checkPictures(tx, { ...pictures, sender });
  if (!checked.ok) return checked;

  await tx.insert(customOrders).values(built.value);
  await attachPictures(tx, { ...pictures, messageId: null });
  await tx.insert(customOrderEvents).values({
    customOrderId: id,
    version: built.value.version,
    at: now,
    status: built.value.status,
    madeBy: takenBy === null ? 'customer' : 'administrator',
    actorId: takenBy ?? userId,
  });
  if (takenBy === null) await notifyNewCustomOrder(tx, built.value);
  if (isGuest) await notifyStatus(tx, built.value);
  await announceCustomOrder(tx, built.value);
  return accept(id);
}

/** The key is in the id itself: whoever sends it again comes to the same row, and another person's key leads nowhere. */
function deriveId({ sender, takenBy, key }: WantedQuote): string {
  const asker = takenBy === undefined ? (sender.userId ?? 'guest') : `taken by ${takenBy}`;
  const hash = createHash('sha256').update(`custom order ${asker} ${key}`).digest('hex');
  // The marks of a UUID of one's own making.
  const groups = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return [...groups, hash.slice(20, 32)].join('-');
}

function isOf(request: CustomRequest, { row, pictures }: WholeCustomOrder): boolean {
  const stored = pictures.filter(({ messageId }) => messageId === null).map(({ id }) => id);
  return (
    row.productId === request.productId &&
    row.design === request.design &&
    row.instructions === request.instructions &&
    row.wantedDay === request.wantedDay &&
    row.budgetInKobo === (request.budget === null ? null : convertNairaToKobo(request.budget)) &&
    row.phone === request.phone &&
    (row.userId !== null ||
      (row.customerName === (request.name ?? '') && row.customerEmail === request.email)) &&
    stored.join() === request.pictures.join()
  );
}

/** By its phone number, under its lock: the browser of a guest can be another each time. */
async function judgeGuest(tx: Transaction, { name, phone }: CustomRequest): Promise<Result<void>> {
  if (name === undefined) {
    return refuse('invalid', 'name_missing', 'Enter your name.', { name: 'Enter your name.' });
  }
  const open = await tx.$count(
    customOrders,
    and(
      eq(customOrders.phone, phone),
      isNull(customOrders.userId),
      isNull(customOrders.takenBy),
      inArray(customOrders.status, ['submitted', 'quoted']),
    ),
  );
  if (open < GUEST_REQUESTS_OPEN_MAX) return accept(undefined);
  const message = `${GUEST_REQUESTS_OPEN_MAX} requests with this phone number are still open. Wait for our reply, or call us.`;
  return refuse('too_many', 'too_many_open_requests', message, { phone: message });
}

type CustomOrderFacts = Pick<
  CustomOrderRow,
  'id' | 'number' | 'userId' | 'takenBy' | 'customerName' | 'customerEmail' | 'linkKeyHash'
> & { readonly findEarliestDay: FindEarliestDay | undefined; readonly now: Date };

/** The custom order as it will be kept, if it is about a cake that can be made for a day that is still to come. */
async function buildCustomOrder(
  tx: Transaction,
  request: CustomRequest,
  facts: CustomOrderFacts,
): Promise<Result<CustomOrderRow>> {
  const { findEarliestDay, now, ...recorded } = facts;
  const product = await findCustomProduct(tx, request.productId);
  if (!product) {
    const message = 'This cake can’t be designed at the moment. Choose another.';
    return refuse('invalid', 'not_designed', message, { productId: message });
  }
  const list = await readPriceList(tx);
  const design = readDesignText(request.design, list);
  if (!design.ok)
    return { ...design, refusal: { ...design.refusal, fields: { design: design.refusal.message } } };
  if (request.wantedDay !== null) {
    const checked = await checkWantedDay(tx, request.wantedDay, {
      design: design.value,
      list,
      findEarliestDay,
      now,
    });
    if (!checked.ok) return checked;
  }
  return accept({
    ...recorded,
    productId: request.productId,
    design: request.design,
    priceListVersion: list.version,
    designPriceInKobo: priceDesign(design.value, list, product.discountPercentage).totalInKobo,
    instructions: request.instructions,
    wantedDay: request.wantedDay,
    budgetInKobo: request.budget === null ? null : convertNairaToKobo(request.budget),
    phone: request.phone,
    status: 'submitted',
    quoteExpiresAt: null,
    declineReason: '',
    waitingSince: now,
    orderId: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
}

async function findCustomProduct(tx: Transaction, productId: string) {
  const [product] = await tx
    .select({ discountPercentage: products.discountPercentage })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.status, 'published'), products.isCustom));
  return product;
}
