// How a session with the browser is spoken to.
import type {} from '@vitest/browser-playwright';
import { expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { openScreen, PHONE } from '../../testing/open-screen.tsx';

async function preferMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}

/** The kinds of motion that begin while the menu opens and closes. */
async function watchMenu(): Promise<readonly string[]> {
  await openScreen('/cart', { viewport: PHONE });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const motions: string[] = [];
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  for (const type of ['transitionrun', 'animationstart']) {
    document.addEventListener(type, () => motions.push(type), { signal: ending.signal });
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  return motions;
}

test('the menu slides', { tags: 'long' }, async () => {
  await preferMotion('no-preference');
  onTestFinished(() => preferMotion('reduce'));
  const motions = await watchMenu();
  await expect.poll(() => motions).toContain('transitionrun');
});

test('nothing moves for those who asked for less motion', { tags: 'long' }, async () => {
  expect(await watchMenu()).toEqual([]);
  window.scrollTo(0, document.documentElement.scrollHeight);
  expect(window.scrollY).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Scroll to top' }).click();
  expect(window.scrollY).toBe(0);
});

test('a page behind a dialog does not move sideways (P22.8)', { tags: 'long' }, async () => {
  await openScreen('/cart', { viewport: PHONE });
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toBeVisible();
  const measure = () => [
    document.documentElement.clientWidth,
    heading.element().getBoundingClientRect().left,
  ];
  const before = measure();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(measure()).toEqual(before);
});
