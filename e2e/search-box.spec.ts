import type { Page, Route } from '@playwright/test';
import { openPageWithHeldClock } from './fixtures/held-clock.ts';
import { expect, openPage, takeComplaints, test } from './fixtures/shop.ts';
import { answerSuggestions, CAKES } from './fixtures/suggestions.ts';

const findBox = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
const findList = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

/** The first search loads the script for it; after that a due call is made at once. */
async function searchOnce(page: Page): Promise<void> {
  await findBox(page).fill('first');
  await page.clock.runFor(300);
  await expect(findList(page)).toBeVisible();
}

test('suggestions open when the query is longer than 2 characters, blanks aside (S4.11, S5.8, S9.3)', async ({
  page,
}) => {
  const calls = await answerSuggestions(page);
  await openPageWithHeldClock(page, '/');
  await searchOnce(page);

  for (const tooShort of ['ca', '  ca  ', '']) {
    await findBox(page).fill(tooShort);
    await expect(findList(page)).toBeHidden();
    await page.clock.runFor(1_000);
  }
  await findBox(page).fill(' cak ');
  await page.clock.runFor(300);
  await expect(findList(page)).toBeVisible();
  expect(calls.queries).toEqual(['first', 'cak']);
});

test('suggestions wait for 300 ms without typing (S9.3)', async ({ page }) => {
  const calls = await answerSuggestions(page);
  await openPageWithHeldClock(page, '/');
  await searchOnce(page);

  for (const query of ['cak', 'cake', 'cakes']) {
    await findBox(page).fill(query);
    await page.clock.runFor(299);
  }
  await findBox(page).fill('cake');
  await page.clock.runFor(300);
  await expect.poll(() => calls.queries).toEqual(['first', 'cake']);
});

test('an answer that comes late never replaces a newer one', async ({ page }) => {
  let lateRoute: Route | undefined;
  await answerSuggestions(page, (query, route) => {
    if (query !== 'carrot') return route.fulfill({ json: [CAKES[0]] });
    lateRoute = route;
  });
  await openPage(page, '/');
  await findBox(page).fill('carrot');
  await expect.poll(() => lateRoute).toBeDefined();
  await findBox(page).fill('velvet');
  await expect(findList(page)).toHaveText(/Red velvet cake/);

  await lateRoute?.fulfill({ json: [CAKES[1]] });
  await findBox(page).press('ArrowDown');
  await expect(findList(page).getByRole('option', { selected: true })).toHaveText(/Red velvet cake/);
  await expect(findList(page).getByRole('option')).toHaveCount(1);
});

for (const { answer, words, status } of [
  {
    answer: { message: 'The search is resting.', code: 'unavailable' },
    words: 'The search is resting.',
    status: 503,
  },
  { answer: {}, words: 'Failed to get suggestions', status: 500 },
]) {
  test(`failed suggestions empty and close the list and say "${words}" (S8.10)`, async ({
    page,
    complaints,
  }) => {
    await answerSuggestions(page, (query, route) =>
      query === 'cake' ? route.fulfill({ json: CAKES }) : route.fulfill({ status, json: answer }),
    );
    await openPage(page, '/');
    await findBox(page).fill('cake');
    await expect(findList(page)).toBeVisible();

    await findBox(page).fill('cakes');
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(findList(page)).toBeHidden();
    await takeComplaints(complaints, new RegExp(`status of ${status}`), /Server error/);

    await findBox(page).press('ArrowDown');
    await expect(findList(page)).toBeHidden();
    await expect(findList(page).getByRole('option', { includeHidden: true })).toHaveCount(0);
  });
}

test('submitting goes to the results, with the query in the address (S2.22)', async ({ page }) => {
  await answerSuggestions(page);
  await openPage(page, '/about');
  await findBox(page).fill(' chin chin & more ');
  await findBox(page).press('Enter');
  await expect(page).toHaveURL('/search?q=chin+chin+%26+more');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('chin chin & more');
  await expect(findList(page)).toBeHidden();
});

test('all results are one click below the suggestions (S2.22)', async ({ page }) => {
  await answerSuggestions(page);
  await openPage(page, '/');
  await findBox(page).fill('cake');
  await page.getByRole('banner').getByRole('button', { name: 'All results for “cake”' }).click();
  await expect(page).toHaveURL('/search?q=cake');
});

for (const [name, query] of [
  ['an empty', ''],
  ['a blank', '   '],
] as const) {
  test(`submitting ${name} query does nothing (S2.22, S5.8)`, async ({ page }) => {
    await answerSuggestions(page);
    await openPage(page, '/about');
    await findBox(page).fill(query);
    await findBox(page).press('Enter');
    await findBox(page).fill('bread');
    await findBox(page).press('Enter');
    await expect(page).toHaveURL('/search?q=bread');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
}
