import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  askForReminderEndpoint,
  readRemindersOfferedEndpoint,
  withdrawReminderEndpoint,
} from '../../../contract/cart-reminders.ts';
import { readPublicTermsEndpoint } from '../../../contract/delivery.ts';
import { placeOrderEndpoint, readOrderEndpoint } from '../../../contract/orders.ts';
import { describeSold, keepInCart, sell } from '../../testing/example-cart.ts';
import { keepCheckout, offerTerms, TERMS } from '../../testing/example-checkout.ts';
import { describeDay, FREE_DAYS, offerDays } from '../../testing/example-days.ts';
import { fillAndPause } from '../../testing/fill-and-pause.ts';
import { focusOn } from '../../testing/focus-on.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer } from '../../testing/stub-server.ts';
import { makeOrder } from '../orders/testing/example-order.ts';

const CAKE = { id: 'red-velvet', name: 'Red velvet cake', price: 9_000 };
const form = page.getByRole('form', { name: 'Checkout' });
const place = page.getByRole('button', { name: 'Place order' });
const area = form.getByRole('combobox', { name: 'Local government area' });
const payOnDelivery = page.getByRole('radio', { name: /Pay on delivery/ });

type Surroundings = NonNullable<Parameters<typeof openScreen>[1]>;

/** Checkout with one cake in the cart, or what is said to be in it. */
const openCheckout = ({ stored, answers = [], ...rest }: Surroundings = {}) =>
  openScreen('/checkout', {
    stored: { ...keepInCart(CAKE), ...stored },
    answers: [sell(describeSold(CAKE)), offerDays(), ...offerTerms(), ...answers],
    ...rest,
  });

test('an empty cart leads back to the shelves', { tags: 'long' }, async () => {
  await openScreen('/checkout');
  await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/products');
});

test('an empty cart leads to the order that still waits for payment, here and at the cart (P29.56)', async () => {
  const order = makeOrder({ status: 'pending_payment', holdUntil: '2026-11-17T23:00:00.000Z' });
  const [path, until] = [`/track/${order.id}`, Date.now() + 600_000];
  const stored = { 'unpaid-order': JSON.stringify({ id: order.id, number: order.number, path, until }) };
  const wayBack = page.getByRole('link', { name: /is waiting for payment/ });
  for (const address of ['/checkout', '/cart'] as const) {
    await openScreen(address, { stored, answers: [answer(readOrderEndpoint, order)] });
    await expect.element(wayBack).toHaveAttribute('href', path);
  }
});

test('a bakery that delivers nowhere asks for no address, and who else may pick it up can be said (P36.14, P29.450)', async () => {
  await openCheckout({ answers: [answer(readPublicTermsEndpoint, { ...TERMS, zones: [] })] });
  await expect.element(form).toMatchTextContent(/Come to .*If someone else is picking it up/);
  await expect.element(page.getByRole('radio', { name: /^Delivery/ })).not.toBeInTheDocument();
  await expect.element(area).not.toBeInTheDocument();
});

