import { test } from './fixtures/people.ts';
import { PHONE } from './fixtures/screens.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToFitEverywhere,
  openPage,
  takeComplaints,
} from './fixtures/shop.ts';

const OWAMBE = '/blog/how-much-cake-does-an-owambe-need';

test.describe('on a phone,', () => {
  test.use(PHONE);

  test('a reader comes from the home page to a story, through its contents and on to the next (P1.13)', async ({
    page,
  }) => {
    await openPage(page, '/');
    const latest = page.getByRole('region', { name: 'From the counter' });
    await expect(latest.getByRole('article')).toHaveCount(3);
    await latest.getByRole('link', { name: 'All stories' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1, name: 'From the counter' })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('min read');
    await expectToFitEverywhere(page);
    await page.setViewportSize(PHONE.viewport);

    await page.getByRole('link', { name: 'How much cake does an owambe really need?' }).click();
    await expect(page).toHaveURL(OWAMBE);
    await expect(page).toHaveTitle(/^How much cake does an owambe really need\? · /);
    await expect(page.getByRole('table').first()).toContainText('10 inch');
    await expect(
      page.getByRole('region', { name: 'Straight from the story' }).getByRole('listitem'),
    ).toHaveCount(4);
    await expectToFitEverywhere(page);
    await page.setViewportSize(PHONE.viewport);

    const contents = page.getByRole('navigation', { name: 'In this story' });
    await contents.getByText('In this story').click();
    await contents.getByRole('link', { name: 'Who will really eat cake' }).click();
    await expect(page).toHaveURL(`${OWAMBE}#who-will-really-eat-cake`);
    await expect(page.getByRole('heading', { name: 'Who will really eat cake' })).toBeInViewport();

    await page.getByRole('navigation', { name: 'More stories' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buttercream against the Lagos sun');
  });
});

test('a story with a square cover and the list of a topic are accessible and do not scroll sideways', async ({
  page,
}) => {
  for (const path of ['/blog/allergens-in-plain-words', '/blog?tag=weddings']) {
    await openPage(page, path);
    await expectToFitEverywhere(page);
  }
});

test('a topic narrows the list in its address, and the way back widens it', async ({ page }) => {
  await openPage(page, '/blog');
  const all = await page.getByRole('article').count();
  const topics = page.getByRole('navigation', { name: 'Topics' });
  await topics.getByRole('link', { name: 'Small chops' }).click();
  await expect(page).toHaveURL('/blog?tag=small+chops');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(topics.locator('[aria-current=true]')).toContainText('Small chops');
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(all);
});

test('a topic nobody wrote about, a page too far and a story that is not there are not found', async ({
  page,
  complaints,
}) => {
  for (const path of ['/blog?tag=casino', '/blog?page=40']) {
    const response = await openPage(page, path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'No stories here' })).toBeVisible();
    await expectAccessible(page);
    await takeComplaints(complaints, /404/);
  }
  expect((await openPage(page, '/blog/nothing'))?.status()).toBe(404);
  await takeComplaints(complaints, /404/);
  await expect(page).toHaveTitle(/^Page not found/);
});

test('a story is passed on by WhatsApp and by its link', async ({ page, context, shop }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, OWAMBE);
  const share = page.getByRole('region', { name: 'Share this story' });
  const whatsapp = await share.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href');
  expect(new URL(whatsapp ?? '').searchParams.get('text')).toBe(
    `How much cake does an owambe really need? ${shop.url}${OWAMBE}`,
  );
  await share.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shop.url + OWAMBE);
});

test('a wide table is pushed along inside its frame, by keyboard too', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await openPage(page, '/blog/buttercream-against-the-lagos-sun');
  const frame = page.getByRole('region', { name: /^Table: Frosting/ });
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await expectNoSidewaysScroll(page);
});

test('the feed is found from the blog, and tells every story with whole addresses (P1.13)', async ({
  page,
  shop,
}) => {
  await openPage(page, '/blog');
  const feed = page.locator('link[rel=alternate][type="application/atom+xml"]');
  await expect(feed).toHaveAttribute('href', `${shop.url}/blog/feed.xml`);
  const answer = await page.request.get('/blog/feed.xml');
  expect(answer.headers()['content-type']).toContain('application/atom+xml');
  const text = await answer.text();
  expect(text).toContain(`<link rel="alternate" type="text/html" href="${shop.url}${OWAMBE}"/>`);
  const parsed = await page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    return {
      broken: document.querySelector('parsererror') !== null,
      entries: document.querySelectorAll('entry').length,
    };
  }, text);
  expect(parsed.broken).toBe(false);
  expect(parsed.entries).toBeGreaterThanOrEqual(6);
});
