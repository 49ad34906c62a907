import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { listCustomOrdersEndpoint } from '../../../contract/custom-orders.ts';
import { listOrdersEndpoint } from '../../../contract/orders.ts';
import type { PageSlug } from '../../../domain/content/entry.ts';
import { OWN_CACHE, PAGES_CACHE } from '../../api/stored-pages.ts';
import { STORED_AT_HEADER } from '../../api/worker-messages.ts';
import { CUSTOMER } from '../../testing/common-answers.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer, loseConnection } from '../../testing/stub-server.ts';
import { setLineDead } from '../../ui/browser/use-online.ts';

async function keepPage(path: string, at: string): Promise<void> {
  const stored = await caches.open(PAGES_CACHE);
  await stored.put(path, new Response('', { headers: { [STORED_AT_HEADER]: at } }));
  onTestFinished(async () => {
    setLineDead(false);
    await caches.delete(PAGES_CACHE);
  });
}

const EMPTY_PAGE = {
  summary: '',
  lastChanged: '2026-11-15',
  body: { intro: [], sections: [] },
};
const banner = page.getByText(/^You’re offline\./);

test('the age of a page without a line is told by the clock of Lagos, wherever the device is (P29.298)', async () => {
  await openScreen('/terms');
  await keepPage('/terms', '2026-11-16T23:44:00Z');
  setLineDead(true);
  await expect
    .element(page.getByText('You’re offline. This page was last updated 17 Nov 2026, 00:44.'))
    .toBeVisible();
});

test('a page that a step within the shop has loaded is as old as the step, whenever it was kept (P29.555)', {
  tags: 'long',
}, async () => {
  const readPage = (slug: PageSlug) => ({ ...EMPTY_PAGE, slug, title: slug, headline: slug });
  await openScreen('/terms', { pageData: { readPage } });
  await keepPage('/privacy', '2026-11-16T23:44:00Z');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'privacy' })).toBeVisible();
  setLineDead(true);
  await expect.element(banner).toMatchTextContent(/This page was last updated at \d{2}:\d{2}\./);
});

test('a list that could not be loaded has no age above it (P29.598)', async () => {
  const own = await caches.open(OWN_CACHE);
  const headers = { [STORED_AT_HEADER]: '2026-11-16T23:44:00Z' };
  await own.put('/api/orders', new Response('', { headers }));
  onTestFinished(async () => {
    setLineDead(false);
    await caches.delete(OWN_CACHE);
  });
  await openScreen('/orders', {
    visitor: CUSTOMER,
    answers: [
      answer(listOrdersEndpoint, loseConnection),
      answer(listCustomOrdersEndpoint, { data: [], total: 0, nextCursor: null }),
    ],
  });
  await expect.element(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  setLineDead(true);
  await expect.element(page.getByText('You’re offline.')).toBeVisible();
  await expect.element(page.getByText(/^ ?This page was last updated/)).not.toBeVisible();
});

test('a page of what the browser keeps by itself has no age (P29.555)', async () => {
  await openScreen('/cart');
  await keepPage('/cart', '2026-11-16T23:44:00Z');
  setLineDead(true);
  await expect.element(page.getByText('You’re offline.', { exact: true })).toBeVisible();
});

test('the page that stands for one that was never opened says so once (P29.556)', async () => {
  await openScreen('/offline?to=%2Freturns');
  setLineDead(true);
  onTestFinished(() => setLineDead(false));
  await expect.element(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
});
