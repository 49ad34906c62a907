import { page } from 'vitest/browser';
import { listCartProductsEndpoint } from '../../contract/cart.ts';
import type { ProductAnswer } from '../../contract/products.ts';
import { CART_ITEMS_KEY } from '../features/cart/store/cart-store.ts';
import { describeExample } from '../features/catalogue/testing/example-product.ts';
import { answer, type StubAnswer } from './stub-server.ts';

type Named = Pick<ProductAnswer, 'id' | 'name' | 'price'>;

/** A product as the shop sells it now. */
export const describeSold = (said: Named & Partial<ProductAnswer>): ProductAnswer => describeExample(said);

/** What the shop sells of what a cart asks for. */
export const sell = (...products: readonly ProductAnswer[]): StubAnswer =>
  answer(listCartProductsEndpoint, ({ query }) => {
    const wanted = new Set(query.get('ids')?.split(','));
    return { data: products.filter(({ id }) => wanted.has(id)) };
  });

/** A cart as this browser keeps it, one piece of each unless it says otherwise. */
export const keepInCart = (
  ...items: readonly (Named & Readonly<Record<string, unknown>>)[]
): Readonly<Record<string, string>> => ({
  [CART_ITEMS_KEY]: JSON.stringify(items.map((item) => ({ quantity: 1, ...item }))),
});

/** In the header: "empty", "1 item". */
export const findCartLink = (count: string) => page.getByRole('link', { name: `Cart, ${count}` });

export const findToasts = () => page.getByRole('region', { name: 'Messages' });
