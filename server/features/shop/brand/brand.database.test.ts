import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { versionedBrandSchema } from '../../../../contract/brand.ts';
import { pictureSchema } from '../../../../contract/pictures.ts';
import { readAuditLogEndpoint } from '../../../../contract/settings.ts';
import {
  BRAND_ICONS,
  dressShop,
  findInitial,
  HOUSE_BRAND,
  HOUSE_NAME,
  markBrand,
  writeBrandPath,
} from '../../../../domain/shop/brand/brand.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { DEMO_SHOP_PROFILE } from '../../../demo/shop-profile.ts';
import { openShopApp } from '../../../testing/shop-app.ts';
import { keepShopProfile } from '../keep-shop-profile.ts';
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

test('a logo is made anew, and icons, style sheet and emails’ picture come from the brand under its own address (P36.1, P36.33)', async () => {
  const { shop, owner, upload } = await openBrand();
  const logo = await upload();
  const brand = { ...HOUSE_BRAND, colours: INDIGO, logo };
  expect((await owner.put('/api/admin/brand', brand)).status).toBe(200);
  await shop.takeOverBrand(dressShop(brand, 'Leaven', 'https://shop.example'));
  const ask = (path: string) => shop.app.request(path);

  for (const [name, { side }] of Object.entries(BRAND_ICONS)) {
    const answer = await ask(writeBrandPath(markBrand(brand, 'L'), name as keyof typeof BRAND_ICONS));
    const picture = await sharp(await answer.arrayBuffer()).metadata();
    expect([name, picture.width, picture.height, picture.exif]).toEqual([name, side, side, undefined]);
  }
  // A logo three times as wide as high is for the header; icons have the initial.
  const icon = await ask(writeBrandPath(markBrand(brand, 'L'), 'icon-192.png'));
  const edge = await sharp(await icon.arrayBuffer())
    .extract({ left: 96, top: 8, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([...edge]).toEqual([0x37, 0x30, 0xa3, 255]);
  const shown = await ask(writeBrandPath(markBrand(brand, 'L'), 'logo.png'));
  expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ height: 80, hasAlpha: true });
  const theme = await ask(writeBrandPath(markBrand(brand, 'L'), 'theme.css'));
  expect(await theme.text()).toContain('--color-hibiscus:#3730a3');
  expect(theme.headers.get('cache-control')).toContain('immutable');

  // A page that is a moment older or newer than this node is dressed all the same, and nobody keeps that.
  const unknown = await ask('/brand/0000000000000/theme.css');
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect((await ask('/brand/0000000000000/passwd')).status).toBe(404);
});

test('a shop without a logo has the initial of its own name in its own colour for icons, badge and emails, and the demo keeps its drop (P36.28)', {
  tags: 'long',
}, async () => {
  const { shop, owner } = await openBrand();
  const brand = { ...HOUSE_BRAND, colours: INDIGO };
  expect((await owner.put('/api/admin/brand', brand)).status).toBe(200);
  const draw = async (name: string, file: 'icon-192.png' | 'logo.png' | 'badge-96.png') => {
    await shop.takeOverBrand(dressShop(brand, name, 'https://shop.example'));
    const answer = await shop.app.request(writeBrandPath(markBrand(brand, findInitial(name)), file));
    expect([name, file, answer.status]).toEqual([name, file, 200]);
    const { data, info } = await sharp(await answer.arrayBuffer())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return (x: number, y: number) => {
      const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 4;
      return [...data.subarray(at, at + 4)];
    };
  };
  const indigo = [0x37, 0x30, 0xa3, 255];
  const [nothing, white] = [0, [255, 255, 255, 255]];
  // An I is a stroke in the middle of its disc.
  const icon = await draw('Ilé Àkàrà', 'icon-192.png');
  expect([icon(0, 0)[3], icon(0.1, 0.5), icon(0.5, 0.5)]).toEqual([nothing, indigo, white]);
  const logo = await draw('Ilé Àkàrà', 'logo.png');
  expect([logo(0.1, 0.5), logo(0.5, 0.5)]).toEqual([indigo, white]);
  const badge = await draw('Ilé Àkàrà', 'badge-96.png');
  expect([badge(0.1, 0.5), badge(0.5, 0.5)[3]]).toEqual([white, nothing]);

  const drop = await draw(HOUSE_NAME, 'icon-192.png');
  expect(drop(0.5, 0.5)).toEqual([0xfc, 0xd3, 0x4d, 255]);
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
  expect(other.read().brand).toMatchObject({ initial: 'O', hasTheme: false });
  await inTransaction(shop.db, (tx) => keepShopProfile(tx, DEMO_SHOP_PROFILE));
  await other.reload();
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
