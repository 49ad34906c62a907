import { afterEach, expect, test, vi } from 'vitest';
import { setTokenSource } from '../../../../api/shop-api.ts';
import { signedOutTokens } from '../../../../api/token-source.ts';
import { exampleProduct } from '../testing/example-product.ts';
import { fillForm } from './form-values.ts';
import { saveNewProduct } from './save-product.ts';

const owner = { uid: 'u1' };
const KEY = 'key-of-this-product';
const product = exampleProduct();

/** What is asked, in its order, and answered in turn. */
function answerOneByOne(...answers: readonly (() => Response)[]) {
  const waiting = [...answers];
  const fetch = vi.fn(
    async (_address: string, _init: RequestInit) => waiting.shift()?.() ?? Response.error(),
  );
  vi.stubGlobal('window', { fetch });
  setTokenSource({ currentToken: () => 'token', refreshToken: async () => 'token' });
  return () => fetch.mock.calls.map(([address, { method }]) => `${method} ${address}`);
}

afterEach(() => {
  setTokenSource(signedOutTokens);
  vi.unstubAllGlobals();
});

test('what was typed after a lost answer becomes a change to what had arrived', async () => {
  const listAsked = answerOneByOne(
    () => Response.json({ message: 'Sent before.', code: 'key_reused', id: product.id }, { status: 409 }),
    () => Response.json(product),
    () => Response.json({ ...product, name: 'Party Puff-Puff' }),
  );
  const saved = await saveNewProduct(owner, { ...fillForm(product), name: 'Party Puff-Puff' }, KEY);
  expect(saved.name).toBe('Party Puff-Puff');
  expect(listAsked()).toEqual([
    'POST /api/products',
    `GET /api/admin/products/${product.id}`,
    `PUT /api/products/${product.id}`,
  ]);
});

test('any other refusal is told', async () => {
  const listAsked = answerOneByOne(() =>
    Response.json({ message: 'Another product already has this id.', code: 'id_taken' }, { status: 409 }),
  );
  await expect(saveNewProduct(owner, fillForm(product), KEY)).rejects.toThrow(
    'Another product already has this id.',
  );
  expect(listAsked()).toEqual(['POST /api/products']);
});
