import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ProductAnswer } from '../../../../../contract/products.ts';
import { offerDays } from '../../../../testing/example-days.ts';
import { expectAddress, openScreen, PHONE } from '../../../../testing/open-screen.tsx';
import { bake, stubCatalogue } from '../../../../testing/stub-catalogue.ts';
import { readAvoidedAllergens, saveAvoidedAllergens } from '../../allergens/allergen-context.ts';
import { AVOIDED_STORAGE_KEY } from '../../allergens/avoided-storage.ts';
import { readShowAnyway, setShowAnyway } from './show-anyway.ts';

const CATEGORY = stubCatalogue([
  bake('Praline', { id: 'praline', allergens: ['nuts'] }),
  bake('Sponge', { id: 'sponge', allergens: ['milk'] }),
]);

const results = page.getByRole('region', { name: 'Results' });
const count = results.getByRole('status').first();

// Each of these is a shop that was opened anew.
beforeEach(() => setShowAnyway(null));

async function openAvoiding(path: string): Promise<void> {
  await openScreen(path, { pageData: CATEGORY });
  saveAvoidedAllergens(new Set(['nuts']));
}

test('what is hidden is counted and named, by the first of the filters (P14.1, P29.52)', async () => {
  await openScreen('/products', { pageData: CATEGORY });
  const filters = page.getByRole('form', { name: 'Filters' });
  await expect.element(filters.getByRole('group').first()).toMatchTextContent('Leave out allergens');
  await filters.getByLabelText('Tree nuts').click();
  await expectAddress('/products?excludeAllergens=nuts');
  await expect.element(count).toHaveTextContent('1 product');
  await expect.element(page.getByText('1 product is hidden because it may contain tree nuts.')).toBeVisible();
});

test('a list from which an allergen is left out says that there may be traces, and no other does (P29.548)', async () => {
  const traces = results.getByText(
    'Everything is made in one kitchen, so traces of any allergen are possible.',
  );
  await openScreen('/products?excludeAllergens=nuts', { pageData: CATEGORY });
  await expect.element(traces).toBeVisible();
  await results.getByRole('link', { name: 'Remove filter No tree nuts' }).click();
  await expect.element(count).toHaveTextContent('2 products');
  await expect.element(traces).not.toBeInTheDocument();
});

test('an empty list has a chip for whatever narrows it, also for what is always avoided (P29.552)', async () => {
  await openAvoiding('/products?dietary=Vegan');
  await expect.element(count).toHaveTextContent('0 products');
  for (const name of ['Vegan', 'No tree nuts']) {
    await expect.element(results.getByRole('link', { name: `Remove filter ${name}` })).toBeVisible();
  }
});

test('on the way within the shop the list is asked for without it at once (P14.1)', {
  tags: 'long',
}, async () => {
  await openAvoiding('/track');
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  await expectAddress('/products?excludeAllergens=nuts');
});

test('what is hidden can be shown all the same, with a warning, on the way through the shop, and hidden again (P14.1)', {
  tags: 'long',
}, async () => {
  await openAvoiding('/products');
  await expectAddress('/products?excludeAllergens=nuts');
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect
    .element(results.getByRole('article').filter({ hasText: 'Praline' }))
    .toMatchTextContent('Contains tree nuts');
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  await expect.element(count).toHaveTextContent('2 products');
  await page.getByRole('button', { name: 'Hide them' }).click();
  await expectAddress('/products?excludeAllergens=nuts');
});

test('what a link to the list leaves out is remembered only when asked for, and taken back (P29.289)', async () => {
  await openScreen('/products?excludeAllergens=nuts', { pageData: CATEGORY });
  const remember = results.getByRole('button', { name: 'Remember on this device' });
  await remember.click();
  expect([...readAvoidedAllergens()]).toEqual(['nuts']);
  await expect.element(results.getByText(/^Remembered\. .+ tree nuts and warn you\.$/)).toBeVisible();
  await results.getByRole('button', { name: 'Undo' }).click();
  await expect.element(remember).toHaveFocus();
  expect([...readAvoidedAllergens()]).toEqual([]);
  await expectAddress('/products?excludeAllergens=nuts');
});

