import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { searchProductsEndpoint, suggestProductsEndpoint } from '../../../contract/search.ts';
import type { Allergen } from '../../../domain/catalogue/allergens.ts';
import { offerDays } from '../../testing/example-days.ts';
import { fillAndPause } from '../../testing/fill-and-pause.ts';
import { expectAddress, openScreen, PHONE } from '../../testing/open-screen.tsx';
import { bake } from '../../testing/stub-catalogue.ts';
import { answer, refuse } from '../../testing/stub-server.ts';
import { takeComplaint } from '../../testing/watch-complaints.ts';

const VELVET = {
  id: 'velvet',
  name: 'Red velvet cake',
  category: 'Celebration cakes',
  priceToPay: 4_500,
  isFrom: true as const,
  picture: null,
};
const CAKES = [
  VELVET,
  { id: 'carrot', name: 'Carrot cake', category: 'Loaf cakes', priceToPay: 4_500, picture: null },
];

const header = page.getByRole('banner');
const box = header.getByRole('combobox', { name: 'Search the shop' });
const list = header.getByRole('listbox', { name: 'Suggestions' });
const options = list.getByRole('option');

async function openBox(viewport?: typeof PHONE) {
  const server = await openScreen('/track', {
    ...(viewport && { viewport }),
    answers: [
      answer(suggestProductsEndpoint, ({ query }) => (query.get('q') === 'lasagne' ? [] : CAKES)),
      answer(searchProductsEndpoint, { data: [], total: 0, terms: [], needs: [], alternatives: [] }),
    ],
    pageData: { readProduct: (id) => ({ product: bake(id), related: [] }) },
  });
  if (viewport) await header.getByRole('button', { name: 'Search' }).click();
  await fillAndPause(box, 'cake');
  await expect.element(list).toBeVisible();
  return server;
}

test('suggestions list name and category, and say so when there are none (S2.21, P29.50, P36.38)', async () => {
  await openBox();
  await expect.element(box).toHaveAttribute('placeholder', 'Search the shop');
  await expect.element(box).toHaveAttribute('aria-expanded', 'true');
  await expect.element(options.first()).toMatchTextContent(/Red velvet cake.*Celebration cakes/);
  await expect.element(options.last()).toMatchTextContent(/Carrot cake.*Loaf cakes/);
  await fillAndPause(box, 'lasagne');
  await expect.element(header.getByText('No results for “lasagne”')).toBeVisible();
  await expect.element(header.getByText(/^All results/)).not.toBeInTheDocument();
});

test('a suggested cake that needs a quote says so in the words of its card (P29.439)', {
  tags: 'long',
}, async () => {
  const wedding = { ...VELVET, name: 'Wedding cake', priceToPay: 110_000, needsQuote: true as const };
  await openScreen('/track', { answers: [answer(suggestProductsEndpoint, [wedding])] });
  await fillAndPause(box, 'cake for 100');
  await expect.element(options).toMatchTextContent(/Wedding cake.*Needs a quote.*from ₦110,000/);
});

test('nothing within a price leads to the results, where it can be taken off (P29.202)', async () => {
  await openScreen('/track', {
    answers: [
      answer(suggestProductsEndpoint, []),
      answer(searchProductsEndpoint, { data: [], total: 0, terms: [], needs: [], alternatives: [] }),
    ],
  });
  await fillAndPause(box, 'cake under 1k');
  await header.getByRole('button', { name: 'Change price or guests' }).click();
  await expectAddress('/search?q=cake&maxPrice=1000');
});

test('suggestions say of what comes in sizes that its price is the lowest (P29.65)', {
  tags: 'long',
}, async () => {
  await openBox();
  await expect.element(options.first()).toMatchTextContent('from ₦4,500');
  await expect.element(options.last()).toMatchTextContent('₦4,500');
  await expect.element(options.last()).not.toMatchTextContent('from');
});

