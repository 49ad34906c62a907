import { type Context, Hono } from 'hono';
import { listCartProductsEndpoint, mergeCartEndpoint, saveCartEndpoint } from '../../../contract/cart.ts';
import type { ProductAnswer } from '../../../contract/products.ts';
import type { PriceList } from '../../../domain/custom-orders/price/price-list.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { requireActor } from '../../http/authentication.ts';
import { readJson, readQuery } from '../../http/read-json.ts';
import { respondRefusal } from '../../http/refusal-response.ts';
import { findCart } from './cart.store.ts';
import { mergeCart } from './merge-cart.ts';
import { saveCart } from './save-cart.ts';

export type CartRoutesParts = {
  readonly db: Database;
  /** Undefined for what is not in the shop. */
  readonly findProduct: (id: string) => ProductAnswer | undefined;
  /** What designs cost, by the list that is in use. */
  readonly readPriceList: (db: Database | Transaction) => Promise<PriceList>;
};

const OF_SOMEBODY_ELSE = refuse(
  'conflict',
  'of_somebody_else',
  'Somebody else is signed in by now. Please load the page again.',
);

/** The cart of whoever is signed in, and what the products of anybody's cart cost now. */
export function createCartRoutes({ db, findProduct, readPriceList }: CartRoutesParts) {
  return new Hono<AppEnvironment>()
    .get('/', async (c) => c.json(await findCart(db, requireActor(c).userId)))

    .put('/', async (c) => {
      const body = await readJson(c, saveCartEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const owner = confirmOwner(c, body.value.ownerId);
      if (!owner.ok) return respondRefusal(c, owner.refusal);
      const saved = await saveCart(db, body.value);
      return saved.ok ? c.json(saved.value) : respondRefusal(c, saved.refusal);
    })

    .post('/merge', async (c) => {
      const body = await readJson(c, mergeCartEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const owner = confirmOwner(c, body.value.ownerId);
      if (!owner.ok) return respondRefusal(c, owner.refusal);
      return c.json(await mergeCart({ db, readPriceList }, owner.value, body.value));
    })

    .get('/products', (c) => {
      const query = readQuery(c, listCartProductsEndpoint.querySchema);
      if (!query.ok) return respondRefusal(c, query.refusal);
      const found = query.value.ids.map(findProduct).filter((product) => product !== undefined);
      return c.json({ data: found });
    });
}

/** The owner a browser names grants nothing; it only has to be who is really there. */
function confirmOwner(c: Context<AppEnvironment>, ownerId: string): Result<string> {
  const { userId } = requireActor(c);
  return ownerId === userId ? accept(userId) : OF_SOMEBODY_ELSE;
}
