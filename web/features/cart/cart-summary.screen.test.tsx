import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { checkCodeEndpoint, readCodesOfferedEndpoint } from '../../../contract/codes.ts';
import { readPublicTermsEndpoint } from '../../../contract/delivery.ts';
import { describeSold, keepInCart, sell } from '../../testing/example-cart.ts';
import { keepCheckout, offerTerms, TERMS } from '../../testing/example-checkout.ts';
import { describeDay, offerDays } from '../../testing/example-days.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer } from '../../testing/stub-server.ts';
import { NO_ADDRESS } from '../../ui/address/typed-address.ts';

const CAKE = { id: 'red-velvet', name: 'Red velvet cake', price: 44_000 };
const BREAD = { id: 'agege-bread', name: 'Agege bread', price: 1_500 };

const summary = page.getByRole('complementary', { name: 'Summary' });
const sold = sell(describeSold(CAKE), describeSold({ ...BREAD, vatClass: 'basic-food' }));

test('a cart of goods without VAT names none, and one with a cake does (P29.511)', async () => {
  const vat = summary.getByText(/VAT/);
  await openScreen('/cart', { stored: keepInCart(BREAD), answers: [sold, offerDays()] });
  await expect.element(summary).toMatchTextContent('₦1,500');
  await expect.element(vat).not.toBeInTheDocument();
  await openScreen('/cart', { stored: keepInCart(BREAD, CAKE), answers: [sold, offerDays()] });
  await expect.element(vat).toHaveTextContent('VAT included.');
});

test('a cart that comes back from checkout counts the fee of the area chosen there, also where it is read out (P29.529, P29.601)', async () => {
  await openScreen('/cart', {
    stored: keepInCart(CAKE),
    storedInTab: keepCheckout({
      method: 'delivery',
      address: { ...NO_ADDRESS, state: 'Lagos', lga: 'Surulere' },
    }),
    answers: [sold, offerDays(), ...offerTerms()],
  });
  await expect.element(summary).toMatchTextContent('Delivery to Surulere');
  await expect.element(summary.getByText('Total without delivery')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect.element(summary).toMatchTextContent('₦90,500');
  await expect
    .element(page.getByRole('status').filter({ hasText: '2 items in your cart, ₦90,500 in total' }))
    .toBeInTheDocument();
});

test('where something in the cart is not delivered, the cart says so once it is known where to, and asks for nothing more (P29.547, P29.591)', async () => {
  const zones = TERMS.zones.map((zone) => ({
    ...zone,
    ...(zone.id === 'outskirts' && { minimum: 60_000, excludedProducts: [CAKE.id] }),
  }));
  const answers = [sold, offerDays(), answer(readPublicTermsEndpoint, { ...TERMS, zones })];
  await openScreen('/cart', {
    stored: keepInCart(CAKE, BREAD),
    storedInTab: keepCheckout({
      method: 'delivery',
      address: { ...NO_ADDRESS, state: 'Lagos', lga: 'Badagry' },
    }),
    answers,
  });
  await expect
    .element(summary)
    .toMatchTextContent('Red velvet cake can’t be delivered to Badagry. Remove it');
  await expect.element(summary.getByText(/minimum order|Add ₦|₦6,000/i)).not.toBeInTheDocument();
});

test('what no zone of the state takes is said in the cart before the area is known, and no day is promised (P29.571)', async () => {
  const zones = TERMS.zones.map((zone) => ({ ...zone, excludedProducts: [CAKE.id] }));
  await openScreen('/cart', {
    stored: keepInCart(CAKE),
    storedInTab: keepCheckout({ method: 'delivery', address: { ...NO_ADDRESS, state: 'Lagos' } }),
    answers: [sold, offerDays(), answer(readPublicTermsEndpoint, { ...TERMS, zones })],
  });
  await expect
    .element(summary)
    .toMatchTextContent('Red velvet cake can’t be delivered to Lagos. Remove it from your cart.');
  await expect.element(summary.getByText(/^Earliest/)).not.toBeInTheDocument();
});

test('a code for free delivery hides neither the minimum order nor what is not delivered, and nobody is asked to buy more for it (P29.576)', async () => {
  const code = { text: 'FREEWAY', kind: 'free_delivery' as const, percent: 0, amount: 0, minimum: 0 };
  const openWithCode = (lga: string, terms: Partial<typeof TERMS>) =>
    openScreen('/cart', {
      stored: { ...keepInCart(BREAD), 'oyin.code': code.text },
      storedInTab: keepCheckout({ method: 'delivery', address: { ...NO_ADDRESS, state: 'Lagos', lga } }),
      answers: [
        sold,
        offerDays(),
        answer(readPublicTermsEndpoint, { ...TERMS, ...terms }),
        answer(readCodesOfferedEndpoint, { isOffered: true }),
        answer(checkCodeEndpoint, { ...code, categories: [], productIds: [] }),
      ],
    });
  await openWithCode('Surulere', { freeAbove: 2_000 });
  await expect.element(summary).toMatchTextContent('Code FREEWAY');
  await expect.element(summary).toMatchTextContent('The minimum order for Surulere is ₦5,000');
  await expect.element(summary.getByText(/free delivery\./)).not.toBeInTheDocument();
  const zones = TERMS.zones.map((zone) => ({ ...zone, excludedProducts: [BREAD.id] }));
  await openWithCode('Surulere', { zones });
  await expect.element(summary).toMatchTextContent('Agege bread can’t be delivered to Surulere');
});

test('a cart of more than any day can bake says so, and not in the colour of a promise (P29.512)', async () => {
  const days = [describeDay('2026-11-18', 'too_much'), describeDay('2026-11-19', 'closed')];
  await openScreen('/cart', {
    stored: keepInCart({ ...CAKE, quantity: 100 }),
    answers: [sold, offerDays(days)],
  });
  const words = summary.getByText('This is more than we can bake in one day. Order less, or contact us.');
  await expect.element(words).toHaveClass('text-cocoa');
});
