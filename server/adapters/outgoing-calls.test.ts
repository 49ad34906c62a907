import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Keys travel in these calls: a service that sends them on elsewhere must not be followed. */
test('no call to an outside service follows it to another place (P30.6)', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/test/.test(name))
    .map((name) => ({ name, text: readFileSync(join(import.meta.dirname, name), 'utf8') }));
  const calling = sources.filter(({ text }) => /\bawait (?:client\.)?fetch\(/.test(text));
  expect(calling.length).toBeGreaterThan(4);
  const following = calling.filter(({ text }) => {
    const calls = text.match(/\bawait (?:client\.)?fetch\(/g) ?? [];
    const refusing = text.match(/redirect: '(?:error|manual)'/g) ?? [];
    return refusing.length < calls.length;
  });
  expect(following.map(({ name }) => name)).toEqual([]);
});
