import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { PAGES_CACHE } from '../../api/stored-pages.ts';
import { STORED_AT_HEADER } from '../../api/worker-messages.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { setLineDead } from '../../ui/browser/use-online.ts';

test('the age of a page without a line is told by the clock of Lagos, wherever the device is (P29.298)', async () => {
  await openScreen('/cart');
  const stored = await caches.open(PAGES_CACHE);
  await stored.put('/cart', new Response('', { headers: { [STORED_AT_HEADER]: '2026-11-16T23:44:00Z' } }));
  setLineDead(true);
  onTestFinished(async () => {
    setLineDead(false);
    await caches.delete(PAGES_CACHE);
  });
  await expect
    .element(page.getByText('You seem to be offline. This page was last updated 17 Nov 2026, 00:44.'))
    .toBeVisible();
});
