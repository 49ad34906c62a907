import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen, PHONE } from '../../testing/open-screen.tsx';

test('the ring around a category is whole where the row is pushed along (P29.85)', async () => {
  await openScreen('/', {
    viewport: PHONE,
    pageData: { readCategories: () => [{ name: 'Bread', count: 4, picture: null }] },
  });
  const link = page.getByRole('region', { name: 'Categories' }).getByRole('link');
  await expect.element(link).toBeVisible();
  const tile = link.element() as HTMLElement;
  tile.focus({ focusVisible: true } as FocusOptions);
  const { outlineOffset, outlineWidth } = getComputedStyle(tile);
  const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  expect(ring).toBeGreaterThan(0);
  const row = tile.closest('ul')?.getBoundingClientRect();
  const { top, bottom } = tile.getBoundingClientRect();
  expect(top - ring).toBeGreaterThanOrEqual(row?.top ?? Number.POSITIVE_INFINITY);
  expect(bottom + ring).toBeLessThanOrEqual(row?.bottom ?? 0);
});
