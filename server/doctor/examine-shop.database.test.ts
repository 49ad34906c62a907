import { expect, test } from 'vitest';
import { readReadinessEndpoint } from '../../contract/settings.ts';
import { recordBackup } from '../database/backup-record.ts';
import { openProductAdmin } from '../testing/product-admin.ts';

test('the owner sees the same lines as the command, read from the shop as it is (P33.4)', async () => {
  const { owner, db, create } = await openProductAdmin();
  const read = async () => {
    const answer = readReadinessEndpoint.answerSchema.parse(
      await (await owner.ask('/api/admin/settings/readiness')).json(),
    );
    return Object.fromEntries(answer.findings.map(({ name, state }) => [name, state]));
  };
  expect(await read()).toMatchObject({
    Server: 'ready',
    Administrators: 'advice',
    Email: 'blocked',
    Payments: 'advice',
    Files: 'ready',
    Products: 'blocked',
    'Delivery zones': 'blocked',
    'Bank account': 'blocked',
    Pages: 'blocked',
    'Test order': 'blocked',
    Backup: 'blocked',
  });
  await create({ name: 'Meat Pie', status: 'published' });
  await owner.put('/api/admin/dashboard/first-steps', { step: 'zones', isDone: true });
  await owner.put('/api/admin/dashboard/first-steps', { step: 'pages', isDone: true });
  await recordBackup(db, { lastAt: new Date().toISOString(), lastBytes: 1 });
  expect(await read()).toMatchObject({
    Products: 'ready',
    'Delivery zones': 'ready',
    Pages: 'ready',
    Backup: 'ready',
  });
});
