import { expect, test } from 'vitest';
import { findElements, listNames, readText } from '../../../../testing/read-html.ts';
import { ADMINISTRATOR, renderInShop } from '../../../../testing/render-in-shop.tsx';
import { exampleProduct } from '../testing/example-product.ts';
import { NoProducts } from './no-products.tsx';
import { WHOLE_LIST } from './products-query.ts';
import { ProductsTable } from './products-table.tsx';
import { StatusTabs } from './status-tabs.tsx';

const noActions = { moveTo: () => {}, askToArchive: () => {} };
const ignore = () => {};

const noneChosen = { has: () => false, choose: ignore };

function renderRow(change: Parameters<typeof exampleProduct>[0] = {}) {
  const products = [exampleProduct(change)];
  const table = <ProductsTable products={products} chosen={noneChosen} actions={noActions} isBusy={false} />;
  return renderInShop(table, { visitor: ADMINISTRATOR, path: '/admin/products?status=published' });
}

test('a row tells name, category, price with its discount, status and lead time', () => {
  const words = readText(renderRow());
  for (const announced of [
    'Red Velvet Cake',
    'Celebration cakes',
    '₦16,200',
    '₦18,000',
    '10%',
    'Published',
    '2 days',
  ]) {
    expect(words).toContain(announced);
  }
});

test('a row leads to its form and has actions of its own', () => {
  const html = renderRow();
  expect(findElements(html, 'a')).toMatchObject([
    { name: 'Red Velvet Cake', attributes: { href: '/admin/products/red-velvet-cake/edit' } },
  ]);
  expect(listNames(html, 'button')).toEqual(['Actions for Red Velvet Cake']);
});

test('a product without a picture gets a drawn one, never a broken frame', () => {
  const html = renderRow({ pictures: [] });
  expect(html).not.toContain('<img');
  expect(html).toContain('<svg');
});

test('an empty archive says what is kept there, and a search in it that nothing was found (P28.112)', () => {
  const archive = { ...WHOLE_LIST, status: 'archived' } as const;
  const empty = readText(renderInShop(<NoProducts query={archive} onClear={ignore} />));
  expect(empty).toContain('Products you archive are kept here.');
  const searched = readText(
    renderInShop(<NoProducts query={{ ...archive, search: 'scone' }} onClear={ignore} />),
  );
  expect(searched).toContain('Nothing found for “scone”');
});

test('each status has its count, and “All” leaves the archive out', () => {
  const counts = { draft: 2, published: 36, archived: 5 };
  const html = renderInShop(<StatusTabs query={{ ...WHOLE_LIST, sort: 'name' }} counts={counts} />);
  expect(findElements(html, 'a').map(({ name, attributes }) => [name, attributes.href])).toEqual([
    ['All 38', '/?sort=name'],
    ['Published 36', '/?status=published&amp;sort=name'],
    ['Drafts 2', '/?status=draft&amp;sort=name'],
    ['Archived 5', '/?status=archived&amp;sort=name'],
  ]);
});

test('an empty catalogue asks for its first product, an empty search offers the way back (P1.26)', () => {
  const empty = renderInShop(<NoProducts query={WHOLE_LIST} onClear={ignore} />);
  expect(listNames(empty, 'a')).toEqual(['Add the first product', 'Start from samples']);
  const notFound = renderInShop(<NoProducts query={{ ...WHOLE_LIST, search: 'suya' }} onClear={ignore} />);
  expect(readText(notFound)).toContain('Nothing found for “suya”');
  expect(listNames(notFound, 'button')).toEqual(['Show all products']);
});
