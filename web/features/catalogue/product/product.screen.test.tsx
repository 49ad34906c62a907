import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Availability, readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import { requestStockAlertEndpoint } from '../../../../contract/stock-alerts.ts';
import { CUSTOMER } from '../../../testing/common-answers.ts';
import { expectAddress, openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { bake, stubCatalogue } from '../../../testing/stub-catalogue.ts';
import { answer, holdAnswer, refuse } from '../../../testing/stub-server.ts';
import { AVOIDED_STORAGE_KEY } from '../allergens/avoided-storage.ts';

const PICTURE = { id: 'p1', alt: 'A tall cake', width: 900, height: 900, placeholder: 'data:,' };
const CATEGORY = stubCatalogue([
  bake('Birthday Cake', {
    id: 'cake',
    category: 'Celebration cakes',
    allowsInscription: true,
    price: 30_000,
    priceToPay: 27_000,
    allergens: ['gluten', 'egg'],
    egglessExtra: 2_500,
    pictures: [PICTURE],
  }),
  bake('Greeting card', { id: 'card', category: 'Party extras', allowsInscription: true }),
  bake('Agege Bread', { id: 'loaf' }),
  bake('Golden loaf', { id: 'gold', price: 120_000, priceToPay: 120_000 }),
]);

const open = (id: string, viewport?: typeof PHONE) =>
  openScreen(`/products/${id}`, { pageData: CATEGORY, ...(viewport && { viewport }) });

const heading = page.getByRole('heading', { level: 1 });
const quantity = page.getByRole('textbox', { name: 'Quantity' });
const words = page.getByRole('textbox', { name: 'Inscription (optional)' });
const findCart = (content: string) => page.getByRole('link', { name: `Cart, ${content}` });

test('words on the cake are at most 40 characters (P1.6)', { tags: 'long' }, async () => {
  await open('cake');
  await words.click();
  await userEvent.keyboard('Happy birthday, dear Omolara, from all of us!');
  await expect.element(words).toHaveValue('Happy birthday, dear Omolara, from all o');
  await expect.element(page.getByText('40 of 40')).toBeVisible();
});

test.each([
  ['over its picture', undefined, 0],
  ['beside the field on a phone', PHONE, 1],
] as const)(
  'words for a cake are shown in icing as they are typed, %s (P25.12)',
  async (_, viewport, place) => {
    await open('cake', viewport);
    const icing = page.getByText('Ada is 30', { exact: true });
    await words.fill(' Ada  is 30');
    await expect.element(icing.nth(place)).toBeVisible();
    await expect.element(icing.nth(1 - place)).not.toBeVisible();
    await words.fill('');
    await expect.element(icing).not.toBeInTheDocument();
  },
);

test('emoji for a cake are refused at the field, and what was typed stays (P29.107)', {
  tags: 'long',
}, async () => {
  await open('cake');
  await words.fill('Ada is 30 🎂');
  await expect.element(page.getByText(/^We can’t write emoji/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect.element(words).toHaveFocus();
  await expect.element(words).toHaveValue('Ada is 30 🎂');
  await expect.element(findCart('1 item')).not.toBeInTheDocument();
  await words.fill('Ada is 30');
  await expect.element(page.getByText(/^We can’t write emoji/)).not.toBeInTheDocument();
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect.element(findCart('1 item')).toBeVisible();
});

test('on an enlarged screen the name and the price are seen below the picture at once (P29.105)', async () => {
  await openScreen('/products/cake', { pageData: CATEGORY, viewport: { width: 640, height: 450 } });
  await expect.element(heading).toBeInViewport({ ratio: 1 });
  const isSeen = (price: Element) => (price.getClientRects()[0]?.bottom ?? Infinity) <= innerHeight;
  await expect
    .poll(() =>
      page
        .getByText(/27,000/)
        .elements()
        .some(isSeen),
    )
    .toBe(true);
});

test('on what is no cake words are written, and no icing is shown (P25.12)', { tags: 'long' }, async () => {
  await open('card');
  const written = page.getByRole('textbox', { name: 'Your inscription (optional)' });
  await written.fill('Ada is 30');
  await expect.element(page.getByText('Written as you type it.')).toBeVisible();
  await expect.element(page.getByText('Ada is 30', { exact: true })).not.toBeInTheDocument();
});

test('a cake is ordered eggless for its extra, and one that is not made so has nothing to tick (P29.2)', {
  tags: 'long',
}, async () => {
  await open('cake');
  const tick = page.getByRole('checkbox', { name: 'Make it eggless, +₦2,500 each' });
  await expect.element(page.getByRole('button', { name: 'Add to cart · ₦27,000' })).toBeVisible();
  await tick.click();
  await page.getByRole('button', { name: 'Add to cart · ₦29,500' }).click();
  await expect.element(findCart('1 item')).toBeVisible();
  await open('loaf');
  await expect.element(heading).toHaveTextContent('Agege Bread');
  await expect.element(tick).not.toBeInTheDocument();
});

test('words are asked for only where they can be piped (P1.6)', async () => {
  await open('loaf');
  await expect.element(heading).toHaveTextContent('Agege Bread');
  await expect.element(words).not.toBeInTheDocument();
});

test('the quantity goes from 1 to 100, and the next product starts anew', { tags: 'long' }, async () => {
  await open('cake');
  await expect.element(quantity).toHaveValue('1');
  await expect.element(page.getByRole('button', { name: 'One fewer' })).toBeDisabled();
  await quantity.click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(quantity).toHaveValue('2');
  await quantity.fill('250');
  await userEvent.keyboard('{Tab}');
  await expect.element(quantity).toHaveValue('100');
  await expect.element(page.getByRole('button', { name: 'One more' })).toBeDisabled();
  await quantity.fill('');
  await userEvent.keyboard('{Tab}');
  await expect.element(quantity).toHaveValue('100');

  const related = page.getByRole('region', { name: 'You may also like' });
  await related.getByRole('link', { name: 'Agege Bread' }).first().click();
  await expect.element(heading).toHaveTextContent('Agege Bread');
  await expect.element(quantity).toHaveValue('1');
});

test('what is suggested besides leaves out what the shopper avoids, and the page says its notice once (P29.39, P39.21)', async () => {
  const shelf = stubCatalogue([
    bake('Agege Bread', { id: 'loaf', allergens: ['gluten'] }),
    bake('Nutty loaf', { id: 'nutty', allergens: ['gluten', 'nuts'] }),
    bake('Milk loaf', { id: 'milky', allergens: ['gluten', 'milk'] }),
  ]);
  await openScreen('/products/loaf', { pageData: shelf, stored: { [AVOIDED_STORAGE_KEY]: 'nuts' } });
  const related = page.getByRole('region', { name: 'You may also like' });
  await expect.element(related.getByRole('link', { name: 'Milk loaf' }).first()).toBeVisible();
  await expect.element(related.getByRole('link', { name: 'Nutty loaf' }).first()).not.toBeInTheDocument();
  expect(page.getByText(/^Order (?:the day before|.+ ahead)$/).elements()).toHaveLength(1);
});

test('every press adds what is chosen, and a double tap is one (P29.41)', { tags: 'long' }, async () => {
  await open('loaf');
  await expect.element(findCart('empty')).toBeVisible();
  await page.getByRole('button', { name: /^Add to cart/ }).dblClick();
  await expect.element(findCart('1 item')).toBeVisible();
  // Once the button offers it again, it is meant.
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect.element(findCart('2 items')).toBeVisible();
});

test('a product above ₦100,000 can be looked at, and only the cart refuses it (P3.3)', {
  tags: 'long',
}, async () => {
  await open('gold');
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect
    .element(
      page.getByText(
        'Sorry, the price for "Golden loaf" (₦120,000) appears to be incorrect. Please contact support.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Added' })).not.toBeInTheDocument();
});

test('on a phone the main action stands at the bottom of the screen', { tags: 'long' }, async () => {
  await open('loaf', PHONE);
  const add = page.getByRole('button', { name: 'Add to cart', exact: true });
  await expect.element(add).toBeInViewport();
  await add.click();
  await expect.element(findCart('1 item')).toBeVisible();
});

test('a picture is looked at as large as the screen, by keyboard alone', { tags: 'long' }, async () => {
  await open('cake');
  const picture = page.getByRole('button', { name: /Enlarge$/ });
  await expect.element(picture).toBeVisible();
  picture.element().focus();
  await userEvent.keyboard('{Enter}');
  const viewer = page.getByRole('dialog', { name: 'Pictures of Birthday Cake' });
  await viewer.getByRole('button', { name: 'Zoom in' }).click();
  await expect.element(viewer.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(viewer).not.toBeInTheDocument();
  await expect.element(picture).toHaveFocus();
});

test('a product is shared by the phone where it can, otherwise on WhatsApp or by its link', {
  tags: 'long',
}, async () => {
  const link = 'https://shop.example/products/loaf';
  await openScreen('/products/loaf?utm_source=mail', { pageData: CATEGORY });
  const readText = (href: string | null) => new URL(href ?? '').searchParams.get('text');
  const ask = page.getByRole('link', { name: 'Ask on WhatsApp' });
  await expect.element(ask).toBeVisible();
  expect(readText(ask.element().getAttribute('href'))).toBe(
    `Hello! I have a question about Agege Bread (${link}): `,
  );
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this product' });
  const send = dialog.getByRole('link', { name: 'Share on WhatsApp' });
  await expect.element(send).toBeVisible();
  expect(readText(send.element().getAttribute('href'))).toBe(`Look what I found: Agege Bread. ${link}`);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(copied).toHaveBeenCalledWith(link);

  const share = vi.fn(async () => {});
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => share.mock.calls).toEqual([[{ title: 'Agege Bread', url: link }]]);
  await expectAddress('/products/loaf?utm_source=mail');
});

const SOLD_OUT = answer(readAvailabilityEndpoint, {
  now: '2026-11-16T10:00:00Z',
  earliest: null,
  days: [],
  shelf: { left: 0, backOn: '2026-11-17' },
});

test('what is sold out says when it is back and takes an address once, without anything moving (P39.18)', {
  tags: 'long',
}, async () => {
  const asked = holdAnswer(SOLD_OUT.give);
  const server = await openScreen('/products/loaf', {
    pageData: CATEGORY,
    viewport: PHONE,
    answers: [
      answer(readAvailabilityEndpoint, async (call) => (await asked.give())(call) as Availability),
      answer(requestStockAlertEndpoint, refuse(429, { code: 'too_many_attempts', message: 'Please wait.' })),
    ],
  });
  const findTop = () => page.getByRole('group', { name: 'Quantity' }).element().getBoundingClientRect().top;
  await expect.element(page.getByRole('group', { name: 'Quantity' })).toBeVisible();
  const before = findTop();
  asked.release();
  await expect.element(page.getByText('Back tomorrow')).toBeVisible();
  expect(findTop()).toBe(before);
  await page.getByRole('button', { name: 'Notify me when Agege Bread is back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notify me when it’s back' });
  const send = dialog.getByRole('button', { name: 'Notify me' });
  await expect.element(dialog.getByText(/We expect it back tomorrow\./)).toBeVisible();
  await send.click();
  await expect.element(dialog.getByText('Enter your email address.')).toBeVisible();
  const email = dialog.getByRole('textbox', { name: 'Email address' });
  await email.fill('ada@example.com');
  await send.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Please wait.');
  server.change(answer(requestStockAlertEndpoint, null));
  await expect.element(email).toHaveValue('ada@example.com');
  await send.click();
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('Done. We’ll email ada@example.com once when Agege Bread is back.');
  expect(server.callsOf(requestStockAlertEndpoint).at(-1)?.body).toEqual({
    productId: 'loaf',
    sizeId: null,
    email: 'ada@example.com',
  });
});

test('whoever is signed in is told without typing an address (P39.18)', { tags: 'long' }, async () => {
  const server = await openScreen('/products/loaf', {
    pageData: CATEGORY,
    visitor: CUSTOMER,
    answers: [SOLD_OUT, answer(requestStockAlertEndpoint, null)],
  });
  await page.getByRole('button', { name: 'Notify me when Agege Bread is back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notify me when it’s back' });
  await expect.element(dialog.getByText(CUSTOMER.email)).toBeVisible();
  await dialog.getByRole('button', { name: 'Notify me' }).click();
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('Done. We’ll message you once when Agege Bread is back.');
  expect(server.callsOf(requestStockAlertEndpoint).at(-1)?.body).toEqual({ productId: 'loaf', sizeId: null });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(findCart('empty')).toBeVisible();
});
