import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { placedOrderSchema } from '../../contract/orders.ts';
import { versionedProfileSchema } from '../../contract/shop.ts';
import { HOUSE_BRAND, markBrand, writeBrandPath } from '../../domain/shop/brand/brand.ts';
import { EXAMPLE_LOOKS } from '../../domain/shop/brand/example-looks.ts';
import { lookAround, orderFrom } from '../testing/shopper.ts';
import { shareNodes, signInOwner } from '../testing/start-nodes.ts';

const readNodes = shareNodes(2);

test('a name and a look saved through one node are on the pages, in the manifest and in the icons of both (P36.4)', {
  tags: 'long',
}, async () => {
  const [first = '', second = ''] = readNodes().urls;
  const credentials = await signInOwner(first);
  const put = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', ...credentials };
    const answer = await fetch(first + path, { method: 'PUT', headers, body: JSON.stringify(body) });
    expect([path, answer.status]).toEqual([path, 200]);
  };
  const look = EXAMPLE_LOOKS[1]?.look ?? HOUSE_BRAND;
  const brand = { ...look, logo: null };
  const mark = markBrand(brand, 'L');
  const read = await fetch(`${first}/api/admin/shop`, { headers: credentials });
  const profile = versionedProfileSchema.parse(await read.json());
  await put('/api/admin/shop', { ...profile, name: 'Leaven' });
  await put('/api/admin/brand', brand);

  for (const url of [first, second]) {
    const ask = async (path: string) => (await fetch(url + path)).text();
    await expect.poll(() => ask('/'), { timeout: 10_000 }).toContain(mark);
    const page = await ask('/');
    expect(page).toContain('<title>Leaven');
    expect(page).toContain('"name":"Leaven"');
    expect(await ask('/manifest.webmanifest')).toContain('"Leaven"');
    await expect
      .poll(() => ask(writeBrandPath(mark, 'theme.css')))
      .toContain(`--color-hibiscus:${look.colours.action}`);
    await expect.poll(async () => (await fetch(url + writeBrandPath(mark, 'icon-192.png'))).status).toBe(200);
  }
});

test('a look published through one node is in the next email and receipt of the other (P36.4)', {
  tags: 'long',
}, async () => {
  const [first = '', second = ''] = readNodes().urls;
  const credentials = await signInOwner(first);
  const look = EXAMPLE_LOOKS[2]?.look ?? HOUSE_BRAND;
  const answer = await fetch(`${first}/api/admin/brand`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...credentials },
    body: JSON.stringify({ ...look, logo: null }),
  });
  expect(answer.status).toBe(200);

  const { freeSlots, makePickup } = await lookAround(second);
  const [slot] = freeSlots;
  if (!slot) throw new Error('The demo has no free slot.');
  const order = makePickup(slot);
  const placed = await orderFrom(second, order, randomUUID());
  expect(placed.status).toBe(201);
  const { order: stored, trackingKey } = placedOrderSchema.parse(await placed.json());
  const receipt = await fetch(`${second}/orders/${stored.id}?key=${trackingKey}`);
  expect(await receipt.text()).toContain(look.colours.action);
  const readMail = async () => {
    const box = await fetch(`${second}/dev/mail.json?to=${encodeURIComponent(order.contact.email)}`);
    const { mails } = (await box.json()) as { mails: readonly { id: string }[] };
    return mails[0] ? (await fetch(`${second}/dev/mail/${mails[0].id}/body`)).text() : '';
  };
  await expect.poll(readMail, { timeout: 20_000 }).toContain(`background:${look.colours.action}`);
});
