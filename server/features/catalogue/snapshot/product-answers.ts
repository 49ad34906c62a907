import type { ProductQuery } from '../../../../contract/products.ts';
import { type AnswerCache, createAnswerCache } from '../../../http/answer-cache.ts';
import { type CachedAnswer, keepCompressed } from '../../../http/cached-answer.ts';
import type { DependencyName } from '../../../http/dependency-names.ts';
import { DATA_HEADERS } from '../../../http/security-headers.ts';
import { describeProduct } from '../describe-product.ts';
import { listProducts } from './list-products.ts';
import { addressList, addressProduct } from './product-address.ts';
import type { ProductIndex } from './product-index.ts';

const ANSWERS_MAX_BYTES = 64 * 1024 * 1024;

export type ProductAnswers = {
  readonly list: (query: ProductQuery) => Promise<CachedAnswer>;
  readonly read: (id: string) => Promise<CachedAnswer> | undefined;
  /** The answer if it can be sent at once; for the fast way from socket to socket. */
  readonly cachedFor: (address: string) => CachedAnswer | undefined;
} & Pick<AnswerCache, 'dropDependents' | 'size'>;

/** Lists and products as they go over the wire: made when first asked for, compressed, kept until they change. */
export function createProductAnswers(index: ProductIndex): ProductAnswers {
  const cache = createAnswerCache({ maxBytes: ANSWERS_MAX_BYTES });
  const headers = {
    ...DATA_HEADERS,
    'content-type': 'application/json',
    // Kept by browsers too, who ask whether it is still the same: a price must not be an old one.
    'cache-control': 'no-cache',
  };

  const keep = (address: string, dependsOn: DependencyName, readContent: () => unknown) =>
    cache.getOrMake(address, async () => {
      const body = Buffer.from(JSON.stringify(readContent()));
      return { answer: await keepCompressed(200, headers, body), dependsOn: new Set([dependsOn]) };
    });

  return {
    list: (query) => keep(addressList(query), 'catalogue', () => listProducts(index, query)),
    read(id) {
      const product = index.find(id);
      return product && keep(addressProduct(id), `product:${id}`, () => describeProduct(product));
    },
    cachedFor: cache.get,
    dropDependents: cache.dropDependents,
    size: cache.size,
  };
}
