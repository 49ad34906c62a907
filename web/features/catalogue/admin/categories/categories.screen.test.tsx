import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  type AdminCategory,
  listCategoriesEndpoint,
  mergeCategoriesEndpoint,
  orderCategoriesEndpoint,
  renameCategoryEndpoint,
} from '../../../../../contract/categories.ts';
import { ADMINISTRATOR } from '../../../../testing/common-answers.ts';
import { openScreen, PHONE } from '../../../../testing/open-screen.tsx';
import { answer, loseConnection, refuse, type StubAnswer } from '../../../../testing/stub-server.ts';

const category = (name: string, said: Partial<AdminCategory> = {}): AdminCategory => ({
  name,
  productCount: 12,
  picture: null,
  standInPicture: null,
  formerNames: [],
  excludingZones: [],
  ...said,
});
const CATEGORIES = [category('Bread'), category('Pies'), category('Savoury', { formerNames: ['Chops'] })];

const open = (categories: readonly AdminCategory[], answers: readonly StubAnswer[] = []) =>
  openScreen('/admin/products/categories', {
    visitor: ADMINISTRATOR,
    viewport: PHONE,
    answers: [answer(listCategoriesEndpoint, { categories: [...categories] }), ...answers],
  });

const lines = page.getByRole('list', { name: 'Categories' });
const names = () =>
  lines
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent);
const dialog = page.getByRole('dialog');

test('categories are put in order with the keyboard and saved together (P23.13)', {
  tags: 'long',
}, async () => {
  const orders: unknown[] = [];
  await open(CATEGORIES, [
    answer(orderCategoriesEndpoint, ({ body }) => {
      orders.push(body);
      return { categories: [category('Savoury'), category('Bread'), category('Pies')] };
    }),
  ]);
  const up = page.getByRole('button', { name: 'Move Savoury up' });
  await up.click();
  await expect.element(up).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Moved Savoury to position 1 of 3')).toBeInTheDocument();
  await expect.element(up).toHaveFocus();
  expect(names()).toEqual(['Savoury', 'Bread', 'Pies']);
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect.element(page.getByRole('button', { name: 'Save order' })).not.toBeInTheDocument();
  expect(orders).toEqual([{ order: ['Savoury', 'Bread', 'Pies'] }]);
  expect(names()).toEqual(['Savoury', 'Bread', 'Pies']);
});

test('an order that is discarded is as before (P23.13)', { tags: 'long' }, async () => {
  await open(CATEGORIES);
  await page.getByRole('button', { name: 'Move Bread down' }).click();
  await expect.poll(names).toEqual(['Pies', 'Bread', 'Savoury']);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(names).toEqual(['Bread', 'Pies', 'Savoury']);
});

test('a merge is previewed before it is made (P23.16)', { tags: 'long' }, async () => {
  await open(CATEGORIES, [
    answer(mergeCategoriesEndpoint, {
      categories: [category('Bread'), category('Savoury', { productCount: 24, formerNames: ['Pies'] })],
    }),
  ]);
  await page.getByRole('button', { name: 'Merge Pies' }).click();
  await dialog.getByRole('combobox', { name: 'Merge into' }).selectOptions('Savoury');
  await expect
    .element(dialog.getByText('12 products move from Pies to Savoury. Links to Pies will open Savoury.'))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect.element(lines.getByText('24 products')).toBeVisible();
  await expect.element(lines.getByText('Links to Pies now open this category.')).toBeVisible();
  expect(names()).toEqual(['Bread', 'Savoury']);
});

test('a name that is taken is said in the dialog, and another one is saved (P23.14)', {
  tags: 'long',
}, async () => {
  const taken = 'There is already a category “Bread”. Merge the two instead.';
  const server = await open(CATEGORIES, [
    answer(renameCategoryEndpoint, refuse(409, { message: taken, code: 'category_exists' })),
  ]);
  await page.getByRole('button', { name: 'Rename Pies' }).click();
  const field = dialog.getByRole('textbox', { name: 'New name' });
  await field.fill('Bread');
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(taken);
  server.change(
    answer(renameCategoryEndpoint, {
      categories: [category('Bread'), category('Tarts'), category('Savoury')],
    }),
  );
  await field.fill('Tarts');
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect.poll(names).toEqual(['Bread', 'Tarts', 'Savoury']);
  await expect.element(page.getByRole('button', { name: 'Rename Tarts' })).toHaveFocus();
});

test('a shop without categories says how one comes about (P23.13)', { tags: 'long' }, async () => {
  await open([]);
  await expect.element(page.getByRole('heading', { name: 'No categories yet' })).toBeVisible();
});

test('categories that cannot be loaded can be tried again (P23.13)', { tags: 'long' }, async () => {
  const server = await open([], [answer(listCategoriesEndpoint, loseConnection)]);
  await expect.element(page.getByRole('alert')).toMatchTextContent('Network error.');
  server.change(answer(listCategoriesEndpoint, { categories: CATEGORIES }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(lines).toBeVisible();
});
