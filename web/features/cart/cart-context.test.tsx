import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CartProvider, useCart } from './cart-context.tsx';

function CartProbe() {
  return <output>{JSON.stringify(useCart())}</output>;
}

test('the cart outside its provider is an error (S8.14)', () => {
  expect(() => renderToStaticMarkup(<CartProbe />)).toThrow('useCart must be used within a CartProvider');
});

test("the server's HTML has an empty cart for everybody (S3.3)", () => {
  const html = renderToStaticMarkup(
    <CartProvider>
      <CartProbe />
    </CartProvider>,
  );
  expect(html).toContain('{&quot;cartItems&quot;:[],&quot;cartTotal&quot;:0,&quot;cartCount&quot;:0}');
});
