import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readPublicTermsEndpoint } from '../../../contract/delivery.ts';
import { letDoubleTapPass } from '../../testing/double-tap.ts';
import { describeSold, keepInCart, sell } from '../../testing/example-cart.ts';
import { keepCheckout, offerTerms, TERMS } from '../../testing/example-checkout.ts';
import { offerDays } from '../../testing/example-days.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer } from '../../testing/stub-server.ts';
import { NO_ADDRESS } from '../../ui/address/typed-address.ts';

const CAKE = { id: 'red-velvet', name: 'Red velvet cake', price: 9_000 };

test('a phone number that is too short, and an area of another place, are said before the order is sent, and a recipient who is unticked is not forgotten (P29.160, P29.161, P29.383, P29.390, P29.533, P29.573, P29.578)', async () => {
  await openScreen('/checkout', {
    stored: keepInCart(CAKE),
    answers: [sell(describeSold(CAKE)), offerDays(), ...offerTerms()],
  });
  const phone = page.getByRole('textbox', { name: 'Phone', exact: true });
  await phone.fill('0803 12');
  await expect.element(phone).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await expect.element(page.getByText(/^That number is too short/)).toBeVisible();
  await phone.fill('0803 123 4567');
  await userEvent.tab();
  await expect.element(phone).not.toHaveAttribute('aria-invalid');
  await expect.element(phone).toHaveAccessibleDescription(/WhatsApp message about your order\. From abroad/);
  await phone.fill('+44 7700 900123');
  await expect.element(phone).toHaveAccessibleDescription(/The rider needs a Nigerian number/);
  await phone.fill('0803 123 4567');

  await page.getByRole('radio', { name: /^Delivery/ }).click();
  await page.getByRole('combobox', { name: 'State' }).selectOptions('Lagos');
  await page.getByRole('combobox', { name: 'Local government area' }).selectOptions('Surulere');
  await page.getByRole('textbox', { name: 'Area' }).fill('Lekki Phase 1');
  await expect.element(page.getByText(/^Lekki Phase 1 is usually in Eti-Osa/)).toBeVisible();

  const tick = page.getByRole('checkbox', { name: /^Someone else will receive it/ });
  await expect.element(page.getByText(/we won’t mention the price to them\.$/)).toBeVisible();
  await tick.click();
  const recipient = page.getByRole('textbox', { name: /^Recipient’s name/ });
  await recipient.fill('Ngozi Eze');
  const note = page.getByRole('textbox', { name: /^Note for the rider/ });
  await expect.element(note).not.toHaveAccessibleDescription(/surprise/);
  await phone.fill('+44 7700 900123');
  await expect.element(note).toHaveAccessibleDescription(/^Is it a surprise\?/);
  await phone.fill('0803 123 4567');
  const message = page.getByRole('textbox', { name: /^Gift message/ });
  await message.fill('Happy birthday 🎂');
  await expect.element(message).toHaveAccessibleDescription(/We can’t write emoji/);
  await message.fill('Happy birthday!');
  await expect.element(message).not.toHaveAccessibleDescription(/emoji/);
  await tick.click();
  await expect.element(note).not.toHaveAccessibleDescription(/surprise/);
  await expect.element(recipient).not.toBeInTheDocument();
  await tick.click();
  await expect.element(recipient).toHaveValue('Ngozi Eze');
});

test('what isn’t delivered there has to go before anything is missing to the minimum order (P29.334, P29.389, P29.591, P29.596)', async () => {
  const zones = TERMS.zones.map((zone) => ({ ...zone, excludedProducts: [CAKE.id] }));
  await openScreen('/checkout', {
    stored: keepInCart(CAKE),
    answers: [
      sell(describeSold(CAKE)),
      offerDays(),
      ...offerTerms(),
      answer(readPublicTermsEndpoint, { ...TERMS, zones }),
    ],
  });
  await page.getByRole('combobox', { name: 'State' }).selectOptions('Lagos');
  await page.getByRole('combobox', { name: 'Local government area' }).selectOptions('Badagry');
  await expect.element(page.getByText(/^Red velvet cake can’t be delivered to Badagry/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open cart' })).toHaveAttribute('href', '/cart');
  await expect.element(page.getByText(/minimum order|Add ₦|₦6,000/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: /^Delivery not to this area/ })).toBeChecked();
});

test('an address that can be none is marked as its field is left, and one with a slip mended with one tap, which leads back to its field (P29.579, P29.600)', async () => {
  await openScreen('/checkout', {
    stored: keepInCart(CAKE),
    answers: [sell(describeSold(CAKE)), offerDays(), ...offerTerms()],
  });
  const form = page.getByRole('form', { name: 'Checkout' });
  const email = form.getByRole('textbox', { name: 'Email address' });
  await email.fill('tunde@nowhere');
  await expect.element(email).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await expect.element(email).toHaveAccessibleDescription(/Enter an email address such as/);
  await email.fill('tunde@gmial.con');
  await expect.element(email).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'tunde@gmail.com' }).click();
  await expect.element(email).toHaveValue('tunde@gmail.com');
  await expect.element(email).toHaveFocus();
});

