import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { useCart } from './cart-context.tsx';

function CartProbe() {
  return <output>{JSON.stringify(useCart())}</output>;
}

function ActionsProbe() {
  const actions = Object.entries(useCart()).filter(([, value]) => typeof value === 'function');
  return <output>{actions.map(([name]) => name).join(' ')}</output>;
}

test('the cart outside its provider is an error (S8.14)', () => {
  expect(() => renderToStaticMarkup(<CartProbe />)).toThrow('useCart must be used within a CartProvider');
});

test("the server's HTML has an empty cart for everybody (S3.3)", () => {
  const empty = '{&quot;cartItems&quot;:[],&quot;cartTotal&quot;:0,&quot;cartCount&quot;:0}';
  expect(renderInShop(<CartProbe />)).toContain(empty);
});

test('the cart can be added to, taken from, changed, cleared and rid of invalid prices (S4.4, S5.6)', () => {
  expect(renderInShop(<ActionsProbe />)).toContain(
    'addToCart removeFromCart updateQuantity clearCart removeInvalidPriceItems hasInvalidPriceItems',
  );
});
