import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { searchProductsEndpoint, suggestProductsEndpoint } from '../../../contract/search.ts';
import { SHOP_NOW } from '../../testing/example-days.ts';
import { expectAddress, openScreen } from '../../testing/open-screen.tsx';
import { bake } from '../../testing/stub-catalogue.ts';
import { answer } from '../../testing/stub-server.ts';
import { saveAvoidedAllergens } from '../catalogue/allergens/allergen-context.ts';

const main = page.getByRole('main');
const heading = page.getByRole('heading', { level: 1 });
const SUGGESTING = answer(suggestProductsEndpoint, []);
const NOTHING = { data: [], total: 0, terms: [], alternatives: [] };
const LOAF = bake('Coconut Loaf');

afterEach(() => void vi.useRealTimers());

test('a search that leaves out an allergen says that there may be traces, with what it found and with what else fits (P29.548)', {
  tags: 'long',
}, async () => {
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

test('where nothing is found, what else fits is narrowed by the day that was typed, which has its chip, and nobody is told to do without their need (P29.549, P29.551)', async () => {
  vi.setSystemTime(SHOP_NOW);
  const needs = [{ name: 'Vegan', note: '', isDesigned: false, allergens: [], queryWithout: 'cake' }];
  const alternatives = [bake('Fruit Tower', { leadTimeHours: 168 }), bake('Loaf', { leadTimeHours: 12 })];
  await openScreen('/search?q=vegan+cake+by+thursday', {
    answers: [SUGGESTING, answer(searchProductsEndpoint, { ...NOTHING, needs, alternatives })],
  });
  const card = main.getByRole('article');
  await expect.element(heading).toHaveTextContent('Nothing found for “vegan cake”');
  await expect.element(main.getByText('Ask us to make it for you.', { exact: true })).toBeVisible();
  await expect.element(card).toMatchTextContent('Loaf');
  await main.getByRole('link', { name: 'Remove filter By Thu 19 Nov' }).click();
  await expectAddress('/search?q=vegan+cake');
  await expect.element(card).toHaveLength(2);
});

test('what else fits has nothing that the shopper avoids, and that has its chip (P29.552)', {
  tags: 'long',
}, async () => {
  const needs = [{ name: 'Vegan', note: '', isDesigned: false, allergens: [], queryWithout: 'dodo' }];
  const alternatives = [bake('Loaf', { allergens: ['gluten'] }), bake('Nutty', { allergens: ['nuts'] })];
  await openScreen('/search?q=vegan+dodo', {
    answers: [SUGGESTING, answer(searchProductsEndpoint, { ...NOTHING, needs, alternatives })],
  });
  saveAvoidedAllergens(['nuts']);
  const card = main.getByRole('article');
  await expect.element(card).toMatchTextContent('Loaf');
  await main.getByRole('link', { name: 'Remove filter No tree nuts' }).click();
  await expect.element(card).toHaveLength(2);
});
