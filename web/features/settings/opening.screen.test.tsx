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
  why: null,
};
const PAGES: Finding = {
  group: 'shop',
  name: 'Pages',
  state: 'blocked',
  says: '7 pages are as they came',
  fix: 'Read them, and tick them off here.',
  to: '/admin/pages',
  why: null,
};

test('what is missing before opening leads to its screen, and pages are ticked off once they are read (P33.5)', {
  tags: 'long',
}, async () => {
  const server = await openScreen('/admin/settings/opening', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readReadinessEndpoint, { findings: [MEMORY, PAGES] }),
      answer(tickFirstStepEndpoint, { firstSteps: [] }),
    ],
  });
  await expect.element(page.getByText('Not ready to open: 1 thing to fix.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'View pages: Pages' }))
    .toHaveAttribute('href', '/admin/pages');
  server.change(answer(readReadinessEndpoint, { findings: [MEMORY] }));
  await page.getByRole('button', { name: 'We’ve read them' }).click();
  await expect.element(page.getByText('Ready to open.')).toBeVisible();
});

test('no button of the page before opening is called “Open”, each says where it leads (P28.154)', async () => {
  const products: Finding = { ...PAGES, name: 'Products', to: '/admin/products/new' };
  await openScreen('/admin/settings/opening', {
    visitor: ADMINISTRATOR,
    answers: [answer(readReadinessEndpoint, { findings: [PAGES, products] })],
  });
  await expect.element(page.getByRole('link', { name: 'View pages: Pages' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Add product: Products' })).toBeVisible();
});

test('the owner reads what is missing and why; words for the server are folded away (P28.30)', async () => {
  const email: Finding = {
    group: 'outside',
    name: 'Email',
    state: 'blocked',
    says: 'Emails are stored, not sent',
    fix: 'Set SMTP_URL and MAIL_FROM.',
    to: null,
    why: 'Email isn’t set up. Customers get no order emails.',
  };
  await openScreen('/admin/settings/opening', {
    visitor: ADMINISTRATOR,
    answers: [answer(readReadinessEndpoint, { findings: [MEMORY, email, PAGES] })],
  });
  await expect.element(page.getByRole('list', { name: 'Your server' })).toMatchTextContent(email.why ?? '');
  const isUnfolded = () => document.querySelector('details')?.open;
  expect(isUnfolded()).toBe(false);
  await page.getByText('For whoever runs your server', { exact: true }).click();
  expect(isUnfolded()).toBe(true);
  const lines = page.getByRole('list', { name: 'Email, payments and files' });
  await expect.element(lines).toMatchTextContent('Set SMTP_URL and MAIL_FROM.');
  await expect.element(page.getByRole('list', { name: 'Your server' })).not.toMatchTextContent('SMTP_URL');
});
