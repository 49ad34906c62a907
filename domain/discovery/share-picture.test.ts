import { expect, test } from 'vitest';
import { writePlainSharePath, writeProductSharePath, writeShopSharePath } from './share-picture.ts';

const shop = { name: 'Ṣadé’s Oven', tagline: 'Cakes in Ìbàdàn' };
const cake = { id: 'honey-cake', name: 'Honey cake', pictures: [{ id: 'one' }, { id: 'two' }], price: 5_000 };
const pathOf = (said: Partial<typeof cake> = {}) => writeProductSharePath({ ...cake, ...said }, shop);

test('a product’s share picture has an address of its own', () => {
  expect(pathOf()).toMatch(/^\/share-pictures\/products\/honey-cake\/[0-9a-z]{13}\.jpg$/);
});

test('another name, another first picture or another word of the shop is another picture', () => {
  const others = [
    pathOf({ name: 'Honey cakes' }),
    pathOf({ pictures: [{ id: 'two' }, { id: 'one' }] }),
    pathOf({ pictures: [] }),
    writeProductSharePath(cake, { ...shop, name: 'Oyin Bakes' }),
    writeProductSharePath(cake, { ...shop, tagline: '' }),
  ];
  expect(new Set([...others, pathOf()]).size).toBe(6);
});

test('another price or second picture is the same picture', () => {
  expect(pathOf({ price: 6_000 })).toBe(pathOf());
  expect(pathOf({ pictures: [{ id: 'one' }, { id: 'three' }] })).toBe(pathOf());
});

test('the shop’s own picture changes with its name and with what it says of itself', () => {
  const paths = [shop, { ...shop, name: 'Oyin' }, { ...shop, tagline: 'Bread' }].map(writeShopSharePath);
  expect(new Set(paths).size).toBe(3);
  expect(paths[0]).toMatch(/^\/share-pictures\/shop\/[0-9a-z]{13}\.jpg$/);
});

test('any picture can be had plain', () => {
  expect(writePlainSharePath('p1', 'wide')).toBe('/share-pictures/pictures/p1/wide.jpg');
});