test('suggestions leave out what a shopper avoids, as the results do, and say so by name (P29.32, P29.368)', {
  tags: 'long',
}, async () => {
  const contents: readonly Allergen[][] = [['egg', 'milk'], ['milk']];
  const declared = CAKES.map((cake, index) => ({ ...cake, allergens: contents[index] }));
  await openScreen('/track', {
    stored: { 'avoided-allergens': 'egg' },
    answers: [
      answer(suggestProductsEndpoint, ({ query }) =>
        query.get('q') === 'velvet' ? declared.slice(0, 1) : declared,
      ),
    ],
  });
  await fillAndPause(box, 'cake');
  await expect.element(options).toMatchTextContent('Carrot cake');
  const hidden = header.getByText(`${VELVET.name} is hidden because it may contain egg.`);
  await expect.element(hidden).toBeVisible();
  await fillAndPause(box, 'velvet');
  await expect.element(options).not.toBeInTheDocument();
  await expect.element(hidden).toBeVisible();
  await expect.element(header.getByText(/^No results/)).not.toBeInTheDocument();
  await expect.element(header.getByText('All results for “velvet”')).toBeVisible();
});

test('what can be made without the egg that a shopper avoids is suggested so, and opens made so (P29.72)', {
  tags: 'long',
}, async () => {
  const cake = { ...VELVET, allergens: ['egg' as const], egglessExtra: 2_500 };
  const baked = bake('velvet', { id: 'velvet', allergens: ['egg'], egglessExtra: 2_500 });
  await openScreen('/track', {
    stored: { 'avoided-allergens': 'egg' },
    answers: [answer(suggestProductsEndpoint, [cake]), offerDays()],
    pageData: { readProduct: () => ({ product: baked, related: [] }) },
  });
  await fillAndPause(box, 'cake');
  await expect.element(options.first()).toMatchTextContent('Can be made eggless, ₦2,500 extra included');
  await expect.element(options.first()).not.toMatchTextContent('Contains');
  await options.first().click();
  await expect.element(page.getByRole('checkbox', { name: /^Make it eggless/ })).toBeChecked();
});

test('suggestions mark the word that was meant (P29.70)', { tags: 'long' }, async () => {
  await openScreen('/track', {
    answers: [answer(suggestProductsEndpoint, [{ ...VELVET, terms: ['velvet'] }])],
  });
  await fillAndPause(box, 'velvte cak');
  await expect.element(options.first()).toBeVisible();
  const marks = [...options.first().element().querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['velvet', 'cak']);
});

test('where nothing answers a search for what somebody may eat, suggestions offer what fits (P29.71)', {
  tags: 'long',
}, async () => {
  const others = CAKES.map((cake) => ({ ...cake, fits: 'Vegan' }));
  await openScreen('/track', {
    answers: [answer(suggestProductsEndpoint, others)],
    pageData: { readProduct: (id) => ({ product: bake(id), related: [] }) },
  });
  await fillAndPause(box, 'vegan cake');
  await expect.element(header.getByText('No results for “vegan cake”')).toBeVisible();
  await expect.element(header.getByText('Other products that fit: vegan')).toBeVisible();
  await expect.element(header.getByText(/^All results/)).not.toBeInTheDocument();
  await options.last().click();
  await expectAddress('/products/carrot');
});

test('suggestions close by Escape, a click outside and a move of the focus, and what was typed stays (S2.21, S4.10)', {
  tags: 'long',
}, async () => {
  await openBox();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(box).toHaveValue('cake');
  await expect.element(box).toHaveFocus();

  await fillAndPause(box, 'cakes');
  await expect.element(list).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 4, y: 4 } });
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(box).toHaveValue('cakes');

  await fillAndPause(box, 'cake');
  await expect.element(list).toBeVisible();
  header.getByRole('link', { name: 'Register' }).element().focus();
  await expect.element(list).not.toBeInTheDocument();
});

test('choosing a suggestion opens its product (S2.21)', { tags: 'long' }, async () => {
  await openBox();
  await options.last().click();
  await expectAddress('/products/carrot');
  await expect.element(list).not.toBeInTheDocument();
});

