import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../testing/open-screen.tsx';

test('a fault of the server on the way to a page shows the crash screen (S2.20)', {
  tags: 'long',
}, async () => {
  await openScreen('/track', {
    beforeLoading: ({ pathname }) => {
      if (pathname === '/faqs') throw new Response('out of flour', { status: 500 });
    },
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Oops! Something went wrong');
  await expect.element(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
});
