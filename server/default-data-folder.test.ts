import { expect, test } from 'vitest';
import { defaultDataFolder } from './default-data-folder.ts';

const modes = (closed: string) => (folder: string) => (folder === closed ? 0o40700 : 0o40755);

test('data are kept beside the project', () => {
  expect(defaultDataFolder('/home/ada/shop', 1000, modes('/home/ada'))).toBe('/home/ada/shop/data');
  expect(defaultDataFolder('/srv/shop', 0, modes('/root'))).toBe('/srv/shop/data');
});

test('root in a folder that nobody else may enter keeps them where PostgreSQL’s own user can reach them', () => {
  expect(defaultDataFolder('/root/shop', 0, modes('/root'))).toBe('/var/lib/oyin');
  expect(defaultDataFolder('/root/deep/shop', 0, modes('/root'))).toBe('/var/lib/oyin');
});
