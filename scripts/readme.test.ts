import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

test('the README’s table names every setting that is read (P16.9)', () => {
  const names = new Set(read('server/settings.ts').match(/(?<=')[A-Z][A-Z_]{3,}(?=')/g));
  expect(names.size).toBeGreaterThan(10);
  const table = read('README.md');
  expect([...names].filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});