test('an order with a suggested address unanswered asks once before anything else, and what is kept is never asked about again (P29.590)', async () => {
  await openScreen('/checkout', {
    stored: keepInCart(CAKE),
    answers: [sell(describeSold(CAKE)), offerDays(), ...offerTerms()],
  });
  const form = page.getByRole('form', { name: 'Checkout' });
  const email = form.getByRole('textbox', { name: 'Email address' });
  const send = page.getByRole('button', { name: 'Place order' }).first();
  const missing = form.getByText(/^Enter your name/);
  await email.fill('kept@gmial.con');
  // Nobody has read the question by the second half.
  await send.dblClick();
  await expect.element(page.getByRole('button', { name: 'kept@gmail.com' })).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription(/^Check your email address\. Did you mean/);
  await expect.element(missing).not.toBeInTheDocument();
  await form.getByRole('button', { name: 'Keep as typed' }).click();
  await expect.element(form.getByText('Did you mean')).not.toBeInTheDocument();
  await expect.element(email).toHaveFocus();
  await send.click();
  await expect.element(missing).toBeVisible();
  await email.fill('again@gmial.con');
  await send.click();
  await expect.element(page.getByRole('button', { name: 'again@gmail.com' })).toHaveFocus();
  letDoubleTapPass();
  await send.click();
  await expect.element(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus();
});

test('what no zone of a state takes is said once the state is chosen, and no first day with it (P29.571)', {
  tags: 'long',
}, async () => {
  const slow = { ...CAKE, leadTimeHours: 72 };
  const zones = TERMS.zones.map((zone) => ({ ...zone, excludedProducts: [slow.id] }));
  await openScreen('/checkout', {
    stored: keepInCart(slow),
    answers: [
      sell(describeSold(slow)),
      offerDays(),
      ...offerTerms(),
      answer(readPublicTermsEndpoint, { ...TERMS, zones }),
    ],
  });
  const firstDay = page.getByText(/so the first day is /);
  await expect.element(firstDay).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).selectOptions('Lagos');
  await expect
    .element(page.getByText(/^Red velvet cake can’t be delivered to Lagos\. Remove it/))
    .toBeVisible();
  await expect.element(firstDay).not.toBeInTheDocument();
});

test('the step of the delivery is ticked once whoever else receives it is named (P29.516)', async () => {
  const address = {
    ...NO_ADDRESS,
    ...{ state: 'Lagos', lga: 'Surulere', area: 'Bode Thomas', street: '3 Ring Road' },
  };
  await openScreen('/checkout', {
    stored: keepInCart(CAKE),
    storedInTab: keepCheckout({ method: 'delivery', address, payment: 'on_delivery' }),
    answers: [sell(describeSold(CAKE)), offerDays(), ...offerTerms()],
  });
  const step = page.getByRole('region', { name: 'Delivery or pickup' });
  const unticked = step.getByText('2', { exact: true });
  await expect.element(step.getByRole('textbox', { name: 'Street and number' })).toHaveValue('3 Ring Road');
  await expect.element(unticked).not.toBeInTheDocument();
  await step.getByRole('checkbox', { name: /^Someone else will receive it/ }).click();
  await expect.element(unticked).toBeVisible();
  await step.getByRole('textbox', { name: /^Recipient’s name/ }).fill('Ngozi Eze');
  await expect.element(unticked).not.toBeInTheDocument();
});
