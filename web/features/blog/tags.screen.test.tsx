import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen, PHONE } from '../../testing/open-screen.tsx';

const NAMES = ['planning', 'cakes', 'keeping', 'parties', 'allergens', 'delivery', 'small chops', 'weddings'];

test('whoever comes with a topic sees it in the row, also on a phone (P29.263)', async () => {
  const tags = NAMES.map((name) => ({ name, count: 1 }));
  await openScreen('/blog?tag=weddings', {
    viewport: PHONE,
    pageData: { listPosts: () => ({ posts: [], tags, tag: 'weddings', total: 0, page: 1, pageCount: 0 }) },
  });
  const chosen = page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: /^Weddings/ });
  await expect.element(chosen).toBeInViewport();
  expect(window.scrollY).toBe(0);
});
