import { randomUUID } from 'node:crypto';
import { type CounterSale, counterSaleSchema } from '../../contract/counter-sale.ts';
import type { OrderPlacement } from '../../contract/orders.ts';
import { type Shelf, shelfSchema } from '../../contract/shelf.ts';
import { openAdmin } from './admin-calls.ts';
import { CALENDAR } from './order-admin.ts';
import { makeOrderInput } from './order-inputs.ts';
import { publishProducts } from './publish-products.ts';
import type { Visitor } from './visitor.ts';

/** The Monday at noon at which the tests' clocks stand. */
export const TODAY = '2026-11-16';
export const PIE_PRICE = 6_000;
const EVERY_DAY = 7;

const ROOMY = CALENDAR.windows.map((window) => ({ ...window, capacities: { delivery: 900, pickup: 900 } }));

/** A bakery with so many pies on the shelf every day, sold for the same evening until 14:00 and over the counter. */
export async function openShelf(pieces = 25, options: Parameters<typeof openAdmin>[0] = {}) {
  const admin = await openAdmin({ calendar: { ...CALENDAR, windows: ROOMY }, ...options });
  await publishProducts(admin.db, ['meat-pie'], {
    name: 'Meat pie',
    category: 'Pies',
    priceInKobo: PIE_PRICE * 100,
    leadTimeHours: 24,
    workUnits: 1,
    sizes: [],
  });
  const { owner } = admin;
  const put = (path: string, body: object, by: Visitor = owner) =>
    by.ask(`/api/admin/shelf${path}`, { method: 'PUT', body });
  const switchOn = (differences: object = {}) =>
    put('/terms', { isOn: true, isCounterSaleOn: true, cutOffs: { evening: '14:00' }, ...differences });
  await switchOn();
  await put('/items', { ...PIE, noticeHours: 1, week: Array(EVERY_DAY).fill(pieces) });

  const sell = (by: Visitor, body: object, key: string = randomUUID()) =>
    by.ask('/api/admin/counter/sales', { method: 'POST', body, headers: { 'idempotency-key': key } });

  return {
    ...admin,
    put,
    switchOn,
    sell,
    readShelf: async (): Promise<Shelf> =>
      shelfSchema.parse(await (await owner.ask('/api/admin/shelf')).json()),
    async readLeft(): Promise<number | undefined> {
      return (await this.readShelf()).items.find(({ productId }) => productId === PIE.productId)?.left;
    },
    async sellPies(quantity: number, by: Visitor = owner): Promise<CounterSale> {
      const answer = await sell(by, makeSale(quantity));
      const text = await answer.text();
      if (answer.status !== 201) throw new Error(`${answer.status} instead of 201: ${text}`);
      return counterSaleSchema.parse(JSON.parse(text));
    },
  };
}

export const PIE = { productId: 'meat-pie', sizeId: null };

/** Pies for this evening, delivered to Lekki. */
export function makePieOrder(quantity: number, differences: Partial<OrderPlacement> = {}): OrderPlacement {
  return makeOrderInput({
    slot: { day: TODAY, windowId: 'evening' },
    lines: [{ ...PIE, inscription: '', design: '', isEggless: false, quantity, expectedPrice: PIE_PRICE }],
    expectedTotal: quantity * PIE_PRICE + 3_000,
    ...differences,
  });
}

export function makeSale(quantity: number, payments?: readonly object[]) {
  return {
    lines: [{ ...PIE, quantity, expectedPrice: PIE_PRICE }],
    payments: payments ?? [{ way: 'cash', amount: quantity * PIE_PRICE }],
  };
}
