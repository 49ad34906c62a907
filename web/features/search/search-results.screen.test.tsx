import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openContactFormEndpoint } from '../../../contract/contact.ts';
import { searchProductsEndpoint, suggestProductsEndpoint } from '../../../contract/search.ts';
import { offerDays } from '../../testing/example-days.ts';
import { openScreen, PHONE } from '../../testing/open-screen.tsx';
import { bake, stubCatalogue } from '../../testing/stub-catalogue.ts';
import { answer, type Call, holdAnswer, refuse } from '../../testing/stub-server.ts';
import { takeComplaint } from '../../testing/watch-complaints.ts';
import { makePage } from '../content/testing/example-page.ts';

const main = page.getByRole('main');
const heading = page.getByRole('heading', { level: 1 });
const box = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
const card = main.getByRole('article');

const find = (name: string) => ({ data: [bake(name)], total: 1, terms: [], needs: [], alternatives: [] });
const NOTHING = { data: [], total: 0, terms: [], needs: [], alternatives: [] };
const SUGGESTING = answer(suggestProductsEndpoint, []);

test('results name the query, mark what matched and leave it in the box', { tags: 'long' }, async () => {
  await openScreen('/search?q=velvte', {
    answers: [SUGGESTING, answer(searchProductsEndpoint, { ...find('Red Velvet Cake'), terms: ['velvet'] })],
  });
  await expect.element(heading).toHaveTextContent('Results for “velvte”');
  await expect.element(card).toMatchTextContent('Red Velvet Cake');
  expect(card.element().querySelector('mark')?.textContent).toBe('Velvet');
  await expect.element(main.getByText('1 product', { exact: true })).toBeVisible();
  await expect.element(box).toHaveValue('velvte');
});

test('mistyped words are said to be understood as others, and words typed rightly are not (P29.102)', {
  tags: 'long',
}, async () => {
  const found = { ...find('Red Velvet Cake'), terms: ['velvet'] };
  await openScreen('/search?q=velvte', {
    answers: [SUGGESTING, answer(searchProductsEndpoint, { ...found, meant: 'velvet' })],
  });
  await expect.element(main.getByText('Showing results for “velvet”.')).toBeVisible();
  await openScreen('/search?q=velvet', { answers: [SUGGESTING, answer(searchProductsEndpoint, found)] });
  await expect.element(card).toMatchTextContent('Red Velvet Cake');
  await expect.element(main.getByText(/^Showing results for/)).not.toBeInTheDocument();
});

test('a price limit and sorting by price count what the eggless version costs more (P29.101)', {
  tags: 'long',
}, async () => {
  const egg = { allergens: ['egg' as const], egglessExtra: 2_500 };
  const data = [
    bake('Funfetti cake', { ...egg, price: 10_000, priceToPay: 10_000 }),
    bake('Vegan loaf', { price: 11_000, priceToPay: 11_000 }),
    bake('Drip cake', { ...egg, price: 12_000, priceToPay: 12_000 }),
  ];
  const found = { data, total: 3, terms: [], needs: [EGGLESS], alternatives: [] };
  await openScreen('/search?q=eggless+cake&sort=price-up&maxPrice=13000', {
    answers: [SUGGESTING, answer(searchProductsEndpoint, found)],
  });
  await expect.element(main.getByText('2 products', { exact: true })).toBeVisible();
  expect(
    card.elements().map((each) => /(Vegan|Funfetti).*₦(1[\d,]+)/.exec(each.textContent ?? '')?.slice(1)),
  ).toEqual([
    ['Vegan', '11,000'],
    ['Funfetti', '12,500'],
  ]);
});

test('a category’s old name in the address narrows by its present one (P29.14)', async () => {
  const found = [
    bake('Chocolate Drip Cake', { category: 'Party cakes' }),
    bake('Chocolate Doughnut', { category: 'Small chops' }),
  ];
  await openScreen('/search?q=chocolate&category=Cakes', {
    answers: [
      SUGGESTING,
      answer(searchProductsEndpoint, { data: found, total: 2, terms: [], needs: [], alternatives: [] }),
    ],
    pageData: { readFormerCategories: () => ({ Cakes: 'Party cakes' }) },
  });
  await expect.element(main.getByText('1 product', { exact: true })).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Remove filter Party cakes' })).toBeVisible();
});

test('a search that finds nothing leads on to categories and products', { tags: 'long' }, async () => {
  await openScreen('/search?q=xylophone', {
    answers: [SUGGESTING, answer(searchProductsEndpoint, NOTHING)],
    pageData: {
      readCategories: () => [{ name: 'Bread', count: 4, picture: null }],
      readFeatured: () => [bake('Chocolate Drip Cake')],
    },
  });
  await expect.element(heading).toHaveTextContent('Nothing found for “xylophone”');
  await expect.element(card).toBeVisible();
  const category = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await expect.element(category).toHaveAttribute('href', '/products?category=Bread');
});

