import { expect, test } from 'vitest';
import { readSecurityLogEndpoint } from '../../../contract/security-log.ts';
import { securityEvents } from '../../database/schema/security-events.ts';
import { openShopApp } from '../../testing/shop-app.ts';
import { cleanSecurityLog } from './security-log.store.ts';

const DAY_MS = 86_400_000;

test('the owner reads the security log page by page, and what is older than 90 days is gone (P26.8)', async () => {
  const shop = await openShopApp();
  const ada = await shop.signInUser('ada@bakery.example', { isAdmin: true });
  const now = Date.now();
  const ages = [0, 1, 2, 89, 91];
  await shop.db.insert(securityEvents).values(
    ages.map((days) => ({
      kind: 'sign_in' as const,
      userId: ada.userId,
      at: new Date(now - days * DAY_MS),
    })),
  );
  await cleanSecurityLog(shop.db, new Date(now));

  const seen: string[] = [];
  let cursor = '';
  do {
    const answer = await ada.ask(`/api/admin/security-log?limit=3${cursor && `&cursor=${cursor}`}`);
    const { data, nextCursor } = readSecurityLogEndpoint.answerSchema.parse(await answer.json());
    seen.push(...data.map(({ at, person }) => `${person?.name} ${(now - Date.parse(at)) / DAY_MS}`));
    cursor = nextCursor ? encodeURIComponent(nextCursor) : '';
  } while (cursor !== '');
  expect(seen).toEqual(['Ada Obi 0', 'Ada Obi 1', 'Ada Obi 2', 'Ada Obi 89']);
});

test('an export of orders is on record, and every administrator hears of it (P26.5, P26.8)', async () => {
  const shop = await openShopApp();
  const ada = await shop.signInUser('ada@bakery.example', { isAdmin: true });
  await shop.addUser('bayo@bakery.example', { isAdmin: true, name: 'Bayo' });
  expect((await ada.ask('/api/admin/orders/export')).status).toBe(200);
  const events = await shop.db.select().from(securityEvents);
  expect(events.map(({ kind, details }) => [kind, details])).toEqual([['export', { what: 'orders' }]]);
  await shop.settle();
  expect(shop.mails.map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual([
    'ada@bakery.example Customer data was exported – Oyin Bakes',
    'bayo@bakery.example Customer data was exported – Oyin Bakes',
  ]);
});
