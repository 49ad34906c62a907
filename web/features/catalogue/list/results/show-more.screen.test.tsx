import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { listProductsEndpoint, productQuerySchema } from '../../../../../contract/products.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { bake, stubCatalogue } from '../../../../testing/stub-catalogue.ts';
import { answer } from '../../../../testing/stub-server.ts';
import { setLineDead } from '../../../../ui/browser/use-online.ts';

test('without a connection Show more says that it needs one, and goes on once it is back (P29.556)', {
  tags: 'long',
}, async () => {
  // Of its own length: how much was shown of a list is remembered, and another test shows all of one.
  const many = stubCatalogue(Array.from({ length: 31 }, (_, index) => bake(`Bun ${index}`)));
  await openScreen('/products', {
    pageData: many,
    answers: [
      answer(listProductsEndpoint, ({ query }) =>
        many.listProducts(productQuerySchema.parse(Object.fromEntries(query))),
      ),
    ],
  });
  const more = page.getByRole('link', { name: 'Show more' });
  const note = page.getByText('More products need a connection. Try again when you’re back online.');
  await expect.element(page.getByText('Showing 22 of 31')).toBeVisible();
  setLineDead(true);
  onTestFinished(() => setLineDead(false));
  await more.click();
  await expect.element(note).toBeVisible();
  setLineDead(false);
  await more.click();
  await expect.element(page.getByText('Showing 31 of 31')).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});
