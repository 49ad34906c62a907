import type { SampleCounts } from '../../../../../contract/samples.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** What would go, line by line; nothing for what there is none of. */
export function listRemovals(counts: SampleCounts): readonly string[] {
  const { products, orderedProducts, posts, pages, customers, settings } = counts;
  const ordered = orderedProducts > 0 ? ` (${orderedProducts} in past orders, which don’t change)` : '';
  return [
    products > 0 && `${count(products, 'product', 'products')}${ordered}`,
    posts > 0 && count(posts, 'blog post', 'blog posts'),
    pages > 0 && count(pages, 'page', 'pages'),
    customers > 0 && count(customers, 'sample customer', 'sample customers'),
    settings > 0 &&
      `${count(settings, 'demo setting', 'demo settings')} (shop details, home page, delivery, calendar)`,
  ].filter((line) => line !== false);
}
