import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { searchProductsEndpoint } from '../../../../contract/search.ts';
import { fillAndPause } from '../../../testing/fill-and-pause.ts';
import { answer } from '../../../testing/stub-server.ts';
import { describeExample } from '../../catalogue/testing/example-product.ts';
import { finder, form, openNewOrder } from './testing/open-new-order.ts';

test('a custom item says what it contains or what is shown until somebody has said so, and what it asks of the kitchen is preset and folded away (P28.448, P28.488)', async () => {
  await openNewOrder();
  await form.getByRole('button', { name: 'Add custom item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add custom item' });
  const points = dialog.getByRole('textbox', { name: /^Kitchen points in total/ });
  await expect.element(points).not.toBeInTheDocument();
  await dialog.getByRole('textbox', { name: /^What is it/ }).fill('Naming cake');
  await dialog.getByRole('textbox', { name: /^Price each/ }).fill('150,000');
  await expect.element(dialog).toMatchTextContent('the order will say “Allergens not entered”');
  await dialog.getByRole('checkbox', { name: 'None of these' }).click();
  await dialog.getByRole('checkbox', { name: 'Egg' }).click();
  await expect.element(dialog.getByRole('checkbox', { name: 'None of these' })).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Milk' }).click();
  await dialog.getByText('Needs 48 hours’ notice and 4 kitchen points. Change for a large cake').click();
  await points.fill('lots');
  await dialog.getByText(/^Needs /).click();
  await expect.element(points).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Add to order' }).click();
  await expect.element(points).toBeVisible();
  await points.fill('6');
  const press = (button: Locator) => (button.element() as HTMLElement).click();
  const closed = new Promise((resolve) => dialog.element().addEventListener('close', resolve));
  press(dialog.getByRole('button', { name: 'Add to order' }));
  await Promise.resolve();
  press(form.getByRole('button', { name: 'Edit Naming cake' }));
  // The browser says only now that the dialog was closed before.
  await closed;
  const items = form.getByRole('list', { name: 'Custom items', includeHidden: true });
  await expect.element(items).toMatchTextContent('Contains milk, egg');
  const again = page.getByRole('dialog', { name: 'Edit custom item' });
  await expect.element(again.getByRole('checkbox', { name: 'Egg' })).toBeChecked();
  await expect.element(again.getByText(/^Needs 48 hours’ notice and 6 kitchen points/)).toBeVisible();
});

test('a product that comes in boxes names them where it is found, and is taken in one (P28.454)', async () => {
  const sizes = [4, 12].map((pieces) => ({
    id: `${pieces}-pieces`,
    name: `${pieces} pieces`,
    price: pieces * 1_800,
    priceToPay: pieces * 1_800,
    servings: null,
    workUnits: 2,
  }));
  const pies = describeExample({ id: 'meat-pie', name: 'Meat pie', price: 7_200, sizes });
  const found = { data: [pies], total: 1, terms: [], needs: [], alternatives: [] };
  await openNewOrder(answer(searchProductsEndpoint, found));
  await fillAndPause(finder, 'pie');
  const results = form.getByRole('list', { name: 'Search results' });
  await expect.element(results).toMatchTextContent('4 pieces, 12 pieces');
  await results.getByRole('button', { name: 'Add Meat pie' }).click();
  const choice = page.getByRole('dialog', { name: 'Meat pie' });
  await choice.getByRole('button', { name: 'Size not listed? Add it as a custom item' }).click();
  const custom = page.getByRole('dialog', { name: 'Add custom item' });
  await expect.element(custom.getByRole('textbox', { name: /^What is it/ })).toHaveValue('Meat pie');
  await custom.getByRole('button', { name: 'Cancel' }).click();
  await results.getByRole('button', { name: 'Add Meat pie' }).click();
  await choice.getByRole('radio', { name: /^12 pieces/ }).click();
  await choice.getByRole('button', { name: 'Add to order' }).click();
  await expect
    .element(form.getByRole('listitem').filter({ hasText: 'Meat pie' }))
    .toMatchTextContent('12 pieces');
});
