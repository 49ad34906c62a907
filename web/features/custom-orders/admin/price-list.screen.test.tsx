import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listAdminCustomOrdersEndpoint } from '../../../../contract/custom-order-admin.ts';
import {
  describePriceList,
  type PriceListAnswer,
  readPriceListEndpoint,
  savePriceListEndpoint,
} from '../../../../contract/designer.ts';
import { DEFAULT_PRICE_LIST } from '../../../../domain/custom-orders/price/default-price-list.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer, refuse, type StubAnswer } from '../../../testing/stub-server.ts';

const LIST = describePriceList(DEFAULT_PRICE_LIST);
const form = page.getByRole('form', { name: 'Cake designer prices' });
const example = form.getByRole('group', { name: 'Example' });
const save = form.getByRole('button', { name: 'Save' });

const openPriceList = (...answers: readonly StubAnswer[]) =>
  openScreen('/admin/settings/price-list', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readPriceListEndpoint, LIST),
      answer(savePriceListEndpoint, ({ body }) => ({ ...(body as PriceListAnswer), version: 2 })),
      ...answers,
    ],
  });

test('an example follows every price, and what is wrong is said at its field', { tags: 'long' }, async () => {
  const server = await openPriceList();
  await expect.element(example).toMatchTextContent('₦69,400');
  const tier = form.getByRole('group', { name: '8-inch tier' });
  await tier.getByRole('textbox', { name: 'Price in ₦' }).fill('57,000');
  await expect.element(example.getByRole('status')).toMatchTextContent('₦71,400instead of ₦69,400');

  const topping = form.getByRole('button', { name: /^Topping/ });
  const berries = form.getByRole('group', { name: 'Mixed berries' });
  const inch = berries.getByRole('textbox', { name: '₦ per inch' });
  await topping.click();
  await inch.fill('20,000');
  await topping.click();
  await save.click();
  await expect.element(inch).toHaveFocus();
  await expect
    .element(berries)
    .toMatchTextContent('Enter at most ₦12,000 an inch, half the price of the smallest tier.');
  await expect.element(example).toMatchTextContent('Fix the marked fields to see the price.');
  await inch.fill('1,400');
  await save.click();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  expect(server.callsOf(savePriceListEndpoint)).toMatchObject([
    { body: { version: LIST.version, tiers: { 8: { price: 57_000 } } } },
  ]);
});

test('leaving with unsaved prices asks first', { tags: 'long' }, async () => {
  await openPriceList(
    answer(listAdminCustomOrdersEndpoint, () => {
      throw new Error('The screen was left.');
    }),
  );
  await form.getByRole('textbox', { name: 'Stacking' }).fill('7,000');
  await page.getByRole('main').getByRole('link', { name: 'Custom orders' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect.element(question).toMatchTextContent('Your changes to the price list aren’t saved yet.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(form.getByRole('textbox', { name: 'Stacking' })).toHaveValue('7,000');
});

test('who saves second sees what is there now, and nothing is saved over it unasked', {
  tags: 'long',
}, async () => {
  const newer = { ...LIST, version: 2, candle: 250 };
  await openPriceList(
    answer(savePriceListEndpoint, () =>
      refuse(409, { message: 'Somebody else was quicker.', code: 'stale_edit', current: newer }),
    ),
  );
  await form.getByRole('textbox', { name: 'Stacking' }).fill('7,000');
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed the price list' });
  await expect.element(dialog).toMatchTextContent(/One candle.*Now: ₦250/);
  await expect.element(dialog).not.toMatchTextContent(/Stacking.*Now/);
  await dialog.getByRole('button', { name: 'Use theirs' }).click();
  await expect.element(form.getByRole('textbox', { name: 'One candle' })).toHaveValue('250');
  await expect.element(form.getByRole('textbox', { name: 'Stacking' })).toHaveValue('6,000');
});