test('to show what is hidden holds for one search, and the next one hides it again (P29.49)', () => {
  setShowAnyway('brownies');
  expect([readShowAnyway('brownies'), readShowAnyway('cake'), readShowAnyway('')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('clearing the filters does not bring back what the shopper avoids; its own chip does (P14.1)', {
  tags: 'long',
}, async () => {
  await openAvoiding('/products?maxPrice=40000&excludeAllergens=nuts');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expectAddress('/products?excludeAllergens=nuts');
  await page.getByRole('link', { name: 'Remove filter No tree nuts' }).click();
  await expectAddress('/products');
  expect(localStorage.getItem(AVOIDED_STORAGE_KEY)).toBeNull();
});

test('a product warns of what the shopper avoids before it can be bought (P14.2)', async () => {
  await openAvoiding('/products/praline');
  await expect.element(page.getByText('Contains tree nuts, which you avoid.')).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Allergens' }))
    .toMatchTextContent('Contains, which you avoid');
});

test('the choice is made in a dialog that the product page and every footer open, and which asks once (P29.49)', {
  tags: 'long',
}, async () => {
  await openScreen('/products/sponge', { pageData: CATEGORY });
  const picker = page.getByRole('dialog', { name: 'What do you avoid?' });
  const open = page.getByRole('button', { name: 'Choose the allergens you avoid' });
  await open.click();
  await picker.getByLabelText(/^Milk/).click();
  await picker.getByRole('button', { name: 'Done' }).click();
  // What was chosen is not asked for again.
  await expect.element(page.getByText(/We warn you about milk\. Change/)).toBeVisible();
  await expect.element(page.getByText('Contains milk, which you avoid.')).toBeVisible();

  await page.getByRole('contentinfo').getByRole('button', { name: 'Allergens I avoid' }).click();
  await expect.element(picker.getByLabelText(/^Milk/)).toBeChecked();
  await picker.getByRole('button', { name: 'Clear all' }).click();
  await expect.element(picker.getByLabelText(/^Milk/)).not.toBeChecked();
});

test('on a phone the bar with the button warns of what the shopper avoids, and so does the message after it (P29.81)', {
  tags: 'long',
}, async () => {
  await openScreen('/products/praline', {
    viewport: PHONE,
    pageData: CATEGORY,
    stored: { [AVOIDED_STORAGE_KEY]: 'nuts' },
    answers: [offerDays()],
  });
  const words = page.getByText('Contains tree nuts', { exact: true });
  await expect.element(words).toBeInViewport();
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await expect
    .element(page.getByRole('region', { name: 'Messages' }).getByRole('dialog'))
    .toMatchTextContent('Added. It contains tree nuts, which you avoid.');
});

const PARTY = stubCatalogue([
  bake('Sponge', { id: 'sponge', allergens: ['egg'] }),
  bake('Funfetti', { id: 'funfetti', allergens: ['egg'], egglessExtra: 2_500 }),
  bake('Praline cake', { id: 'praline', allergens: ['egg', 'nuts'], egglessExtra: 2_500 }),
]);
const AVOIDING = { [AVOIDED_STORAGE_KEY]: 'egg,nuts' };

test('whoever avoids egg is told what can be made without it, and led to it made so (P29.72)', {
  tags: 'long',
}, async () => {
  await openScreen('/products', { pageData: PARTY, stored: AVOIDING, answers: [offerDays()] });
  await expectAddress('/products?excludeAllergens=egg&excludeAllergens=nuts');
  await expect
    .element(page.getByText(/^3 products are hidden .+ We can make 1 of them eggless\.$/))
    .toBeVisible();
  await results.getByRole('link', { name: 'Show eggless options' }).first().click();
  await expectAddress('/products?dietary=Eggless+option&excludeAllergens=nuts');
  const card = results.getByRole('article');
  await expect.element(card).toMatchTextContent(/Funfetti.*Can be made eggless, ₦2,500 extra included/);
  await expect.element(card).not.toMatchTextContent('Contains egg');
  await card.getByRole('link').click();
  await expect.element(page.getByRole('checkbox', { name: /^Make it eggless/ })).toBeChecked();
});

test('where nothing without egg serves all the guests, what can be made eggless for nearly as many is offered, and what is hidden is named (P29.387, P29.388)', async () => {
  const pageData = stubCatalogue([
    bake('Funfetti', { id: 'funfetti', allergens: ['egg'], egglessExtra: 2_500, servings: 18 }),
    bake('Sponge', { id: 'sponge', allergens: ['egg'], servings: 24 }),
    bake('Swirl', { id: 'swirl', allergens: ['egg'], servings: 30 }),
  ]);
  await openScreen('/products?serves=20&excludeAllergens=egg', {
    pageData,
    stored: { [AVOIDED_STORAGE_KEY]: 'egg' },
  });
  await expect.element(results.getByRole('button', { name: 'Show products with egg' })).toBeVisible();
  await results.getByRole('link', { name: 'Show 1 product for 18 guests, made eggless' }).click();
  await expect.element(results.getByRole('article')).toMatchTextContent(/Funfetti/);
});

test('whoever filters by what can be made eggless sees its price so and opens it so, whatever they avoid (P29.241)', {
  tags: 'long',
}, async () => {
  await openScreen('/products?dietary=Eggless+option&excludeAllergens=nuts', {
    pageData: PARTY,
    answers: [offerDays()],
  });
  const card = results.getByRole('article');
  await expect.element(card).toMatchTextContent(/Funfetti.*Can be made eggless, ₦2,500 extra included/);
  await card.getByRole('link').click();
  await expect.element(page.getByRole('checkbox', { name: /^Make it eggless/ })).toBeChecked();
});

test('whoever ticks Eggless is shown what can be made so too, at its price and with those words, and nothing else with egg (P29.435)', {
  tags: 'long',
}, async () => {
  const pageData = stubCatalogue([
    bake('Sponge', { id: 'sponge', allergens: ['egg'] }),
    bake('Funfetti', { id: 'funfetti', allergens: ['egg'], egglessExtra: 2_500 }),
    bake('Loaf', { id: 'loaf', allergens: ['gluten'] }),
  ]);
  await openScreen('/products', { pageData, stored: { [AVOIDED_STORAGE_KEY]: 'egg' } });
  await page
    .getByRole('form', { name: 'Filters' })
    .getByLabelText(/^Eggless/)
    .click();
  await expect.element(count).toHaveTextContent('2 products');
  const cards = results.getByRole('article');
  await expect
    .element(cards.first())
    .toMatchTextContent(/Funfetti.*Can be made eggless, ₦2,500 extra included/);
  await expect.element(cards.last()).toMatchTextContent('Loaf');
});

test('at the foot of an empty list the way to what can be made eggless begins at its top (P29.242)', async () => {
  await openScreen('/products?excludeAllergens=egg&excludeAllergens=nuts', {
    viewport: PHONE,
    pageData: PARTY,
  });
  const way = results.getByRole('link', { name: 'Show eggless options' }).last();
  await expect.element(way).toBeVisible();
  way.element().scrollIntoView({ block: 'start' });
  expect(scrollY).toBeGreaterThan(0);
  await way.click();
  await expectAddress('/products?dietary=Eggless+option&excludeAllergens=nuts');
  await expect.element(results.getByRole('article')).toBeInViewport();
  await expect.poll(() => scrollY).toBe(0);
});

test('where all is left out for its egg, the sheet of a phone leads to what can be made without (P29.286)', async () => {
  await openScreen('/products?excludeAllergens=egg&excludeAllergens=nuts', {
    viewport: PHONE,
    pageData: PARTY,
    stored: AVOIDING,
  });
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('link', { name: 'Show eggless options (1)' }).click();
  await expect.element(sheet.getByRole('button', { name: 'Show 1 product' })).toHaveFocus();
});

test('whoever ticks egg in the sheet of a phone, with guests and a price, is led to what can be made without it (P29.456)', async () => {
  const party: Partial<ProductAnswer> = { servings: 20, allergens: ['egg'] };
  await openScreen('/products?serves=20&maxPrice=60000', {
    viewport: PHONE,
    pageData: stubCatalogue([
      bake('Funfetti', { ...party, egglessExtra: 2_500 }),
      bake('Vanilla', { ...party, egglessExtra: 2_500 }),
      bake('Meringue', party),
    ]),
  });
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabelText('Egg', { exact: true }).click();
  await expect
    .element(sheet.getByText('Nothing matches all your filters, but we can make 2 products eggless.'))
    .toBeVisible();
  await sheet.getByRole('link', { name: 'Show eggless options (2)' }).click();
  await expect.element(sheet.getByRole('button', { name: 'Show 2 products' })).toHaveFocus();
});

test('whoever avoids egg finds what can be made without it made so; taken back, the warning offers it again (P29.470, P29.72)', async () => {
  await openScreen('/products/funfetti', { pageData: PARTY, stored: AVOIDING, answers: [offerDays()] });
  const tick = page.getByRole('checkbox', { name: /^Make it eggless/ });
  await expect.element(tick).toBeChecked();
  const warning = page.getByText('Contains egg, which you avoid.');
  await expect.element(warning).not.toBeInTheDocument();
  await tick.click();
  await expect.element(warning).toBeVisible();
  await page.getByRole('button', { name: 'Make it eggless' }).click();
  await expect.element(tick).toBeChecked();
  await expect.element(tick).toHaveFocus();
  await expect.element(warning).not.toBeInTheDocument();
});

test('the allergens of a product follow its tick for eggless (P29.287)', async () => {
  await openScreen('/products/funfetti', { pageData: PARTY, stored: AVOIDING, answers: [offerDays()] });
  const egg = page
    .getByRole('region', { name: 'Allergens' })
    .getByRole('listitem')
    .filter({ hasText: /^Egg/ });
  await expect.element(egg).toHaveTextContent('EggLeft out, as you chose');
  await page.getByRole('checkbox', { name: /^Make it eggless/ }).click();
  await expect.element(egg).toHaveTextContent('EggContains, which you avoid, unless made eggless');
});
