import { expect, test } from 'vitest';
import { checkSources } from './check-sources.ts';
import { listBrokenRules } from './made-up-sources.ts';

test.each([
  'const keptLines = 1;',
  'type StoredWish = string;',
  'const NO_WISHES = 1;',
  'export const made = { kept: 1 };',
  'export const { told } = made;',
  'function inTurn() {}',
  'made.auditTrail();',
  'const SandboxBook = 1;',
])('%s is refused', (source) => {
  expect(listBrokenRules({ 'domain/made.ts': source })).toEqual(['domain/made.ts:1  plain-name']);
});

test.each([
  'web/features/orders/kept-lines.tsx',
  'server/features/wishes/list.ts',
  'server/desk/list.ts',
  'server/orders.administration.ts',
])('a file called %s is refused', (path) => {
  expect(listBrokenRules({ [path]: 'export const made = 1;' })).toEqual([`${path}:1  plain-name`]);
});

test('a finding names the words to use', () => {
  expect(checkSources({ 'domain/made.ts': '\nconst toldAt = 1;' })).toEqual([
    'domain/made.ts:2  plain-name: "told" in toldAt: say notified – a name is an ordinary word',
  ]);
});

test.each([
  'const wishlist = 1;',
  'function AddressBook() {}',
  'const bookmark = 1;',
  'const trailingSpace = 1;',
  'const storyteller = 1;',
  "const table = 'wishes'; // kept",
])('%s is not', (source) => {
  expect(checkSources({ 'domain/made.ts': source })).toEqual([]);
});
