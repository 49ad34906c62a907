import { expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { searchProductsEndpoint } from '../../../contract/search.ts';
import { describeExample } from '../../features/catalogue/testing/example-product.ts';
import { ANSWERS, finder } from '../../features/orders/admin/testing/open-new-order.ts';
import { ADMINISTRATOR } from '../../testing/common-answers.ts';
import { fillAndPause } from '../../testing/fill-and-pause.ts';
import { openScreen, PHONE } from '../../testing/open-screen.tsx';
import { answer } from '../../testing/stub-server.ts';

const tap = (what: Locator, clientY: number) =>
  what
    .element()
    .dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: 180, clientY }),
    );

test('a double tap that closes a dialog presses nothing beneath it, a tap elsewhere does (P28.435)', async () => {
  const cake = describeExample({ allowsInscription: true });
  const found = { data: [cake], total: 1, terms: [], needs: [], alternatives: [] };
  await openScreen('/admin/orders/new', {
    visitor: ADMINISTRATOR,
    viewport: PHONE,
    answers: [...ANSWERS, answer(searchProductsEndpoint, found)],
  });
  await fillAndPause(finder, 'drip');
  await page.getByRole('button', { name: 'Add Chocolate Drip Cake' }).click();
  const add = page.getByRole('dialog', { name: cake.name }).getByRole('button', { name: 'Add to order' });
  await expect.element(add).toBeVisible();
  const kitchen = page
    .getByRole('navigation', { name: 'Daily', includeHidden: true })
    .getByRole('link', { name: 'Kitchen', includeHidden: true });
  const press = vi.fn();
  kitchen.element().addEventListener('click', press);
  tap(add, 600);
  tap(kitchen, 605);
  expect(press).not.toHaveBeenCalled();
  await expect.element(page.getByRole('list', { name: 'On the order' })).toMatchTextContent(cake.name);
  await expect.element(add).not.toBeInTheDocument();
  tap(kitchen, 400);
  expect(press).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Leave without saving?')).toBeVisible();
});
