import { expect, test } from 'vitest';
import { versionedProfileSchema } from '../../contract/shop.ts';
import { HOUSE_BRAND, markBrand, writeBrandPath } from '../../domain/shop/brand/brand.ts';
import { EXAMPLE_LOOKS } from '../../domain/shop/brand/example-looks.ts';
import { shareNodes, signInOwner } from '../testing/start-nodes.ts';

const readNodes = shareNodes(2);

test('a name and a look saved through one node are on the pages, in the manifest and in the icons of both (P36.4)', async () => {
  const [first = '', second = ''] = readNodes().urls;
  const credentials = await signInOwner(first);
  const put = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', ...credentials };
    const answer = await fetch(first + path, { method: 'PUT', headers, body: JSON.stringify(body) });
    expect([path, answer.status]).toEqual([path, 200]);
  };
  const look = EXAMPLE_LOOKS[1]?.look ?? HOUSE_BRAND;
  const brand = { ...look, logo: null };
  const read = await fetch(`${first}/api/admin/shop`, { headers: credentials });
  const profile = versionedProfileSchema.parse(await read.json());
  await put('/api/admin/shop', { ...profile, name: 'Leaven' });
  await put('/api/admin/brand', brand);

  for (const url of [first, second]) {
    const ask = async (path: string) => (await fetch(url + path)).text();
    await expect.poll(() => ask('/'), { timeout: 10_000 }).toContain(markBrand(brand));
    const page = await ask('/');
    expect(page).toContain('<title>Leaven');
    expect(page).toContain('"name":"Leaven"');
    expect(await ask('/manifest.webmanifest')).toContain('"Leaven"');
    await expect
      .poll(() => ask(writeBrandPath(markBrand(brand), 'theme.css')))
      .toContain(`--color-hibiscus:${look.colours.action}`);
    await expect
      .poll(async () => (await fetch(url + writeBrandPath(markBrand(brand), 'icon-192.png'))).status)
      .toBe(200);
  }
});
