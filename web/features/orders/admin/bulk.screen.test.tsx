import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stepOrdersEndpoint } from '../../../../contract/order-steps.ts';
import { answer } from '../../../testing/stub-server.ts';
import { answerList, makeAdminPage, makeListed, openAdmin } from './testing/open-admin.ts';

const ADA = makeListed('Ada Obi');
const BISI = makeListed('Bisi Ade', { id: '0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f40', number: '118-204-556' });

test('of several orders those that nothing was paid for are counted and cancelled (P28.122)', {
  tags: 'long',
}, async () => {
  const paid = { ...BISI, due: 0 };
  const server = await openAdmin(
    '',
    answerList(() => makeAdminPage(ADA, paid)),
    answer(stepOrdersEndpoint, { data: [{ id: ADA.id, number: ADA.number, version: 2, problem: null }] }),
  );
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('button', { name: 'Select several orders' }).click();
  await page.getByText('Select all shown').click();
  await page.getByRole('button', { name: 'Cancel orders' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel 1 order?' });
  await expect.element(question).toMatchTextContent('1 paid order is skipped');
  await question.getByRole('textbox', { name: 'Reason' }).fill('The oven broke');
  await question.getByRole('button', { name: 'Cancel 1 order' }).click();
  await expect.element(page.getByText('1 order cancelled')).toBeVisible();
  expect(server.callsOf(stepOrdersEndpoint).at(-1)?.body).toMatchObject({ ids: [ADA.id] });
});

test('several orders of which one is for a later day are marked as picked up only after a question (P28.168)', async () => {
  const ready: Partial<typeof ADA> = {
    status: 'ready',
    method: 'pickup',
    due: 0,
    dueNow: 0,
    nextStatuses: ['collected'],
  };
  const later = { ...BISI.slot, day: '2030-11-22' };
  const server = await openAdmin(
    '',
    answerList(() => makeAdminPage({ ...ADA, ...ready }, { ...BISI, ...ready, slot: later })),
    answer(stepOrdersEndpoint, { data: [{ id: ADA.id, number: ADA.number, version: 2, problem: null }] }),
  );
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('button', { name: 'Select several orders' }).click();
  await page.getByText('Select all shown').click();
  const bar = page.getByRole('region', { name: 'Selected orders' });
  await bar.getByRole('button', { name: 'Mark as picked up' }).click();
  const question = page.getByRole('dialog', { name: /for a later day\. Mark all 2 as picked up today\?$/ });
  expect(server.callsOf(stepOrdersEndpoint)).toEqual([]);
  await question.getByRole('button', { name: 'Mark as picked up' }).click();
  await expect.poll(() => server.callsOf(stepOrdersEndpoint)).toHaveLength(1);
});
