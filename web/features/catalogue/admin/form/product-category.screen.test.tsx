import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createProductEndpoint } from '../../../../../contract/product-changes.ts';
import { exampleDraft, openProductAdmin } from '../testing/product-admin.ts';

test('the beginning of a category makes no new one unasked (P28.48)', { tags: 'long' }, async () => {
  const server = await openProductAdmin('/admin/products/new', [exampleDraft('Agege Bread')]);
  const category = page.getByRole('combobox', { name: 'Category' });
  const save = page.getByRole('button', { name: 'Save draft' });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Coconut loaf');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('3500');
  await category.fill('Bre');
  const add = page.getByRole('button', { name: 'Add as a new category' });
  await expect.element(add).toBeVisible();
  await save.click();
  await expect.element(category).toHaveFocus();
  await expect.element(category).toHaveAccessibleDescription(/Did you mean “Bread”\?/);
  expect(server.callsOf(createProductEndpoint)).toEqual([]);
  await add.click();
  await expect.element(category).toHaveAccessibleDescription('“Bre” will be a new category.');
  await save.click();
  await expect
    .poll(() => server.callsOf(createProductEndpoint).at(-1)?.body)
    .toMatchObject({ category: 'Bre' });
});

test('a new category is named as one while it is typed, with a similar one to take instead, and added with one press (P28.305, P28.315)', async () => {
  const names = ['Bread', 'Cakes', 'Pastries & doughnuts', 'Small chops', 'Drinks'];
  await openProductAdmin(
    '/admin/products/new',
    names.map((category) => exampleDraft(`Some ${category}`, { category })),
  );
  const category = page.getByRole('combobox', { name: 'Category' });
  const add = page.getByRole('button', { name: 'Add as a new category' });
  await category.fill('Doughnuts');
  await expect.element(add).toBeVisible();
  await expect.element(category).toHaveAccessibleDescription(/^No product has this category yet/);
  await page.getByRole('button', { name: 'Use “Pastries & doughnuts”' }).click();
  await expect.element(category).toHaveValue('Pastries & doughnuts');
  await expect.element(add).not.toBeInTheDocument();
  await category.fill('Doughnuts');
  await add.click();
  await expect.element(category).toHaveFocus();
  await expect.element(category).toHaveAccessibleDescription('“Doughnuts” will be a new category.');
  await expect.element(page.getByRole('button', { name: /^(Use “|Add as a new)/ })).not.toBeInTheDocument();
});

test('a loaf is said to be taxed unlike the other bread, and is published from the bar below (P28.64, P28.66)', async () => {
  const bread = [exampleDraft('Agege Bread', { vatClass: 'basic-food' })];
  const server = await openProductAdmin('/admin/products/new', bread);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Coconut loaf');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('3500');
  await page.getByRole('combobox', { name: 'Category' }).fill('Bread');
  await expect.element(page.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  await page.getByRole('button', { name: 'Use “Basic food”' }).click();
  await expect.element(page.getByRole('radio', { name: /^Basic food/ })).toBeChecked();
  await page.getByRole('checkbox', { name: 'None of these' }).click();
  const publish = page.getByRole('button', { name: 'Save and publish', exact: true });
  await expect.element(publish).toBeInViewport();
  await publish.click();
  await expect
    .poll(() => server.callsOf(createProductEndpoint).at(-1)?.body)
    .toMatchObject({ status: 'published', vatClass: 'basic-food' });
});