test('a search for help finds the pages that give it (P29.253)', async () => {
  await openScreen('/search?q=refund', {
    answers: [SUGGESTING, answer(searchProductsEndpoint, NOTHING)],
    pageData: {
      readPage: (slug) => makePage([], { slug, headline: slug === 'returns' ? 'Refunds' : 'Other' }),
    },
  });
  const help = main.getByRole('navigation', { name: 'These pages may help' }).getByRole('link');
  await expect.element(help.first()).toHaveAttribute('href', '/returns');
});

test('results are narrowed and sorted as the list is, and say so in the address (P24.1)', {
  tags: 'long',
}, async () => {
  const found = [
    bake('Chocolate Drip Cake', { category: 'Cakes', price: 40_000, priceToPay: 40_000 }),
    bake('Chocolate Doughnut', { category: 'Small chops', price: 2_000, priceToPay: 2_000 }),
    bake('Chocolate Fudge Cake', { category: 'Cakes', price: 30_000, priceToPay: 30_000 }),
  ];
  await openScreen('/search?q=chocolate', {
    answers: [
      SUGGESTING,
      answer(searchProductsEndpoint, { data: found, total: 3, terms: [], needs: [], alternatives: [] }),
    ],
  });
  const names = () => card.elements().map((each) => each.querySelector('h3')?.textContent);
  const filters = main.getByRole('form', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Cakes/ }).click();
  await expect.element(main.getByText('2 products', { exact: true })).toBeVisible();
  await main.getByRole('combobox', { name: 'Sort by' }).selectOptions('Price: low to high');
  await expect.poll(names).toEqual(['Chocolate Fudge Cake', 'Chocolate Drip Cake']);
  await expect
    .element(main.getByRole('link', { name: 'Remove filter Cakes' }))
    .toHaveAttribute('href', '/search?q=chocolate&sort=price-up');
  await filters.getByRole('textbox', { name: 'To' }).fill('1000');
  await userEvent.keyboard('{Enter}');
  await expect.element(main.getByText('No matching products')).toBeVisible();
  await main.getByRole('link', { name: /Remove filter Up to/ }).click();
  await expect.poll(names).toEqual(['Chocolate Fudge Cake', 'Chocolate Drip Cake']);
});

const EGGLESS = {
  name: 'Eggless or can be made eggless',
  note: '',
  isDesigned: true,
  allergens: ['egg' as const],
  queryWithout: 'birthday cake',
};
const SUGAR = {
  name: 'No added sugar',
  note: 'Ask your doctor.',
  isDesigned: false,
  allergens: [],
  queryWithout: '',
};

