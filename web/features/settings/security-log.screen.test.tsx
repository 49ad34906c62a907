import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readSecurityLogEndpoint } from '../../../contract/security-log.ts';
import { ADMINISTRATOR } from '../../testing/common-answers.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer } from '../../testing/stub-server.ts';

const EVENT = {
  id: 'e1',
  at: '2026-11-16T09:00:00.000Z',
  kind: 'sign_in_refused',
  person: null,
  account: 'AbCdEfGh12345678',
  network: 'NeTwOrK123456789',
  details: { why: 'wrong_credentials' },
} as const;

test('the owner reads what was refused and to whom, and narrows it to one kind (P26.8)', async () => {
  const server = await openScreen('/admin/settings/security-log', {
    visitor: ADMINISTRATOR,
    answers: [answer(readSecurityLogEndpoint, { data: [EVENT], nextCursor: null })],
  });
  const list = page.getByRole('list', { name: 'Security events' });
  await expect.element(list).toMatchTextContent('Sign-in failed');
  await expect.element(list).toMatchTextContent('network NeTwOrK123456789');
  server.change(answer(readSecurityLogEndpoint, { data: [], nextCursor: null }));
  await page.getByRole('combobox', { name: 'Show' }).selectOptions('Data exported');
  await expect.element(page.getByText('No events of this type.')).toBeVisible();
});
