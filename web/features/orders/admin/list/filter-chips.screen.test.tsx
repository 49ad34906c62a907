import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerList, makeAdminPage, makeListed, openAdmin } from '../testing/open-admin.ts';

test('on a phone a long filter wraps, and the page does not move sideways (P28.77)', async () => {
  await openAdmin(
    '?soldFrom=2026-11-01&soldTo=2026-11-17&due=1',
    answerList(() => makeAdminPage(makeListed('Ada Obi'))),
  );
  await page.viewport(360, 740);
  const chip = page.getByRole('button', { name: /^Not paid in full/ });
  await expect.element(chip).toBeVisible();
  expect(chip.element().getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