test('arrow keys walk through the suggestions and back to the text, and Enter opens one (S2.21)', {
  tags: 'long',
}, async () => {
  await openBox();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(list.getByRole('option', { selected: true })).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveAttribute('aria-activedescendant', options.last().element().id);
  await userEvent.keyboard('{Enter}');
  await expectAddress('/products/carrot');
});

test('on a phone a suggestion opens its product and puts the search box away (S2.17, S2.21)', {
  tags: 'long',
}, async () => {
  await openBox(PHONE);
  await options.first().click();
  await expectAddress('/products/velvet');
  await expect.element(box).not.toBeInTheDocument();
});

test('failed suggestions empty and close the list and say why (S8.10)', { tags: 'long' }, async () => {
  const server = await openBox();
  for (const [refusal, words] of [
    [refuse(503, { message: 'The search is resting.', code: 'unavailable' }), 'The search is resting.'],
    [Response.json({}, { status: 500 }), 'Failed to get suggestions'],
  ] as const) {
    await fillAndPause(box, 'cake');
    await expect.element(list).toBeVisible();
    server.change(answer(suggestProductsEndpoint, refusal));
    await fillAndPause(box, 'cakes');
    await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect.element(list).not.toBeInTheDocument();
    await takeComplaint(/Server error/);
    server.change(answer(suggestProductsEndpoint, CAKES));
  }
});

test('the whole list leads to the results, and blanks lead nowhere (S2.22, S5.8)', {
  tags: 'long',
}, async () => {
  const server = await openBox();
  await header.getByRole('button', { name: 'All results for “cake”' }).click();
  await expectAddress('/search?q=cake');
  for (const blank of ['', '   ']) {
    await box.fill(blank);
    await userEvent.keyboard('{Enter}');
  }
  await box.fill(' chin chin & more ');
  await userEvent.keyboard('{Enter}');
  await expectAddress('/search?q=chin+chin+%26+more');
  expect(server.callsOf(searchProductsEndpoint).map(({ query }) => query.get('q'))).not.toContain('');
  // Nothing lies between, so the blanks led nowhere.
  window.history.back();
  await expectAddress('/search?q=cake');
});

test('on a wide screen the suggestions are wider than the box, and stay on the screen (P29.129)', async () => {
  await openBox();
  const [wide, narrow] = [list.element(), box.element()].map((each) => each.getBoundingClientRect());
  expect(wide?.width).toBeGreaterThan(narrow?.width ?? 0);
  expect(wide?.left).toBeGreaterThanOrEqual(0);
  expect(wide?.right).toBeLessThanOrEqual(window.innerWidth);
});

test('opened again it has its words selected, so that typing replaces them, and a button clears it (P29.144)', async () => {
  await openScreen('/search?q=choclate', {
    viewport: PHONE,
    answers: [
      answer(suggestProductsEndpoint, CAKES),
      answer(searchProductsEndpoint, { data: [], total: 0, terms: [], needs: [], alternatives: [] }),
    ],
  });
  await header.getByRole('button', { name: 'Search' }).click();
  await expect.element(box).toHaveValue('choclate');
  await userEvent.keyboard('birthday');
  await expect.element(box).toHaveValue('birthday');
  const clear = header.getByRole('button', { name: 'Clear search' });
  expect(clear.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  await clear.click();
  await expect.element(box).toHaveValue('');
  await expect.element(box).toHaveFocus();
  await expect.element(clear).not.toBeInTheDocument();
});

test('however many there are, the way to all results is on the screen, and so is what the keyboard has reached (P29.265)', async () => {
  const cakes = Array.from({ length: 8 }, (_, index) => ({
    ...VELVET,
    id: `cake-${index}`,
    name: `Eggless chocolate birthday cake with strawberries number ${index}`,
  }));
  await openScreen('/track', { viewport: PHONE, answers: [answer(suggestProductsEndpoint, cakes)] });
  await header.getByRole('button', { name: 'Search' }).click();
  await fillAndPause(box, 'cake');
  await expect.element(options).toHaveLength(8);
  await expect.element(header.getByRole('button', { name: /^All results/ })).toBeInViewport({ ratio: 1 });
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect.element(options.last()).toBeInViewport();
});
