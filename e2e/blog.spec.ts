import { PHONE } from './fixtures/screens.ts';
import { expect, expectNoSidewaysScroll, openPage, test } from './fixtures/shop.ts';

const OWAMBE = '/blog/how-much-cake-does-an-owambe-need';

test.describe('on a phone,', () => {
  test.use(PHONE);

  test('a reader comes from the home page to a story, through its contents and on to the next (P1.13)', async ({
    page,
    context,
    shop,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, '/');
    const latest = page.getByRole('region', { name: 'From our blog' });
    await expect(latest.getByRole('article')).toHaveCount(3);
    await latest.getByRole('link', { name: 'All posts' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1, name: 'From our blog' })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('min read');

    await test.step('a topic narrows the list in its address, and the way back widens it', async () => {
      const all = await page.getByRole('article').count();
      const topics = page.getByRole('navigation', { name: 'Topics' });
      await topics.getByRole('link', { name: 'Small chops' }).click();
      await expect(page).toHaveURL('/blog?tag=small+chops');
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(topics.locator('[aria-current=true]')).toContainText('Small chops');
      await page.goBack();
      await expect(page.getByRole('article')).toHaveCount(all);
    });

    await page.getByRole('link', { name: 'How much cake does an owambe really need?' }).click();
    await expect(page).toHaveURL(OWAMBE);
    await expect(page).toHaveTitle(/^How much cake does an owambe really need\? · /);
    await expect(page.getByRole('table').first()).toContainText('10 inch');
    await expect(
      page.getByRole('region', { name: 'Products in this post' }).getByRole('listitem'),
    ).toHaveCount(4);

    const contents = page.getByRole('navigation', { name: 'In this post' });
    await contents.getByText('In this post').click();
    await contents.getByRole('link', { name: 'Who will really eat cake' }).click();
    await expect(page).toHaveURL(`${OWAMBE}#who-will-really-eat-cake`);
    await expect(page.getByRole('heading', { name: 'Who will really eat cake' })).toBeInViewport();

    await test.step('it is passed on by WhatsApp and by its link', async () => {
      const share = page.getByRole('region', { name: 'Share this post' });
      const whatsapp = await share.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
      expect(new URL(whatsapp ?? '').searchParams.get('text')).toBe(
        `How much cake does an owambe really need? ${shop.url}${OWAMBE}`,
      );
      await share.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByText('Link copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shop.url + OWAMBE);
    });

    await page.getByRole('navigation', { name: 'More posts' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buttercream against the Lagos sun');

    await test.step('a wide table is pushed along inside its frame, by keyboard too', async () => {
      const frame = page.getByRole('region', { name: /^Table: Frosting/ });
      // What takes the focus is scrolled into view first; while that moves, Chromium takes no key for the frame inside.
      await frame.scrollIntoViewIfNeeded();
      await frame.focus();
      await expect
        .poll(async () => {
          await page.keyboard.press('ArrowRight');
          return frame.evaluate((element) => element.scrollLeft);
        })
        .toBeGreaterThan(0);
      await expectNoSidewaysScroll(page);
    });
  });
});
