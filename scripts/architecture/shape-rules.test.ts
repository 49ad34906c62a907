import { describe, expect, test } from 'vitest';
import { checkSources } from './check-sources.ts';
import { listBrokenRules } from './made-up-sources.ts';

const CODE = 'export const made = 1;\n';

test('code that cannot be parsed is reported with its line', () => {
  expect(listBrokenRules({ 'domain/broken.ts': `${CODE}const = 1;` })).toEqual([
    'domain/broken.ts:2  readable',
  ]);
});

test.each([
  ['domain/generic.ts', 'export const first = <T,>(items: T[]) => items[0]; export const one = <const>1;'],
  ['web/ui/button.tsx', 'export const Button = () => <button type="button">₦</button>;'],
  ['scripts/setup.mjs', 'export const wait = await Promise.resolve();'],
])('%s is read in its own language', (path, source) => {
  expect(checkSources({ [path]: source })).toEqual([]);
});

describe('barrels', () => {
  test.each([
    ['domain/cart/index.ts', CODE],
    ['web/ui/index.tsx', CODE],
    ['web/ui/all-parts.ts', "export * from './button.tsx';"],
    ['web/ui/all-parts.ts', "export { Button } from './button.tsx';\nexport type { Size } from './size.ts';"],
    ['web/ui/all-parts.ts', "import { Button } from './button.tsx';\nexport { Button };"],
    ['web/ui/all-parts.ts', "import Button from './button.tsx';\nexport default Button;"],
  ])('%s with %j is refused', (path, source) => {
    expect(listBrokenRules({ [path]: source })).toEqual([`${path}:1  barrel`]);
  });

  test.each([
    ['web/ui/indexed.ts', CODE],
    ['web/ui/parts.ts', `export { Button } from './button.tsx';\n${CODE}`],
    ['web/ui/styles.ts', "import './tokens.css';"],
    [
      'web/ui/parts.ts',
      "import { Button } from './button.tsx';\nexport default function Part() { return Button; }",
    ],
  ])('%s with %j is not', (path, source) => {
    expect(checkSources({ [path]: source })).toEqual([]);
  });
});

describe('size', () => {
  test.each([
    'server/app.ts',
    'web/root.tsx',
    'web/ui/card.css',
    'scripts/setup.mjs',
    'domain/cart/totals.test.ts',
  ])('a 301st line in %s is refused', (path) => {
    expect(checkSources({ [path]: '\n'.repeat(300) })).toEqual([]);
    expect(listBrokenRules({ [path]: '\n'.repeat(301) })).toEqual([`${path}:301  size`]);
  });

  test.each(['domain/places/areas.generated.ts', 'server/database/migrations/0001-first.ts'])(
    '%s may be longer',
    (path) => {
      expect(checkSources({ [path]: '\n'.repeat(1_000) })).toEqual([]);
    },
  );
});

describe('names', () => {
  test.each([
    'domain/utils.ts',
    'domain/util/money.ts',
    'domain/helpers.ts',
    'domain/helper.ts',
    'web/misc/picture.tsx',
    'web/common/button.tsx',
    'server/manager.ts',
    'contract/types.ts',
    'contract/orders.types.ts',
    'domain/money-utils.ts',
    'web/ui/date-helper.ts',
  ])('%s is vague', (path) => {
    expect(listBrokenRules({ [path]: CODE })).toEqual([`${path}:1  vague-name`]);
  });

  test.each(['DateRange.ts', 'date_range.ts', 'dateRange.ts', '-range.ts', 'a--b.ts'])(
    '%s is not kebab-case',
    (name) => {
      expect(listBrokenRules({ [`domain/${name}`]: CODE })).toEqual([`domain/${name}:1  kebab-case`]);
    },
  );

  test('a folder is kebab-case too', () => {
    expect(listBrokenRules({ 'web/UI/button.tsx': CODE })).toEqual(['web/UI/button.tsx:1  kebab-case']);
  });

  test.each([
    'web/entry.server.tsx',
    'web/root.tsx',
    'server/features/orders/orders.routes.ts',
    'server/features/orders/orders.database.test.ts',
    'e2e/cart.spec.ts',
    'server/database/drizzle.config.ts',
    'domain/users/common-passwords.ts',
    'server/http/content-types.ts',
    'scripts/setup.mjs',
  ])('%s is well named', (path) => {
    expect(checkSources({ [path]: CODE })).toEqual([]);
  });
});
