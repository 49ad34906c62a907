import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAdminProductsEndpoint } from '../../../../../contract/product-changes.ts';
import {
  listSoldOutEndpoint,
  listSwitchedOnEndpoint,
  markSoldOutEndpoint,
  type SoldOutMark,
} from '../../../../../contract/shelf.ts';
import { expectAddress, PHONE } from '../../../../testing/open-screen.tsx';
import { answer, loseConnection } from '../../../../testing/stub-server.ts';
import { makeShelf } from '../../../orders/shelf/testing/example-shelf.ts';
import { exampleDraft, openProductAdmin } from '../testing/product-admin.ts';

const SCONES = ['Almond Scone', 'Butter Scone', 'Cheese Scone'].map((name) => exampleDraft(name));

const NO_PRODUCTS = {
  data: [],
  total: 0,
  counts: { draft: 0, published: 0, archived: 0 },
  categories: [],
  dietaryTags: [],
  flavorTags: [],
  nextCursor: null,
};

const rows = page.getByRole('rowheader');
const table = page.getByRole('table', { name: 'Products' });

async function archiveFirst(name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('button', { name: 'Archive…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
}

test('after a product has left the list, the keyboard goes on with the next one, then with the list', {
  tags: 'long',
}, async () => {
  await openProductAdmin('/admin/products?search=Scone&sort=name', SCONES.slice(0, 2));
  await archiveFirst('Almond Scone');
  await expect.element(rows.getByRole('link', { name: 'Butter Scone' })).toHaveFocus();
  await archiveFirst('Butter Scone');
  await expect.element(page.getByRole('heading', { name: /^Nothing found/ })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'List' })).toHaveFocus();
});

test('a product is sold out until tomorrow with one tap, in the list and on its page, and sold again (P28.405)', {
  tags: 'long',
}, async () => {
  const pie = exampleDraft('Meat Pie', { status: 'published', leadTimeHours: 4 });
  let soldOut: string[] = [];
  const answers = [
    answer(listSoldOutEndpoint, () => ({ data: soldOut, counted: ['honey-cake'] })),
    answer(markSoldOutEndpoint, ({ body }) => {
      const { productId, isSoldOut } = body as SoldOutMark;
      soldOut = isSoldOut ? [productId] : [];
      return makeShelf();
    }),
  ];
  await openProductAdmin('/admin/products', [pie], { answers });
  await page.getByRole('button', { name: 'Actions for Meat Pie' }).click();
  await page.getByRole('button', { name: 'Mark as sold out today' }).click();
  await expect
    .element(page.getByText('Meat Pie is sold out today. Customers can still order it for other days.'))
    .toBeVisible();
  await expect.element(table.getByText('Sold out today').first()).toBeInTheDocument();
  await openProductAdmin('/admin/products/meat-pie/edit', [pie], { answers });
  await page.getByRole('button', { name: 'Sell again today' }).click();
  await expect.element(page.getByRole('button', { name: 'Mark as sold out today' })).toBeVisible();
});

