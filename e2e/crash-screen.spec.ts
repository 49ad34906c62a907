import type { Page } from '@playwright/test';
import { startTestShop } from '../server/testing/shop-process.ts';
import {
  expect,
  expectTakenOver,
  expectToFitEverywhere,
  openPage,
  takeComplaints,
  test,
} from './fixtures/shop.ts';

const findTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Oops! Something went wrong' });
const findReport = (page: Page) => page.getByRole('link', { name: 'Report Issue' });

test('a screen that fails gives way to the crash screen, which leads back, home, or to the page loaded again (S2.20)', {
  tag: '@long',
}, async ({ page, complaints }) => {
  const broken = "export default function Broken() { throw new Error('The dough did not rise'); }";
  await page.route('**/terms-page-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  );
  const openBrokenScreen = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(findTitle(page)).toBeVisible();
    await takeComplaints(complaints, /The dough did not rise/, /The dough did not rise/);
  };
  const expectHome = async () => {
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(findTitle(page)).toBeHidden();
  };
  await openPage(page, '/');
  await openBrokenScreen();
  await expect(findReport(page)).toHaveAttribute('href', /^mailto:hello@oyinbakes\.example\?/);

  await test.step('what happened is told to whoever asks', async () => {
    const message = page.getByText('The dough did not rise');
    await expect(message).toBeHidden();
    await page.getByText('Technical details').click();
    await expect(message).toBeVisible();
    // It has no address of its own, so nobody else looks at it.
    await expectToFitEverywhere(page);
    await page.getByText('Technical details').click();
    await expect(message).toBeHidden();
  });

  await test.step('the way back leads out of it', async () => {
    await page.goBack();
    await expectHome();
  });

  await test.step('Go Home leads to the home page', async () => {
    await openBrokenScreen();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expectHome();
  });

  await test.step('Refresh Page loads the page again', async () => {
    await expectTakenOver(page);
    await openBrokenScreen();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await expect(page).toHaveTitle(/^Terms/);
    await expect(page).toHaveURL('/terms');
    await expect(findTitle(page)).toBeHidden();
  });
});

test('a page the server cannot make is answered with 500 and the crash screen, whose reference is in the log (S2.20)', {
  tag: '@long',
}, async ({ page, complaints }) => {
  test.setTimeout(120_000);
  // The static pages write a date; on this machine that fails, so the server meets an error it knows nothing about.
  const breakDates = 'Date.prototype.toLocaleDateString = () => { throw new Error("no calendar"); }';
  const shop = await startTestShop({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(breakDates)}`,
  });
  try {
    const response = await openFaultyPage(page, `${shop.url}/terms`);
    await takeComplaints(complaints, /status of 500/);
    expect(response?.status()).toBe(500);
    await expect(page).toHaveTitle(/^Oops! Something went wrong/);

    await page.getByText('Technical details').click();
    const details = page.getByText(/Reference \S/);
    await expect(details).toBeVisible();
    const reference = /Reference (\S+)/.exec((await details.textContent()) ?? '')?.[1] ?? 'missing';
    await expect.poll(shop.output).toContain(reference);
    expect(await page.content()).not.toContain('no calendar');
    await expect(findReport(page)).toHaveAttribute('href', new RegExp(`^mailto:hello@.*${reference}`));

    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL(`${shop.url}/`);
    await expect(page.getByRole('banner')).toBeVisible();
    // The pictures that are still on their way would complain of a shop that has closed.
    await page.goto('about:blank');
  } finally {
    await shop.stop();
  }
});

async function openFaultyPage(page: Page, address: string) {
  const response = await page.goto(address);
  await expect(findTitle(page)).toBeVisible();
  return response;
}