test('what somebody may not eat is a filter that can be taken off (P13.6)', async () => {
  const ask = vi.fn(({ query }: Call) =>
    query.get('q') === 'birthday cake'
      ? find('Funfetti')
      : { ...find('Coconut Loaf'), needs: [EGGLESS, SUGAR] },
  );
  await openScreen('/search?q=sugar+free+eggless+birthday+cake', {
    answers: [SUGGESTING, answer(searchProductsEndpoint, ask)],
  });
  await expect.element(main.getByText('Ask your doctor.')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Remove filter No added sugar' }))
    .toHaveAttribute('href', '/products');
  await main.getByRole('link', { name: 'Remove filter Eggless or can be made eggless' }).click();
  await expect.element(card).toMatchTextContent('Funfetti');
});

test('where nothing fits the words, what fits the needs is shown, and nothing else (P29.44)', async () => {
  const vegan = { ...SUGAR, name: 'Vegan', note: '' };
  await openScreen('/search?q=vegan+cake', {
    answers: [
      SUGGESTING,
      answer(searchProductsEndpoint, {
        ...NOTHING,
        needs: [vegan],
        alternatives: [bake('Vegan banana bread')],
      }),
    ],
  });
  await expect.element(heading).toHaveTextContent('Nothing found for “vegan cake”');
  await expect.element(main.getByRole('heading', { name: 'Other products that fit: vegan' })).toBeVisible();
  await expect.element(card).toMatchTextContent('Vegan banana bread');
});

test('asking for what was not found begins with what was looked for (P29.42, P29.57)', async () => {
  await openScreen('/search?q=ube+cake', {
    answers: [
      SUGGESTING,
      answer(searchProductsEndpoint, NOTHING),
      answer(openContactFormEndpoint, { token: 'of-this-form' }),
    ],
    pageData: { readFeatured: () => [], readPage: (slug) => makePage([], { slug }) },
  });
  await main.getByRole('link', { name: 'Ask us to make it' }).click();
  await expect
    .element(main.getByRole('textbox', { name: 'Message' }))
    .toHaveValue('I was looking for “ube cake” in your shop. Can you make it for me?');
  await expect
    .element(main.getByRole('combobox', { name: 'What is it about?' }))
    .toHaveDisplayValue('Something else');
  await expect.element(main.getByRole('heading', { name: 'Send us a message' })).toBeInViewport();
});

test('what can be made eggless says so with its price, and its page opens made so (P29.26)', {
  tags: 'long',
}, async () => {
  const cake = bake('Funfetti cake', { allergens: ['egg'], egglessExtra: 2_500 });
  const found = { data: [cake], total: 1, terms: [], needs: [EGGLESS], alternatives: [] };
  await openScreen('/search?q=eggless+cake', {
    pageData: stubCatalogue([cake]),
    answers: [SUGGESTING, offerDays(), answer(searchProductsEndpoint, found)],
  });
  await expect.element(card).toMatchTextContent('Can be made eggless, ₦2,500 extra included');
  await expect.element(card.getByRole('button', { name: /cart/ })).not.toBeInTheDocument();
  await card.getByRole('link').click();
  await expect.element(page.getByRole('checkbox', { name: 'Make it eggless, +₦2,500 each' })).toBeChecked();
});

test.each([
  [[EGGLESS], true, 'Design a cake', '/design'],
  [[EGGLESS], false, 'Ask us', '/contact#write-to-us'],
  [[EGGLESS, SUGAR], true, 'Ask us', '/contact#write-to-us'],
])(
  'a search that needs leave empty offers nothing that could hurt, nor that the shop does not make: %# (P36.16)',
  async (needs, hasDesigner, label, to) => {
    await openScreen('/search?q=eggless+xylophone', {
      answers: [SUGGESTING, answer(searchProductsEndpoint, { ...NOTHING, needs })],
      pageData: { readFeatured: () => [bake('Chocolate Drip Cake')], readHasDesigner: () => hasDesigner },
    });
    await expect.element(heading).toHaveTextContent('Nothing found for “eggless xylophone”');
    await expect.element(main.getByRole('link', { name: label })).toHaveAttribute('href', to);
    await expect
      .element(main.getByRole('link', { name: 'Remove filter Eggless or can be made eggless' }))
      .toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
  },
);

test('without a query the page asks what one is hungry for', async () => {
  await openScreen('/search', {
    pageData: { readCategories: () => [{ name: 'Bread', count: 4, picture: null }] },
  });
  await expect.element(heading).toHaveTextContent('What are you looking for?');
  await expect.element(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
});

for (const [refusal, words] of [
  [refuse(503, { message: 'The search is resting.', code: 'unavailable' }), 'The search is resting.'],
  [Response.json({}, { status: 500 }), 'Failed to search products'],
] as const) {
  test(`a failed search says “${words}” and can be tried again (S8.11)`, async () => {
    const server = await openScreen('/search?q=doughnut', {
      answers: [SUGGESTING, answer(searchProductsEndpoint, refusal)],
    });
    await expect.element(main.getByRole('alert')).toMatchTextContent(words);
    await takeComplaint(/Server error/);
    server.change(answer(searchProductsEndpoint, find('Doughnut')));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(card).toMatchTextContent('Doughnut');
  });
}

test('results that come late never replace those of a newer query', { tags: 'long' }, async () => {
  const late = holdAnswer(find('Doughnut'));
  await openScreen('/search?q=doughnut', {
    answers: [
      SUGGESTING,
      answer(searchProductsEndpoint, ({ query }) =>
        query.get('q') === 'doughnut' ? late.give() : find('Red Velvet Cake'),
      ),
    ],
  });
  await expect.element(main.getByText('Searching…')).toBeInTheDocument();
  await box.fill('velvet');
  await userEvent.keyboard('{Enter}');
  await expect.element(card).toMatchTextContent('Red Velvet Cake');
  late.release();
  await expect.element(heading).toHaveTextContent('Results for “velvet”');
  await expect.element(card).toMatchTextContent('Red Velvet Cake');
});

test('on a phone the search box opens with the query in it', { tags: 'long' }, async () => {
  await openScreen('/search?q=chocolate', {
    viewport: PHONE,
    answers: [SUGGESTING, answer(searchProductsEndpoint, find('Chocolate Drip Cake'))],
  });
  await expect.element(card).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect.element(box).toHaveValue('chocolate');
});
