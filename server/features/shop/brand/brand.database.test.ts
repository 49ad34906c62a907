import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { versionedBrandSchema } from '../../../../contract/brand.ts';
import { pictureSchema } from '../../../../contract/pictures.ts';
import { readAuditLogEndpoint } from '../../../../contract/settings.ts';
import { BRAND_ICONS, HOUSE_BRAND, markBrand, writeBrandPath } from '../../../../domain/shop/brand/brand.ts';
import { openShopApp } from '../../../testing/shop-app.ts';
import { loadShopSnapshot } from '../shop-snapshot.ts';

const INDIGO = { action: '#3730a3', accent: '#fcd34d', page: '#f5f6ff' };

async function openBrand() {
  const shop = await openShopApp();
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
  const read = async () => versionedBrandSchema.parse(await (await owner.ask('/api/admin/brand')).json());
  const drawing = {
    width: 900,
    height: 300,
    channels: 4,
    background: { r: 30, g: 90, b: 60, alpha: 0.5 },
  } as const;
  const upload = async () => {
    const body = await sharp({ create: drawing })
      .png()
      .withMetadata({ exif: { IFD0: { Artist: 'Ada' } } })
      .toBuffer();
    const answer = await owner.ask('/api/admin/brand/logo', { method: 'POST', body });
    expect(answer.status).toBe(201);
    const { id, width, height } = pictureSchema.parse(await answer.json());
    return { id, width, height };
  };
  return { shop, owner, read, upload };
}

test('a brand is published with readable colours, and undone; both are on record (P36.1)', async () => {
  const { owner, read } = await openBrand();
  expect(await read()).toMatchObject({ ...HOUSE_BRAND, canUndo: false });
  expect((await owner.post('/api/admin/brand/undo')).status).toBe(409);

  const wanted = {
    ...HOUSE_BRAND,
    colours: { ...INDIGO, action: '#facc15' },
    version: (await read()).version,
  };
  const published = versionedBrandSchema.parse(await (await owner.put('/api/admin/brand', wanted)).json());
  expect(published).toMatchObject({ canUndo: true, colours: { accent: INDIGO.accent, page: INDIGO.page } });
  expect(published.colours.action).not.toBe('#facc15');
  expect(await read()).toEqual(published);

  const late = await owner.put('/api/admin/brand', { ...wanted, fonts: 'clean' });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ code: 'stale_edit', current: published });

  expect(await (await owner.post('/api/admin/brand/undo')).json()).toMatchObject({
    ...HOUSE_BRAND,
    canUndo: true,
  });
  const log = readAuditLogEndpoint.answerSchema.parse(await (await owner.ask('/api/admin/audit')).json());
  const changes = log.data.filter(({ action }) => action === 'shop.brand_changed');
  expect(changes.map(({ details }) => details)).toEqual([{ changed: 'colours' }, { changed: 'colours' }]);
});

test('a logo is made anew, and icons, style sheet and emails’ picture come from the brand under its own address (P36.1)', async () => {
  const { shop, owner, upload } = await openBrand();
  const logo = await upload();
  const brand = { ...HOUSE_BRAND, colours: INDIGO, logo };
  expect((await owner.put('/api/admin/brand', brand)).status).toBe(200);
  await shop.takeOverBrand();
  const ask = (path: string) => shop.app.request(path);

  for (const [name, { side }] of Object.entries(BRAND_ICONS)) {
    const answer = await ask(writeBrandPath(markBrand(brand), name as keyof typeof BRAND_ICONS));
    const picture = await sharp(await answer.arrayBuffer()).metadata();
    expect([name, picture.width, picture.height, picture.exif]).toEqual([name, side, side, undefined]);
  }
  const shown = await ask(writeBrandPath(markBrand(brand), 'logo.png'));
  expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ height: 80, hasAlpha: true });
  const theme = await ask(writeBrandPath(markBrand(brand), 'theme.css'));
  expect(await theme.text()).toContain('--color-hibiscus:#3730a3');
  expect(theme.headers.get('cache-control')).toContain('immutable');

  // A page that is a moment older or newer than this node is dressed all the same, and nobody keeps that.
  const unknown = await ask('/brand/0000000000000/theme.css');
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect((await ask('/brand/0000000000000/passwd')).status).toBe(404);
});

test('a logo that is not there cannot be published', async () => {
  const { owner } = await openBrand();
  const logo = { id: '0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f40', width: 512, height: 512 };
  const answer = await owner.put('/api/admin/brand', { ...HOUSE_BRAND, logo });
  expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { logo: expect.any(String) } }]);
});

test('every node shows a published brand once it hears of it, and the house’s own as none (P36.4)', async () => {
  const { shop, owner } = await openBrand();
  const other = await loadShopSnapshot(shop.db, 'https://shop.example');
  expect(other.read().brand).toBeUndefined();
  const readVersion = async () => {
    const { rows } = await shop.db.execute<{ version: string }>(
      sql`select version from data_versions where name = 'shop-profile'`,
    );
    return Number(rows[0]?.version ?? 0);
  };
  const before = await readVersion();
  await owner.put('/api/admin/brand', { ...HOUSE_BRAND, colours: INDIGO });
  expect(await readVersion()).toBe(before + 1);
  await owner.put('/api/admin/brand', { ...HOUSE_BRAND, colours: INDIGO });
  expect(await readVersion()).toBe(before + 1);
  await other.reload();
  expect(other.read().brand).toMatchObject({ colours: INDIGO, origin: 'https://shop.example' });
});
