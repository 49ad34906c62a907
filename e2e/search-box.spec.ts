import type { Page, Route } from '@playwright/test';
import { openPageWithHeldClock } from './fixtures/held-clock.ts';
import { expect, openPage, takeComplaints, test } from './fixtures/shop.ts';
import { answerSuggestions, CAKES } from './fixtures/suggestions.ts';

const findBox = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
const findList = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

test('suggestions open when the query is longer than 2 characters, blanks aside, after 300 ms without typing (S4.11, S5.8, S9.3)', async ({
  page,
}) => {
  const calls = await answerSuggestions(page);
  await openPageWithHeldClock(page, '/');
  // The first search loads the script for it; after that a due call is made at once.
  await findBox(page).fill('first');
  await page.clock.runFor(300);
  await expect(findList(page)).toBeVisible();

  for (const tooShort of ['ca', '  ca  ', '']) {
    await findBox(page).fill(tooShort);
    await expect(findList(page)).toBeHidden();
    await page.clock.runFor(1_000);
  }
  await findBox(page).fill(' cak ');
  await page.clock.runFor(300);
  await expect(findList(page)).toBeVisible();
  expect(calls.queries).toEqual(['first', 'cak']);

  for (const query of ['pie', 'pies', 'pies with']) {
    await findBox(page).fill(query);
    await page.clock.runFor(299);
  }
  await findBox(page).fill('pies');
  await page.clock.runFor(300);
  await expect.poll(() => calls.queries).toEqual(['first', 'cak', 'pies']);
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

test('failed suggestions empty and close the list and say why (S8.10)', async ({ page, complaints }) => {
  const FAILURES = {
    resting: { status: 503, json: { message: 'The search is resting.', code: 'unavailable' } },
    broken: { status: 500, json: {} },
  };
  await answerSuggestions(page, (query, route) =>
    route.fulfill(query in FAILURES ? FAILURES[query as keyof typeof FAILURES] : { json: CAKES }),
  );
  await openPage(page, '/');
  for (const [query, words] of [
    ['resting', 'The search is resting.'],
    ['broken', 'Failed to get suggestions'],
  ] as const) {
    await findBox(page).fill('cake');
    await expect(findList(page)).toBeVisible();
    await findBox(page).fill(query);
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(findList(page)).toBeHidden();
    await takeComplaints(complaints, new RegExp(`status of ${FAILURES[query].status}`), /Server error/);

    await findBox(page).press('ArrowDown');
    await expect(findList(page)).toBeHidden();
    await expect(findList(page).getByRole('option', { includeHidden: true })).toHaveCount(0);
  }
});

test('a query goes to the results with its address, from the list or the box; blanks go nowhere (S2.22, S5.8)', async ({
  page,
}) => {
  await answerSuggestions(page);
  await openPage(page, '/about');
  await findBox(page).fill('cake');
  await page.getByRole('banner').getByRole('button', { name: 'All results for “cake”' }).click();
  await expect(page).toHaveURL('/search?q=cake');

  for (const blank of ['', '   ']) {
    await findBox(page).fill(blank);
    await findBox(page).press('Enter');
  }
  await findBox(page).fill(' chin chin & more ');
  await findBox(page).press('Enter');
  await expect(page).toHaveURL('/search?q=chin+chin+%26+more');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('chin chin & more');
  await expect(findList(page)).toBeHidden();
  // Nothing lies between, so the blanks led nowhere.
  await page.goBack();
  await expect(page).toHaveURL('/search?q=cake');
});
