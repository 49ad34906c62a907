import { describe, expect, test } from 'vitest';
import { checkSources } from './check-sources.ts';
import { listBrokenRules, makeImport } from './made-up-sources.ts';

describe('siblings', () => {
  test.each([
    ['web/features/cart/cart-page.tsx', 'web/features/orders/order-card.tsx'],
    ['web/features/cart/cart-page.test.tsx', 'web/features/orders/order-card.tsx'],
    ['web/features/born-today/first-page.tsx', 'web/features/cart/cart-page.tsx'],
    ['server/features/cart/merge-cart.ts', 'server/features/orders/place-order.ts'],
    ['server/features/cart/merge-cart.ts', 'server/features/orders/order-context.ts'],
  ])('%s may not reach into %s', (importer, imported) => {
    expect(listBrokenRules(makeImport(importer, imported))).toEqual([`${importer}:1  sibling`]);
  });

  test.each([
    ['web/features/cart/cart-page.tsx', 'web/features/cart/cart-line.tsx'],
    ['web/features/cart/cart-page.tsx', 'web/features/sign-in/auth-context.tsx'],
    ['web/features/cart/cart-page.tsx', 'web/features/sign-in/session-context.ts'],
    ['web/features/cart/cart-page.test.tsx', 'web/features/orders/testing/example-order.ts'],
    ['web/features/cart/testing/example-cart.ts', 'web/features/orders/testing/example-order.ts'],
    ['server/features/cart/cart.routes.ts', 'server/features/cart/merge-cart.ts'],
  ])('%s may use %s', (importer, imported) => {
    expect(checkSources(makeImport(importer, imported))).toEqual([]);
  });
});

describe('test code', () => {
  test.each([
    ['server/app.ts', 'server/testing/shop.ts'],
    ['server/app.ts', 'server/app.test.ts'],
    ['server/other.test.ts', 'server/app.test.ts'],
    ['server/http/limits.ts', 'server/http/limits.database.test.ts'],
    ['web/root.tsx', 'web/testing/open-screen.tsx'],
    ['web/features/cart/cart-page.tsx', 'web/features/cart/testing/stored-carts.ts'],
  ])('%s may not import %s', (importer, imported) => {
    expect(listBrokenRules(makeImport(importer, imported))).toEqual([`${importer}:1  test-import`]);
  });

  test('a suite that drives the test runner is for tests alone, whatever its name', () => {
    const suite = {
      'server/adapters/mail/mail-suite.ts': "import { test } from 'vitest';\ntest('a', () => {});",
    };
    const importSuite = "import './mail-suite.ts';";
    expect(checkSources({ ...suite, 'server/adapters/mail/smtp.test.ts': importSuite })).toEqual([]);
    expect(checkSources({ ...suite, 'server/adapters/mail/smtp.ts': importSuite })).toEqual([
      'server/adapters/mail/smtp.ts:1  test-import: server/adapters/mail/mail-suite.ts is there for tests – what runs in the shop stands without its tests',
    ]);
  });

  test.each([
    ['server/app.test.ts', 'server/testing/shop.ts'],
    ['server/testing/shop.ts', 'server/testing/start-postgres.ts'],
    ['e2e/cart.spec.ts', 'server/testing/shop.ts'],
    ['web/features/cart/testing/stored-carts.ts', 'web/testing/stub-server.ts'],
  ])('%s may import %s', (importer, imported) => {
    expect(checkSources(makeImport(importer, imported))).toEqual([]);
  });
});
