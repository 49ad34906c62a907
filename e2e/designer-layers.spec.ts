import type { Page } from '@playwright/test';
import { DEFAULT_DESIGN } from '../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../domain/custom-orders/link/design-text.ts';
import { findCake, findOption, findStage, openDesigner, openStep, test } from './fixtures/designer.ts';
import { expect } from './fixtures/shop.ts';

/** Which layers the browser asks for from now on. */
function countLayers(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.avif')) asked.push(pathname);
  });
  return asked;
}

/** The drawing goes once the picture is painted over it. */
const expectPainted = (page: Page) => expect(findCake(page).locator('svg')).toHaveCount(0);

test('another colour, and its way back by keyboard, loads no layer; another part loads its own (P8.1)', {
  tag: '@long',
}, async ({ page }) => {
  const asked = countLayers(page);
  await openDesigner(page, writeDesignText(DEFAULT_DESIGN));
  await expectPainted(page);
  const first = [...asked];
  expect(first.length).toBeGreaterThan(3);
  expect(new Set(first).size, 'each layer is loaded once').toBe(first.length);

  await openStep(page, 'Outside');
  for (const colour of ['Mint', 'Charcoal', 'Lilac']) {
    await findOption(page, /^Colour/, colour).check();
    await expect(findCake(page)).toHaveAccessibleName(new RegExp(`${colour.toLowerCase()} buttercream`));
    await expectPainted(page);
  }
  await page.keyboard.press('Control+z');
  await expect(findCake(page)).toHaveAccessibleName(/charcoal buttercream/);
  await page.keyboard.press('Control+y');
  await expect(findCake(page)).toHaveAccessibleName(/lilac buttercream/);
  await expectPainted(page);
  await findStage(page).hover();
  expect(asked).toEqual(first);

  await findOption(page, /^Drip/, /^Caramel/).check();
  await expect.poll(() => asked.slice(first.length).some((path) => path.includes('drip'))).toBe(true);
});
