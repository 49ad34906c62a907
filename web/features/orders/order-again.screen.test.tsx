import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readOrderEndpoint } from '../../../contract/orders.ts';
import { describeSold, findToasts, sell } from '../../testing/example-cart.ts';
import { offerTerms } from '../../testing/example-checkout.ts';
import { offerDays } from '../../testing/example-days.ts';
import { expectAddress, openScreen } from '../../testing/open-screen.tsx';
import { answer } from '../../testing/stub-server.ts';
import { makeOrder } from './testing/example-order.ts';

test('what an earlier order had written on its cake is asked about in the cart it comes into (P29.592)', async () => {
  const order = makeOrder({ status: 'confirmed' });
  const [line] = order.lines;
  if (!line) throw new Error('Something was ordered');
  const cake = { ...line, productId: 'cake', name: 'Honey cake', sizeId: null, sizeName: null };
  const product = {
    ...describeSold({ id: 'cake', name: 'Honey cake', price: 6_000 }),
    allowsInscription: true,
  };
  await openScreen(`/track/${order.id}`, {
    answers: [
      answer(readOrderEndpoint, { ...order, lines: [{ ...cake, inscription: 'Happy 30th' }] }),
      offerDays(),
      ...offerTerms(),
      sell(product),
    ],
  });
  await page.getByRole('button', { name: 'Order again' }).click();
  await expectAddress('/cart');
  await expect
    .element(findToasts())
    .toMatchTextContent(
      'Honey cake added to your cart. Does “Happy 30th” from your earlier order still fit?',
    );
});
