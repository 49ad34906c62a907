import { afterEach, expect, test, vi } from 'vitest';
import { setTokenSource } from '../../../api/shop-api.ts';
import { signedOutTokens } from '../../../api/token-source.ts';
import { archiveProduct, changeProduct, createProduct } from './product-requests.ts';
import { exampleProduct } from './testing/example-product.ts';

const owner = { uid: 'u1' };
const KEY = 'key-of-this-product';
const puffPuff = { name: 'Puff-Puff', category: 'Small chops', price: 3_500 };

function answerWith(response: () => Response) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => response());
  vi.stubGlobal('window', { fetch });
  setTokenSource({ currentToken: () => 'old-token', refreshToken: async () => 'fresh-token' });
  return fetch;
}

afterEach(() => {
  setTokenSource(signedOutTokens);
  vi.unstubAllGlobals();
});

test('a product is created with a token refreshed by force (S7.3)', async () => {
  const fetch = answerWith(() => Response.json(exampleProduct(), { status: 201 }));
  await createProduct(owner, puffPuff, KEY);
  const [address, init] = fetch.mock.lastCall ?? [];
  expect(address).toBe('/api/products');
  expect(init?.method).toBe('POST');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer fresh-token');
  expect(new Headers(init?.headers).get('idempotency-key')).toBe(KEY);
  expect(init?.body).toBe('{"name":"Puff-Puff","category":"Small chops","price":3500}');
});

test('a product is changed by PUT and removed by DELETE under its own address (S7.3)', async () => {
  const fetch = answerWith(() => Response.json(exampleProduct()));
  await changeProduct(owner, 'puff-puff', { price: 4_000, version: 3 });
  await archiveProduct(owner, 'puff-puff');
  expect(fetch.mock.calls.map(([address, { method, body }]) => [method, address, body])).toEqual([
    ['PUT', '/api/products/puff-puff', '{"price":4000,"version":3}'],
    ['DELETE', '/api/products/puff-puff', undefined],
  ]);
});

test('without a user nothing is created, changed or removed (S6.4, S8.6)', async () => {
  const fetch = answerWith(() => Response.json(exampleProduct()));
  await expect(createProduct(null, puffPuff, KEY)).rejects.toThrow('User not authenticated');
  await expect(changeProduct(null, 'puff-puff', {})).rejects.toThrow('User not authenticated');
  await expect(archiveProduct(null, 'puff-puff')).rejects.toThrow('User not authenticated');
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  [{ error: 'The oven is full.' }, 'The oven is full.'],
  [{ message: 'The name is taken.' }, 'The name is taken.'],
  [{ error: 'The oven is full.', message: 'Conflict' }, 'The oven is full.'],
  [{ error: '', message: 'The name is taken.' }, 'The name is taken.'],
])('a failed creation that is answered %j says why (S8.6)', async (body, message) => {
  answerWith(() => Response.json(body, { status: 409 }));
  await expect(createProduct(owner, puffPuff, KEY)).rejects.toMatchObject({ message, status: 409 });
});
