import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { searchProductsEndpoint, suggestProductsEndpoint } from '../../../contract/search.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { bake } from '../../testing/stub-catalogue.ts';
import { answer } from '../../testing/stub-server.ts';

const main = page.getByRole('main');
const heading = page.getByRole('heading', { level: 1 });
const SUGGESTING = answer(suggestProductsEndpoint, []);
const NOTHING = { data: [], total: 0, terms: [], alternatives: [] };
const LOAF = bake('Coconut Loaf');

test('a search that leaves out an allergen says that there may be traces, with what it found and with what else fits (P29.548)', async () => {
  const allergens = ['nuts' as const, 'peanuts' as const];
  const needs = [
    { name: 'No tree nuts, No peanuts', note: '', isDesigned: true, allergens, queryWithout: 'cake' },
  ];
  const traces = main.getByText(/traces of any allergen are possible/);
  await openScreen('/search?q=cake+no+nuts', {
    answers: [SUGGESTING, answer(searchProductsEndpoint, { ...NOTHING, data: [LOAF], total: 1, needs })],
  });
  await expect.element(traces).toBeVisible();
  await openScreen('/search?q=ube+cake+no+nuts', {
    answers: [SUGGESTING, answer(searchProductsEndpoint, { ...NOTHING, needs, alternatives: [LOAF] })],
  });
  await expect.element(heading).toHaveTextContent('Nothing found for “ube cake no nuts”');
  await expect.element(traces).toBeVisible();
});
