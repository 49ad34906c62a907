import {
  listCartOffersEndpoint,
  listCartProductsEndpoint,
  mergeCartEndpoint,
  readCartEndpoint,
  saveCartEndpoint,
} from '../../../contract/cart.ts';
import type { ProductAnswer } from '../../../contract/products.ts';
import { comesWith } from '../../../domain/cart/choose-offers.ts';
import type { PriceList } from '../../../domain/custom-orders/price/price-list.ts';
import { accept } from '../../../domain/refusal.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { OF_ANOTHER_CUSTOMER } from '../../http/of-another-customer.ts';
import { serve } from '../../http/serve.ts';
import { findCart } from './cart.store.ts';
import { mergeCart } from './merge-cart.ts';
import { saveCart } from './save-cart.ts';

export type CartRoutesParts = {
  readonly db: Database;
  /** Undefined for what is not in the shop. */
  readonly findProduct: (id: string) => ProductAnswer | undefined;
  /** What goes with other things, the cheapest first. */
  readonly listOffersAtCart: () => readonly ProductAnswer[];
  /** What designs cost, by the list that is in use. */
  readonly readPriceList: (db: Database | Transaction) => Promise<PriceList>;
};

/** The cart of whoever is signed in, and what the products of anybody's cart cost now. */
export function createCartRoutes({ db, findProduct, listOffersAtCart, readPriceList }: CartRoutesParts) {
  return [
    serve(readCartEndpoint, async ({ actor }) => accept(await findCart(db, actor.userId))),

    serve(saveCartEndpoint, ({ actor, body }) =>
      body.ownerId === actor.userId ? saveCart(db, body) : OF_ANOTHER_CUSTOMER,
    ),

    serve(mergeCartEndpoint, async ({ actor, body }) => {
      if (body.ownerId !== actor.userId) return OF_ANOTHER_CUSTOMER;
      return accept(await mergeCart({ db, readPriceList }, actor.userId, body));
    }),

    serve(listCartOffersEndpoint, ({ query }) => {
      const carried = query.ids.flatMap((id) => findProduct(id)?.description ?? []);
      const isIncluded = ({ name }: ProductAnswer) => carried.some((words) => comesWith(words, name));
      return accept({ data: listOffersAtCart().filter((offer) => !isIncluded(offer)) });
    }),

    serve(listCartProductsEndpoint, ({ query }) =>
      accept({ data: query.ids.map(findProduct).filter((product) => product !== undefined) }),
    ),
  ];
}
