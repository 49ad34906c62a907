import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openContactFormEndpoint } from '../../../contract/contact.ts';
import { searchProductsEndpoint, suggestProductsEndpoint } from '../../../contract/search.ts';
import { fillAndPause } from '../../testing/fill-and-pause.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { bake } from '../../testing/stub-catalogue.ts';
import { answer } from '../../testing/stub-server.ts';
import { makePage } from '../content/testing/example-page.ts';

const main = page.getByRole('main');

test('words that nothing answers are named beside what is shown, and it can be asked for (P29.317)', {
  tags: 'long',
}, async () => {
  await openScreen('/search?q=dinosaur+volcano+cake', {
    answers: [
      answer(suggestProductsEndpoint, []),
      answer(searchProductsEndpoint, {
        data: [bake('Funfetti Cake')],
        total: 1,
        terms: [],
        needs: [],
        alternatives: [],
        meant: 'cake',
        leftOut: ['dinosaur', 'volcano'],
      }),
      answer(openContactFormEndpoint, { token: 'of-this-form' }),
    ],
    pageData: { readFeatured: () => [], readPage: (slug) => makePage([], { slug }) },
  });
  await expect
    .element(main.getByText('Nothing matches “dinosaur” or “volcano”. Showing results for “cake”.'))
    .toBeVisible();
  await main.getByRole('link', { name: 'Ask us to make it' }).click();
  await expect
    .element(main.getByRole('textbox', { name: 'Message' }))
    .toHaveValue('I was looking for “dinosaur volcano cake” in your shop. Can you make it for me?');
});

test('suggestions say what was looked for instead, read out once, and what nobody bakes can be asked for (P29.462)', {
  tags: 'long',
}, async () => {
  const cake = { id: 'cake', name: 'Funfetti cake', category: 'Cakes', priceToPay: 4_500, picture: null };
  await openScreen('/track', {
    answers: [
      answer(suggestProductsEndpoint, ({ query }) =>
        query.get('q') === 'shawarma' ? [] : [{ ...cake, meant: 'cake', leftOut: ['unicorn'] }],
      ),
      answer(openContactFormEndpoint, { token: 'of-this-form' }),
    ],
    pageData: { readPage: (slug) => makePage([], { slug }) },
  });
  const header = page.getByRole('banner');
  const box = header.getByRole('combobox', { name: 'Search the shop' });
  const words = 'Nothing matches “unicorn”. Showing results for “cake”.';
  await fillAndPause(box, 'unicorn cake');
  await expect.element(header.getByText(words, { exact: true })).toBeVisible();
  await expect.element(header.getByRole('status')).toHaveTextContent(`${words} 1 suggestion`);
  await fillAndPause(box, 'shawarma');
  await header.getByRole('link', { name: 'Ask us to make it' }).click();
  await expect
    .element(main.getByRole('textbox', { name: 'Message' }))
    .toHaveValue('I was looking for “shawarma” in your shop. Can you make it for me?');
  await expect.element(header.getByText(/^No results/)).not.toBeInTheDocument();
});
