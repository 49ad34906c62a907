import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { requestOrderLinksEndpoint } from '../../../contract/order-links.ts';
import {
  openOrderByCodeEndpoint,
  openTrackedOrderEndpoint,
  readOrderEndpoint,
  requestTrackingCodeEndpoint,
} from '../../../contract/orders.ts';
import { BLANK_SHOP_PROFILE } from '../../../domain/shop/profile.ts';
import { offerTerms } from '../../testing/example-checkout.ts';
import { offerDays } from '../../testing/example-days.ts';
import { DESKTOP, expectAddress, openScreen } from '../../testing/open-screen.tsx';
import { answer, refuse } from '../../testing/stub-server.ts';
import { takeComplaint } from '../../testing/watch-complaints.ts';
import { makeOrder } from './testing/example-order.ts';

test('whoever lost the link opens the order by number, phone and a mailed code, which can be sent again and is read with a space in it, beside what was typed (P25.9, P29.500, P29.7, P29.59, P29.110, P29.140)', async () => {
  const order = makeOrder({ status: 'confirmed' });
  const server = await openScreen('/track', {
    answers: [
      answer(requestTrackingCodeEndpoint, null),
      answer(openOrderByCodeEndpoint, { kind: 'order', id: order.id }),
      answer(readOrderEndpoint, order),
      offerDays(),
      ...offerTerms(),
    ],
  });
  const number = page.getByRole('textbox', { name: 'Order number' });
  await expect.element(page.getByText(/^Lost your order number, or gave no email address\?/)).toBeVisible();
  await number.fill('482-093-718');
  await page.getByRole('textbox', { name: 'Phone number on the order' }).fill('0803 123 4567');
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect
    .element(page.getByText('This isn’t one of our order numbers. Check the digits.'))
    .toBeVisible();
  await number.fill('482 093 713');
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect
    .element(page.getByText(/^If we find it.* If it has no email address, or the code doesn’t arrive/))
    .toBeVisible();
  await expect
    .element(page.getByRole('form', { name: 'Enter your code' }))
    .toMatchTextContent(/Order number 482 093 713, phone 0803 123 4567/);
  await expect.element(page.getByText(/^Enter your order number/)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Change order number or phone' }).click();
  await expect.element(number).toHaveValue('482 093 713');
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByRole('button', { name: 'Send the code again' }).click();
  await expect.element(page.getByText('We’ve sent another code. Use the newest one.')).toBeVisible();
  expect(server.callsOf(requestTrackingCodeEndpoint)).toHaveLength(3);
  await page.getByRole('textbox', { name: 'Code from the email' }).fill(' 123 456');
  await page.getByRole('button', { name: 'Open my order' }).click();
  await expectAddress(`/track/${order.id}`);
  expect(server.callsOf(openOrderByCodeEndpoint).map(({ body }) => body)).toEqual([
    { number: '482 093 713', phone: '0803 123 4567', code: '123 456' },
  ]);
});

test('a reload loses neither the step of the code nor what was typed, and the code is not in the address (P29.436)', async () => {
  const answers = [answer(requestTrackingCodeEndpoint, null)];
  await openScreen('/track', { answers });
  await page.getByRole('textbox', { name: 'Order number' }).fill('482 093 713');
  await page.getByRole('textbox', { name: 'Phone number on the order' }).fill('0803 123 4567');
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByRole('textbox', { name: 'Code from the email' }).fill('123');

  const server = await openScreen('/track', { answers });
  await expect.element(page.getByRole('textbox', { name: 'Code from the email' })).toHaveValue('123');
  await expectAddress('/track');
  await page.getByRole('button', { name: 'Send the code again' }).click();
  await expect.element(page.getByText('We’ve sent another code. Use the newest one.')).toBeVisible();
  expect(server.callsOf(requestTrackingCodeEndpoint).map(({ body }) => body)).toEqual([
    { number: '482 093 713', phone: '0803 123 4567' },
  ]);
  await page.getByRole('button', { name: 'Change order number or phone' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Order number' })).toHaveValue('482 093 713');
});

test('whoever lost the links to several orders has them emailed, and reads the same whether there are any (P29.437)', {
  tags: 'long',
}, async () => {
  const server = await openScreen('/track', { answers: [answer(requestOrderLinksEndpoint, null)] });
  const form = page.getByRole('form', { name: 'Email me my orders' });
  const email = form.getByRole('textbox', { name: 'Email address on your orders' });
  await email.fill('ada@bakery');
  await form.getByRole('button', { name: 'Email me my orders' }).click();
  await expect.element(email).toBeInvalid();
  await email.fill('ada@bakery.example');
  await form.getByRole('button', { name: 'Email me my orders' }).click();
  await expect
    .element(form.getByRole('status'))
    .toMatchTextContent(
      'If there are orders or cake requests for this address, an email with links to them is on its way.',
    );
  expect(server.callsOf(requestOrderLinksEndpoint).map(({ body }) => body)).toEqual([
    { email: 'ada@bakery.example' },
  ]);
});

test('the shop’s number can be dialled from anywhere (P29.322)', async () => {
  await openScreen('/track', {
    answers: [answer(requestTrackingCodeEndpoint, null)],
    pageData: { readShopProfile: () => ({ ...BLANK_SHOP_PROFILE, phone: '+2348031234567' }) },
  });
  await page.getByRole('textbox', { name: 'Order number' }).fill('482 093 713');
  await page.getByRole('textbox', { name: 'Phone number on the order' }).fill('+44 7700 900123');
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect.element(page.getByText(/call us on \+234 803 123 4567/)).toBeVisible();
});

test('a mailed link that is pasted while the form is open opens its order (P29.23)', async () => {
  const order = makeOrder({ status: 'confirmed' });
  const answers = [answer(openTrackedOrderEndpoint, order), answer(readOrderEndpoint, order)];
  const server = await openScreen('/track', { answers: [...answers, offerDays(), ...offerTerms()] });
  await expect.element(page.getByRole('form', { name: 'Find my order' })).toBeVisible();
  window.location.hash = 'key-of-the-mail';
  await expectAddress(`/track/${order.id}`);
  expect(server.callsOf(openTrackedOrderEndpoint).map(({ body }) => body)).toEqual([
    { key: 'key-of-the-mail' },
  ]);
});

test('on a wide screen the form has the other ways beside it (P29.229)', async () => {
  await openScreen('/track', { viewport: DESKTOP });
  const form = page.getByRole('form', { name: 'Find my order' });
  await expect.element(form).toBeVisible();
  const help = page
    .getByRole('heading', { name: /^Lost your order number/ })
    .element()
    .getBoundingClientRect();
  expect(help.left).toBeGreaterThan(form.element().getBoundingClientRect().right);
  expect(help.top).toBeLessThan(form.element().getBoundingClientRect().bottom);
});

test('a mailed link to an order that has joined an account says so and leads to that account’s orders (P29.16, P29.493)', async () => {
  await openScreen('/track#some-old-key', {
    answers: [
      answer(openTrackedOrderEndpoint, () =>
        refuse(404, { message: 'We can’t find this order.', code: 'no_such_order' }),
      ),
    ],
  });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('This link no longer works');
  await expect.element(page.getByText(/added to an account, its links stop working/)).toBeVisible();
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in' });
  await expect.element(signIn).toHaveAttribute('href', '/orders');
  await expect.element(page.getByRole('form', { name: 'Find my order' })).toBeVisible();
  await takeComplaint(/Resource not found/);
});

test('whoever ordered here as a guest finds the order without any code, with what became of it (P29.36, P29.413)', {
  tags: 'long',
}, async () => {
  const order = makeOrder({ status: 'confirmed' });
  await openScreen(`/track/${order.id}`, {
    answers: [answer(readOrderEndpoint, order), offerDays(), ...offerTerms()],
  });
  await expect.element(page.getByRole('heading', { name: 'Your order is confirmed' })).toBeVisible();
  await openScreen('/track', { answers: [answer(readOrderEndpoint, { ...order, status: 'cancelled' })] });
  const list = page.getByRole('region', { name: 'Your orders on this device' });
  await expect.element(list.getByRole('link')).toHaveAttribute('href', `/track/${order.id}`);
  await expect.element(list.getByText('Cancelled')).toBeVisible();
  await list.getByRole('button', { name: 'Clear this list' }).click();
  await expect.element(list).not.toBeInTheDocument();
});
