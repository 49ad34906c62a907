import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DESKTOP, openScreen, PHONE } from '../../testing/open-screen.tsx';
import { bake, stubCatalogue } from '../../testing/stub-catalogue.ts';

test.each([
  ['a phone, where it takes two lines', PHONE, false],
  ['a desk, where it takes one', DESKTOP, true],
])(
  'the point between the parts of a line never hangs at its end: on %s (P29.69)',
  async (_, viewport, isSeen) => {
    const cake = bake('Mango cheesecake', { flavorTags: ['Mango', 'Cream cheese'], servings: 18, sizes: [] });
    await openScreen('/products', { viewport, pageData: stubCatalogue([cake]) });
    const line = page.getByRole('article').getByRole('paragraph').first();
    await expect.element(line).toHaveTextContent('Mango, Cream cheese · serves 18');
    const edge = line.element().getBoundingClientRect();
    const point = page.getByRole('article').getByText('·', { exact: true }).element().getBoundingClientRect();
    const isBetween = point.left > edge.left && point.right < edge.right;
    expect([isBetween, point.right <= edge.left]).toEqual([isSeen, !isSeen]);
  },
);
