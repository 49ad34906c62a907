import { expect, test } from 'vitest';
import { versionedHomePageSchema } from '../../../../contract/home-page.ts';
import { DEFAULT_HOME_PAGE } from '../../../../domain/shop/home/home-page.ts';
import { openShopApp } from '../../../testing/shop-app.ts';
import { openShop } from '../open-shop.ts';

test('the first page is saved, refused to who was slower, and taken over with its announcement of today (P36.6, P36.7)', async () => {
  const shop = await openShopApp();
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
  const read = async () =>
    versionedHomePageSchema.parse(await (await owner.ask('/api/admin/home-page')).json());
  const opened = await read();
  expect(opened).toMatchObject(DEFAULT_HOME_PAGE);
  let now = new Date('2026-06-11T12:00:00Z');
  const node = await openShop({
    db: shop.db,
    origin: 'https://shop.example',
    readMaster: async () => undefined,
    readClock: () => now,
    log: { error: () => {} },
  });
  const announcement = { text: 'Closed for Sallah', from: '2026-06-10', until: '2026-06-12' };
  const wanted = {
    ...opened,
    hero: { ...opened.hero, headline: 'Agege bread, hot' },
    announcement,
    sections: [...opened.sections].reverse(),
  };
  expect((await owner.put('/api/admin/home-page', wanted)).status).toBe(200);
  expect((await owner.put('/api/admin/home-page', { ...wanted, hero: opened.hero })).status).toBe(409);

  const dropped: unknown[] = [];
  await node.takeOver((names) => dropped.push([...names]));
  expect(node.reads.readHomePage()).toMatchObject({ hero: { headline: 'Agege bread, hot' }, announcement });
  expect(node.reads.readHomePage().sections[0]?.kind).toBe('visit');
  now = new Date('2026-06-13T12:00:00Z');
  await node.takeOver((names) => dropped.push([...names]));
  expect(node.reads.readHomePage().announcement.text).toBe('');
  expect(dropped).toEqual([['shop-profile'], ['shop-profile']]);
  node.close();

  const twice = {
    ...(await read()),
    sections: opened.sections.map((section) => ({ ...section, kind: 'visit' })),
  };
  expect((await owner.put('/api/admin/home-page', twice)).status).toBe(400);
});
