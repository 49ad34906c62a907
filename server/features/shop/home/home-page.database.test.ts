import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { versionedHomePageSchema } from '../../../../contract/home-page.ts';
import { DEFAULT_HOME_PAGE, type HomeSection } from '../../../../domain/shop/home/home-page.ts';
import { pictures } from '../../../database/schema/pictures.ts';
import { settings } from '../../../database/schema/settings.ts';
import { openShopApp } from '../../../testing/shop-app.ts';
import { openShop } from '../open-shop.ts';
import { findHomePage } from './home-page.store.ts';

test('the first page is saved, refused to who was slower, and taken over with its announcement of today (P36.6, P36.7)', {
  tags: 'long',
}, async () => {
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
    areVouchersSold: async () => false,
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

test('a band of pictures is kept with its place, where the version before does not stumble over it, and a picture that is gone is refused (P36.15)', async () => {
  const shop = await openShopApp();
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
  const [stored] = await shop.db
    .insert(pictures)
    .values({ width: 640, height: 480, placeholder: 'data:,' })
    .returning();
  if (!stored) throw new Error('no picture');
  const { id } = stored;
  const isBand = ({ kind }: HomeSection) => kind === 'pictures';
  const wanted = {
    ...DEFAULT_HOME_PAGE,
    // What a picture is like the shop knows itself.
    pictures: [{ id, width: 9, height: 9, placeholder: '', alt: 'A loaf' }],
    sections: DEFAULT_HOME_PAGE.sections.toSorted(
      (one, other) => Number(isBand(other)) - Number(isBand(one)),
    ),
  };
  expect((await owner.put('/api/admin/home-page', wanted)).status).toBe(200);
  expect(await findHomePage(shop.db)).toEqual({
    ...wanted,
    pictures: [{ id, width: 640, height: 480, placeholder: 'data:,', alt: 'A loaf' }],
  });
  const [row] = await shop.db.select().from(settings).where(eq(settings.key, 'home-page'));
  expect(row?.value).toMatchObject({ sections: { length: DEFAULT_HOME_PAGE.sections.length - 1 } });

  // As the version before wrote it.
  const { pictures: _, ...before } = DEFAULT_HOME_PAGE;
  await shop.db
    .update(settings)
    .set({ value: { ...before, sections: before.sections.filter((section) => !isBand(section)) } })
    .where(eq(settings.key, 'home-page'));
  expect(await findHomePage(shop.db)).toEqual(DEFAULT_HOME_PAGE);

  const lost = { ...wanted, pictures: [{ ...wanted.pictures[0], id: crypto.randomUUID() }] };
  const refused = await owner.put('/api/admin/home-page', lost);
  expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'no_such_picture' }]);
});
