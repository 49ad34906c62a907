import type { Logger } from 'pino';
import { CART_OFFERS_MAX } from '../../../contract/cart.ts';
import type { ProductAnswer } from '../../../contract/products.ts';
import type { Product } from '../../../domain/catalogue/product.ts';
import type { Database } from '../../database/database.ts';
import type { CachedSource } from '../../http/cached-sources.ts';
import type { Metrics } from '../../http/metrics.ts';
import type { FollowCatalogue } from './catalogue-change.ts';
import { describeProduct } from './describe-product.ts';
import { type DropDependents, loadCatalogueSnapshot } from './snapshot/catalogue-snapshot.ts';
import { createProductAnswers } from './snapshot/product-answers.ts';
import { createWindowReads } from './snapshot/window-reads.ts';

export type CatalogueOptions = {
  readonly db: Database;
  readonly followers: readonly FollowCatalogue[];
  readonly metrics: Metrics;
  readonly log: Logger;
};

export type Catalogue = Awaited<ReturnType<typeof openCatalogue>>;

/** The window of the shop with everything that is read from it: lists, products, what pages show. */
export async function openCatalogue({ db, followers, metrics, log }: CatalogueOptions) {
  const snapshot = await loadCatalogueSnapshot({ db, log, followers });
  const answers = createProductAnswers(snapshot.index);
  metrics.watchCatalogue({ size: snapshot.index.size, isStale: snapshot.isStale });
  metrics.watchCache('products', answers.size);
  const cachedSource: CachedSource = { kind: 'products', cachedFor: answers.cachedFor };

  return {
    answers,
    reads: createWindowReads(snapshot.index),
    cachedSource,
    isStale: snapshot.isStale,

    /** All of the window at this moment, newest first. */
    listAll: (): readonly Product[] =>
      Array.from(snapshot.index.order('newest').slots(), snapshot.index.productAt),

    /** Undefined for what is not in the window. */
    findProduct: (id: string): ProductAnswer | undefined => {
      const product = snapshot.index.find(id);
      return product && describeProduct(product);
    },

    /** The cheapest first. */
    listOffersAtCart: (): readonly ProductAnswer[] =>
      snapshot.index
        .listOfferedAtCart()
        .map(describeProduct)
        .sort((one, other) => one.priceToPay - other.priceToPay || (one.id < other.id ? -1 : 1))
        .slice(0, CART_OFFERS_MAX),

    /** Brings this node up to date and has what shows the old state dropped. */
    takeOver: (dropPages: DropDependents): Promise<void> =>
      snapshot.takeOver((names) => {
        answers.dropDependents(names);
        dropPages(names);
      }),
  };
}
