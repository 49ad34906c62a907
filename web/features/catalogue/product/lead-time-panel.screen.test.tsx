import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { offerDays } from '../../../testing/example-days.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { bake, stubCatalogue } from '../../../testing/stub-catalogue.ts';

test('the notice stands in the middle of its box (P29.85)', async () => {
  const pageData = stubCatalogue([bake('Agege Bread', { id: 'loaf', leadTimeHours: 24 })]);
  await openScreen('/products/loaf', { pageData, answers: [offerDays()] });
  const status = page.getByRole('status').filter({ hasText: /^Order a day ahead.*Earliest/ });
  await expect.element(status).toBeVisible();
  const box = status.element().getBoundingClientRect();
  const [title, sentence] = [...status.element().children].map((line) => line.getBoundingClientRect());
  const above = (title?.top ?? 0) - box.top;
  const below = box.bottom - (sentence?.bottom ?? 0);
  expect(Math.abs(above - below)).toBeLessThan(2);
  expect(sentence?.height).toBeLessThan(box.height / 2);
});
