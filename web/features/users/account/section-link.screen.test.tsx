import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openAccountAt } from '../testing/account-answers.ts';

test('a link to a section of the account ends at that section, however much is above it (P28.118)', async () => {
  await openAccountAt('data');
  const section = page.getByRole('region', { name: 'Your data' });
  await expect.element(section).toBeInViewport();
  await expect.poll(() => window.scrollY).toBeGreaterThan(0);
});
