import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

test('the README’s table names every setting that is read (P16.9)', () => {
  const readers = readdirSync(join(ROOT, 'server', 'settings')).filter((name) =>
    /(?:^|-)settings\.ts$/.test(name),
  );
  expect(readers.length).toBeGreaterThan(3);
  const sources = readers.map((name) => read(`server/settings/${name}`)).join('\n');
  const reads = sources.matchAll(/(?:\w+\('|environment\.)([A-Z][A-Z\d_]+)\b/g);
  const names = new Set([...reads].map(([, name]) => name));
  expect(names.size).toBeGreaterThan(10);
  const table = read('README.md');
  expect([...names].filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});
