import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { tickFirstStepEndpoint } from '../../../contract/dashboard.ts';
import { readReadinessEndpoint } from '../../../contract/settings.ts';
import type { Finding } from '../../../domain/shop/readiness.ts';
import { ADMINISTRATOR } from '../../testing/common-answers.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer } from '../../testing/stub-server.ts';

const MEMORY: Finding = {
  group: 'machine',
  name: 'Memory',
  state: 'ready',
  says: '2.0 GB of memory',
  fix: null,
  to: null,
};
const PAGES: Finding = {
  group: 'shop',
  name: 'Pages',
  state: 'blocked',
  says: '7 pages are as they came',
  fix: 'Read them, and tick them off here.',
  to: '/admin/pages',
};

test('what is missing before opening leads to its screen, and pages are ticked off once they are read (P33.5)', async () => {
  const server = await openScreen('/admin/settings/opening', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readReadinessEndpoint, { findings: [MEMORY, PAGES] }),
      answer(tickFirstStepEndpoint, { firstSteps: [] }),
    ],
  });
  await expect.element(page.getByText('Not ready to open: 1 thing to fix.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open: Pages' }))
    .toHaveAttribute('href', '/admin/pages');
  server.change(answer(readReadinessEndpoint, { findings: [MEMORY] }));
  await page.getByRole('button', { name: 'We’ve read them' }).click();
  await expect.element(page.getByText('Ready to open.')).toBeVisible();
});