describe('what is missing', () => {
  test('is told at each field, and the keyboard is led to the first', { tags: 'long' }, async () => {
    const server = await openCheckout();
    await place.click();
    const name = form.getByRole('textbox', { name: 'Name' });
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription('Enter your name.');
    await expect.element(form.getByText('Choose a day and a time.')).toBeVisible();
    await name.fill('Tẹniọla');
    await expect.element(name).not.toHaveAttribute('aria-invalid');
    expect(server.callsOf(placeOrderEndpoint)).toEqual([]);
  });

  test('is what is wrong, too', async () => {
    const contact = { name: 'Tẹniọla Adé', email: 'teniola@bakery.example', phone: '12' };
    await openCheckout({ storedInTab: keepCheckout({ contact }) });
    await place.click();
    await expect.element(form.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  });

  test('is what is too long, which is told at once and not cut while it is typed (P29.38, P29.93, P29.474)', async () => {
    const contact = { name: 'Ọ'.repeat(81), email: 'teniola@bakery.example', phone: '' };
    await openCheckout({ storedInTab: keepCheckout({ contact }) });
    const name = form.getByRole('textbox', { name: 'Name' });
    await expect.element(name).toHaveAccessibleDescription('Use at most 80 characters.');
    await name.fill('Ọ'.repeat(82));
    await expect.element(name).toHaveAccessibleDescription('Use at most 80 characters.');
    await place.click();
    await expect.element(name).toHaveValue('Ọ'.repeat(82));
    await expect.element(name).toHaveAccessibleDescription('Use at most 80 characters.');
    await name.fill('Ọ'.repeat(80));
    await expect.element(name).not.toHaveAttribute('aria-invalid');
  });

  test('is how to pay, which is nobody else’s choice', async () => {
    await openCheckout({ storedInTab: keepCheckout({ payment: null }) });
    await place.click();
    await expect.element(form.getByRole('alert')).toHaveTextContent('Choose how to pay.');
    const card = page.getByRole('radio', { name: /^Card/ });
    await expect.element(card).toHaveFocus();
    await expect.element(card).not.toBeChecked();
    await page.getByRole('radio', { name: /^Pay at pickup/ }).click();
    await expect.element(form.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the place it goes to', () => {
  test('may be somebody else’s, whose name the rider asks for and who might be asked to pay, and whose message is asked for beside it (P29.25, P29.61, P29.262)', async () => {
    await openCheckout();
    const state = form.getByRole('combobox', { name: 'State' });
    await expect.poll(() => state.element().querySelector('optgroup')?.label).toBe('We deliver to');
    await state.selectOptions('Lagos');
    await area.selectOptions('Surulere');
    const recipient = form.getByRole('textbox', { name: /^Recipient’s name/ });
    await expect.element(recipient).not.toBeInTheDocument();
    const tick = form.getByRole('checkbox', { name: /^Someone else will receive it/ });
    await tick.click();
    await recipient.fill('Ngozi Eze');
    await form
      .getByRole('region', { name: 'Delivery or pickup' })
      .getByRole('textbox', { name: /^Gift message/ })
      .fill('From all of us');
    await expect.element(page.getByText(/^The rider will ask Ngozi Eze to pay/)).toBeVisible();
    await tick.click();
    await expect.element(recipient).not.toBeInTheDocument();
    await expect.element(page.getByText(/^The rider will ask/)).not.toBeInTheDocument();
  });

  test('is told the time is missing once its day is chosen, and taken to it (P25.6, P29.76)', async () => {
    await openCheckout({ storedInTab: keepCheckout({ slot: null }) });
    await form.getByRole('radio', { name: 'Thursday 19 November, open' }).click();
    await place.click();
    await expect.element(form.getByText('Choose a time.', { exact: true })).toBeVisible();
    await expect.element(form.getByRole('radio', { name: /^\d\d:\d\d/ }).first()).toHaveFocus();
  });

  test('without paying on delivery takes that choice away, and tells from what on it is delivered there (P5.2, P5.3)', {
    tags: 'long',
  }, async () => {
    await openCheckout();
    await form.getByRole('combobox', { name: 'State' }).selectOptions('Lagos');
    await area.selectOptions('Surulere');
    await payOnDelivery.click();
    await area.selectOptions('Badagry');
    await expect.element(payOnDelivery).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio', { name: /Bank transfer/ })).not.toBeChecked();
  });

  test('says what is missing to its minimum beside the area, in the summary and at the button (P5.2, P29.53)', {
    tags: 'long',
  }, async () => {
    await openCheckout();
    await form.getByRole('combobox', { name: 'State' }).selectOptions('Lagos');
    await area.selectOptions('Badagry');
    const words = /The minimum order for Badagry is ₦15,000 before delivery\. Add ₦6,000 more\./;
    const beside = form.getByText(words);
    await expect.element(beside).toBeVisible();
    const isAboveStreet =
      beside.element().compareDocumentPosition(form.getByRole('textbox', { name: /^Street/ }).element()) &
      Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isAboveStreet).not.toBe(0);
    const summary = page.getByRole('complementary', { name: 'Your order' });
    await expect.element(summary.getByText(words)).toBeVisible();
    await expect
      .element(summary.getByRole('link', { name: 'Add more' }))
      .toHaveAttribute('href', '/products');
    await expect.element(page.getByText('Add ₦6,000 more', { exact: true })).toBeInTheDocument();
    await area.selectOptions('Surulere');
    await expect.element(page.getByText(words)).not.toBeInTheDocument();
  });

  test('and pickup are a detour after which the way to pay is chosen again (P29.45)', {
    tags: 'long',
  }, async () => {
    await openCheckout();
    await form.getByRole('combobox', { name: 'State' }).selectOptions('Lagos');
    await area.selectOptions('Surulere');
    await payOnDelivery.click();
    await page.getByRole('radio', { name: /^Pickup/ }).click();
    await expect.element(page.getByRole('radio', { name: /Pay at pickup/ })).toBeChecked();
    await page.getByRole('radio', { name: /^Delivery/ }).click();
    await expect.element(payOnDelivery).toBeChecked();
    await area.selectOptions('Badagry');
    await area.selectOptions('Surulere');
    await expect.element(payOnDelivery).toBeChecked();
  });

  test('outside every zone is told, without pickup in another state, and where is delivered (P5.2, P29.143, P29.193)', {
    tags: 'long',
  }, async () => {
    await openCheckout();
    await form.getByRole('combobox', { name: 'State' }).selectOptions('Kano');
    await area.selectOptions('Dala');
    await expect.element(page.getByText(/there yet. We deliver in Lagos.* Enter another/)).toBeVisible();
  });
});

test('what a shopper avoids is told once more before the order (P14.2)', async () => {
  await openCheckout({
    stored: { ...keepInCart({ ...CAKE, allergens: ['milk'] }), 'avoided-allergens': 'milk' },
    answers: [sell(describeSold({ ...CAKE, allergens: ['milk'] }))],
  });
  await expect.element(form.getByText(/contains milk/)).toBeVisible();
});

describe('the days', () => {
  test('on which nothing can be had say why, by touch and by key (P4.2, P4.3)', {
    tags: 'long',
  }, async () => {
    const slow = { ...CAKE, leadTimeHours: 72 };
    await openCheckout({
      stored: keepInCart(slow),
      answers: [
        sell(describeSold(slow)),
        offerDays([
          describeDay('2026-11-18', 'too_soon'),
          describeDay('2026-11-19', 'closed', 'Eid holiday'),
          describeDay('2026-11-20', 'too_much'),
          describeDay('2026-11-21'),
        ]),
      ],
    });
    await expect
      .element(page.getByText(/^Red velvet cake needs 3 days’ notice, so the first day is /))
      .toBeVisible();
    await page.getByRole('radio', { name: 'Wednesday 18 November, too soon' }).click({ force: true });
    await expect
      .element(page.getByText('Red velvet cake needs 3 days, so Wednesday 18 November is too soon.'))
      .toBeVisible();
    const closed = page.getByRole('radio', { name: 'Thursday 19 November, closed' });
    await closed.click({ force: true });
    await expect.element(page.getByText('We’re closed on Thursday 19 November: Eid holiday')).toBeVisible();
    await focusOn(closed);
    await userEvent.keyboard('{ArrowRight}');
    await expect
      .element(page.getByText(/^This is more than we can bake on Friday 20 November\./))
      .toBeVisible();
    await expect.element(page.getByRole('radio', { name: /^Friday 20 November/ })).not.toBeChecked();
  });

  test('of a time that is gone when the shopper comes back are told before they order (P4.3)', {
    tags: 'long',
  }, async () => {
    const [first, second, third] = FREE_DAYS;
    if (!first || !second || !third) throw new Error('Three days are free');
    await openCheckout({
      storedInTab: keepCheckout({
        slot: { day: second.day, windowId: 'midday', from: '12:00', to: '15:00' },
      }),
      answers: [offerDays([first, describeDay(second.day, 'closed'), third])],
    });
    const lost = page.getByText(/^The time you chose is no longer available\./);
    await expect.element(lost).toBeVisible();
    await page.getByRole('radio', { name: 'Friday 20 November, open' }).click();
    await page.getByRole('radio', { name: '12:00–15:00 Open' }).click();
    await expect.element(lost).not.toBeInTheDocument();
  });
});

test('a cart is mailed only to who ticks the box, with an address that is whole, and can be taken back (P43.4)', {
  tags: 'long',
}, async () => {
  const tick = form.getByRole('checkbox', { name: 'Email me my cart if I don’t finish' });
  await openCheckout();
  await expect.element(place).toBeVisible();
  await expect.element(tick).not.toBeInTheDocument();
  const server = await openCheckout({
    answers: [
      answer(readRemindersOfferedEndpoint, { isOffered: true }),
      answer(askForReminderEndpoint, null),
      answer(withdrawReminderEndpoint, null),
    ],
  });
  await expect.element(tick).not.toBeChecked();
  await tick.click();
  await fillAndPause(form.getByRole('textbox', { name: 'Email address' }), 'teniola@bakery.example');
  await expect
    .poll(() => server.callsOf(askForReminderEndpoint))
    .toMatchObject([{ body: { email: 'teniola@bakery.example', lines: [{ productId: CAKE.id }] } }]);
  await tick.click();
  await expect.poll(() => server.callsOf(withdrawReminderEndpoint)).toHaveLength(1);
  await expect.element(tick).not.toBeChecked();
});
