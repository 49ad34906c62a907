import type { Locator, Page } from '@playwright/test';
import { openPageWithHeldClock } from './fixtures/held-clock.ts';
import { DESKTOP, PHONE } from './fixtures/screens.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures/shop.ts';

/** Asking for a reset link is answered with a toast, whether it could be sent or not. */
async function provokeToast(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address' }).fill('amaka@example.com');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
}

/** To screen readers an urgent toast is read out elsewhere and hidden here, until somebody goes to it. */
function findToast(page: Page): Locator {
  const region = page.getByRole('region', { name: 'Messages' });
  const urgent = region.getByRole('alertdialog', { includeHidden: true });
  return region.getByRole('dialog', { includeHidden: true }).or(urgent);
}

test('a toast appears at the top right, on a phone and on a desk, and closes by itself after 5000 ms (S9.6)', async ({
  page,
}) => {
  await openPageWithHeldClock(page, '/forgotpassword');
  await provokeToast(page);
  await expect(findToast(page)).toBeVisible();
  for (const { viewport } of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const box = await findToast(page).boundingBox();
    if (!box) throw new Error('The toast is not on the screen.');
    expect(box.y).toBeLessThan(150);
    expect(viewport.width - box.x - box.width).toBeLessThan(40);
    await expectNoSidewaysScroll(page);
  }

  await page.clock.runFor(4_999);
  await expect(findToast(page)).toHaveCSS('opacity', '1');
  await page.clock.runFor(100);
  await expect(findToast(page)).toHaveCount(0);
});

test('a toast is accessible, and the keyboard reaches and dismisses it', async ({ page }) => {
  await openPage(page, '/forgotpassword');
  await provokeToast(page);
  // A message that somebody points at stays, however long it is looked at.
  await findToast(page).hover();
  await expectAccessible(page);
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(findToast(page).getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findToast(page)).toHaveCount(0);
});
