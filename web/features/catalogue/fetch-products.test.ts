import { expect, test } from 'vitest';
import { createApiClient } from '../../api/api-client.ts';
import { signedOutTokens } from '../../api/token-source.ts';
import { fetchProducts } from './fetch-products.ts';
import { describeExample } from './testing/example-product.ts';

const FACETS = {
  category: [{ value: 'Small chops', count: 1 }],
  dietary: [],
  flavor: [],
  allergens: [],
  custom: [],
  price: null,
};

const answerWith = (body: unknown) =>
  createApiClient({
    fetch: async () => Response.json(body),
    tokens: signedOutTokens,
    goToLogin: () => {},
    log: () => {},
  });

test.each([{}, { data: 'none' }, { data: [null] }, { data: [{ id: 'cake' }] }])(
  'an answer that is none (%j) is refused',
  async (body) => {
    await expect(fetchProducts(answerWith(body))).rejects.toThrow('An error occurred');
  },
);

test('products come from GET api/products, in the data field of its answer (S7.2)', async () => {
  const calls: string[] = [];
  const product = describeExample({ name: 'Puff-Puff' });
  const api = createApiClient({
    fetch: async (address, { method }) => {
      calls.push(`${method} ${address}`);
      return Response.json({ data: [product], total: 1, facets: FACETS, nextCursor: null });
    },
    tokens: signedOutTokens,
    goToLogin: () => {},
    log: () => {},
  });
  expect(await fetchProducts(api)).toEqual({ products: [product], categoryOrder: ['Small chops'] });
  expect(calls).toEqual(['GET /api/products']);
});