test('what is baked to order is not offered as sold out today, unless it is counted by the day too (P28.461)', async () => {
  const cakes = ['Fruit Cake', 'Honey Cake'].map((name) =>
    exampleDraft(name, { status: 'published', leadTimeHours: 48 }),
  );
  await openProductAdmin('/admin/products', cakes, {
    answers: [answer(listSoldOutEndpoint, { data: [], counted: ['honey-cake'] })],
  });
  await page.getByRole('button', { name: 'Actions for Honey Cake' }).click();
  await expect.element(page.getByRole('button', { name: 'Mark as sold out today' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Fruit Cake' }).click();
  await expect.element(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Mark as sold out today' }).query()).toBeNull();
});

test('a product’s page leads to the shelf, and while that is off to where it is turned on (P28.301)', async () => {
  const pie = exampleDraft('Meat Pie', { status: 'published' });
  const link = page.getByRole('link', { name: 'today’s shelf' });
  const open = async (data: readonly 'shelf'[]) =>
    openProductAdmin('/admin/products/meat-pie/edit', [pie], {
      answers: [answer(listSwitchedOnEndpoint, { data: [...data] })],
    });
  await open(['shelf']);
  await expect.element(link).toHaveAttribute('href', '/admin/shelf');
  await open([]);
  await expect.element(link).toHaveAttribute('href', '/admin/settings/shelf');
});

test('search, status, category and sorting are in the address, also on the way back from a product', {
  tags: 'long',
}, async () => {
  const zobo = exampleDraft('Zobo', { category: 'Drinks', status: 'published' });
  await openProductAdmin('/admin/products', [...SCONES, zobo]);
  await expect.element(table).toBeVisible();
  await userEvent.keyboard('/');
  await userEvent.keyboard('zobo');
  await expectAddress('/admin/products?search=zobo');
  const tabs = page.getByRole('navigation', { name: 'Status' });
  await expect.element(tabs.getByRole('link', { name: /Published/ })).toMatchTextContent('1');
  await tabs.getByRole('link', { name: /Published/ }).click();
  await page.getByRole('combobox', { name: 'Sort' }).selectOptions('Price, high to low');
  await page.getByRole('combobox', { name: 'Category' }).selectOptions('Drinks');
  const address = '/admin/products?search=zobo&status=published&category=Drinks&sort=price-down';
  await expectAddress(address);
  await rows.getByRole('link', { name: 'Zobo' }).click();
  await page.getByRole('link', { name: 'All products' }).click();
  await expectAddress(address);

  await page.getByRole('searchbox', { name: 'Search products' }).fill('nothing is called this');
  await expect
    .element(page.getByRole('heading', { name: 'Nothing found for “nothing is called this”' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Show all products' }).click();
  await expect.element(table).toBeVisible();
});

test('a list that cannot be loaded says why and can be tried again', { tags: 'long' }, async () => {
  const server = await openProductAdmin('/admin/products', SCONES, {
    answers: [answer(listAdminProductsEndpoint, loseConnection)],
  });
  const problem = page.getByRole('alert');
  await expect.element(problem).toMatchTextContent('Network error. Please check your connection.');
  server.change(answer(listAdminProductsEndpoint, NO_PRODUCTS));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(problem).not.toBeInTheDocument();
});

test('without products there is nothing to search, sort or export, only the first to add (P36.42)', async () => {
  await openProductAdmin('/admin/products');
  await expect.element(page.getByRole('link', { name: 'Add the first product' })).toBeVisible();
  await expect.element(page.getByRole('searchbox', { name: 'Search products' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('navigation', { name: 'Status' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Import CSV' })).toBeVisible();
});

test('products come page by page', { tags: 'long' }, async () => {
  await openProductAdmin('/admin/products', SCONES, { rowsPerPage: 2 });
  await expect.element(page.getByText('2 of 3 products')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(page.getByText('3 of 3 products')).toBeVisible();
  await expect.element(rows.getByRole('link', { name: 'Cheese Scone' })).toBeVisible();
});

test.each(['the last', 'one in the middle'])(
  'the menu of %s product is whole above the phone’s bottom bar (P28.160)',
  async (which) => {
    const products = 'ABCDEFGHIJ'.split('').map((letter) => exampleDraft(`Scone ${letter}`));
    await openProductAdmin('/admin/products?sort=name', products, { viewport: PHONE });
    const opener = page.getByRole('button', {
      name: `Actions for Scone ${which === 'the last' ? 'J' : 'E'}`,
    });
    await expect.element(opener).toBeVisible();
    opener.element().scrollIntoView({ block: 'end' });
    await opener.click();
    const last = page.getByRole('button', { name: 'Archive…' });
    const bar = page.getByRole('navigation').last().element().getBoundingClientRect();
    await expect.poll(() => last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
  },
);
