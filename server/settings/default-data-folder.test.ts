import { expect, test } from 'vitest';
import { defaultDataFolder } from './default-data-folder.ts';

const BEFORE = 1_000;
const AFTER = 2_000;

/** A machine on which one folder is closed to all but its owner, and some were made later than the others. */
function machine({ closed = '/root', newer = [], missing = '/var/lib/oyin/postgres' }: Partial<Machine>) {
  return (folder: string) =>
    folder === missing
      ? undefined
      : { mode: folder === closed ? 0o40700 : 0o40755, birthtimeMs: newer.includes(folder) ? AFTER : BEFORE };
}
type Machine = { closed: string; newer: readonly string[]; missing: string };

test('data are kept beside the project (P16.1)', () => {
  expect(defaultDataFolder('/home/ada/shop', 1000, machine({ closed: '/home/ada' }))).toBe(
    '/home/ada/shop/data',
  );
  expect(defaultDataFolder('/srv/shop', 0, machine({}))).toBe('/srv/shop/data');
});

test('root in a folder that nobody else may enter keeps them where PostgreSQL’s own user can reach them', () => {
  expect(defaultDataFolder('/root/shop', 0, machine({}))).toBe('/var/lib/oyin/root/shop/data');
  expect(defaultDataFolder('/srv/shop', 0, machine({ closed: '/srv/shop' }))).toBe(
    '/var/lib/oyin/srv/shop/data',
  );
});

test('two projects of root never share them', () => {
  const folders = ['/root/shop', '/root/second/shop', '/root/my shop'].map((project) =>
    defaultDataFolder(project, 0, machine({})),
  );
  expect(new Set(folders).size).toBe(3);
});

test('a project that was there before the data all projects once shared goes on with them', () => {
  const look = machine({ missing: '', newer: ['/var/lib/oyin/postgres'] });
  expect(defaultDataFolder('/root/shop', 0, look)).toBe('/var/lib/oyin');
});

test('a fresh clone leaves the data of another shop alone', () => {
  const look = machine({ missing: '', newer: ['/root/clone'] });
  expect(defaultDataFolder('/root/clone', 0, look)).toBe('/var/lib/oyin/root/clone/data');
});
