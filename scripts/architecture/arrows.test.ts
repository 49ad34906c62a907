import { expect, test } from 'vitest';
import { checkSources } from './check-sources.ts';
import { listBrokenRules, makeImport } from './made-up-sources.ts';

test.each([
  ['domain/money/naira.ts', 'contract/money.ts'],
  ['domain/money/naira.ts', 'zod/mini'],
  ['domain/money/naira.ts', 'node:fs'],
  ['domain/money/naira.test.ts', 'contract/money.ts'],
  ['contract/orders.ts', 'server/settings.ts'],
  ['contract/orders.ts', 'web/routes.ts'],
  ['contract/orders.ts', 'zod'],
  ['contract/orders.ts', 'hono'],
  ['contract/orders.test.ts', 'web/routes.ts'],
  ['server/app.ts', 'web/page-data.ts'],
  ['server/app.test.ts', 'web/page-data.ts'],
  ['server/testing/start-postgres.ts', 'web/page-data.ts'],
  ['server/http/limits.ts', 'e2e/fixtures/shop.ts'],
  ['server/features/orders/place-order.ts', 'server/adapters/mail/smtp.ts'],
  ['server/features/orders/place-order.ts', 'server/app.ts'],
  ['server/features/orders/place-order.ts', 'server/main.ts'],
  ['server/features/orders/place-order.ts', 'server/pages/page-cache.ts'],
  ['server/ports/mail.ts', 'server/database/pool.ts'],
  ['server/ports/mail.ts', 'nodemailer'],
  ['server/adapters/mail/smtp.ts', 'server/features/orders/place-order.ts'],
  ['server/adapters/mail/smtp.ts', 'server/http/limits.ts'],
  ['server/http/limits.ts', 'server/features/orders/place-order.ts'],
  ['server/http/limits.ts', 'server/adapters/mail/smtp.ts'],
  ['server/pages/page-cache.ts', 'server/features/shop/read-shop.ts'],
  ['server/pages/page-cache.ts', 'server/main.ts'],
  ['server/jobs/task-list.ts', 'server/adapters/mail/smtp.ts'],
  ['server/pages/page-cache.ts', 'web/page-data.ts'],
  ['server/jobs/task-list.ts', 'web/page-data.ts'],
  ['web/root.tsx', 'server/settings.ts'],
  ['web/root.tsx', 'zod'],
  ['web/root.test.tsx', 'server/settings.ts'],
  ['web/ui/button.tsx', 'web/features/cart/cart-icon.tsx'],
  ['web/ui/button.tsx', 'web/layouts/header.tsx'],
  ['web/ui/button.tsx', 'web/api/client.ts'],
  ['web/api/client.ts', 'web/features/cart/cart-icon.tsx'],
  ['web/api/client.ts', 'web/layouts/header.tsx'],
  ['web/api/client.ts', 'web/ui/toast.tsx'],
  ['web/ui/button.tsx', 'server/settings.ts'],
  ['web/ui/button.tsx', 'zod'],
  ['web/api/client.ts', 'server/settings.ts'],
  ['web/api/client.ts', 'zod'],
  ['web/features/cart/cart-page.tsx', 'zod'],
  ['web/features/cart/cart-page.tsx', 'web/layouts/header.tsx'],
  ['web/features/cart/cart-page.tsx', 'web/root.tsx'],
  ['web/features/cart/cart-page.tsx', 'server/settings.ts'],
  ['scripts/seed.ts', 'server/settings.ts'],
  ['scripts/seed.ts', 'web/routes.ts'],
  ['e2e/cart.spec.ts', 'web/ui/button.tsx'],
  ['e2e/cart.spec.ts', 'bench/load.ts'],
  ['bench/load.ts', 'e2e/fixtures/shop.ts'],
])('%s may not import %s', (importer, imported) => {
  expect(listBrokenRules(makeImport(importer, imported))).toEqual([`${importer}:1  arrow`]);
});

test.each([
  ['domain/cart/totals.ts', 'domain/money/naira.ts'],
  ['domain/cart/totals.test.ts', 'fast-check'],
  ['contract/orders.ts', 'domain/orders/statuses.ts'],
  ['contract/orders.ts', 'contract/money.ts'],
  ['contract/orders.ts', 'zod/mini'],
  ['server/app.ts', 'server/adapters/mail/smtp.ts'],
  ['server/build-mail.ts', 'server/adapters/mail/smtp.ts'],
  ['server/app.ts', 'server/features/orders/orders.routes.ts'],
  ['server/app.ts', 'hono'],
  ['server/features/orders/place-order.ts', 'server/ports/mail.ts'],
  ['server/features/orders/place-order.ts', 'server/http/refusal.ts'],
  ['server/features/orders/place-order.ts', 'server/database/transaction.ts'],
  ['server/features/orders/place-order.ts', 'server/jobs/send-mail.ts'],
  ['server/features/orders/place-order.ts', 'contract/orders.ts'],
  ['server/features/orders/place-order.database.test.ts', 'server/testing/shop.ts'],
  ['server/features/orders/place-order.database.test.ts', 'server/adapters/mail/stored.ts'],
  ['server/testing/shop.ts', 'server/app.ts'],
  ['server/ports/mail.ts', 'domain/orders/statuses.ts'],
  ['server/adapters/mail/smtp.ts', 'server/ports/mail.ts'],
  ['server/adapters/mail/smtp.ts', 'nodemailer'],
  ['server/http/limits.ts', 'server/database/pool.ts'],
  ['server/pages/page-cache.ts', 'server/http/compression.ts'],
  ['server/jobs/task-list.ts', 'server/features/orders/expire-orders.ts'],
  ['web/root.tsx', 'web/layouts/header.tsx'],
  ['web/features/cart/cart-page.tsx', 'zod/mini'],
  ['web/layouts/header.tsx', 'web/features/cart/cart-icon.tsx'],
  ['web/ui/button.tsx', 'web/ui/tokens.css'],
  ['web/api/client.ts', 'contract/refusal.ts'],
  ['web/features/cart/cart-page.tsx', 'web/ui/button.tsx'],
  ['web/features/cart/cart-page.tsx', 'web/api/client.ts'],
  ['web/features/cart/cart-page.tsx', 'web/pictures/picture.tsx'],
  ['web/features/cart/cart-page.tsx', 'web/page-data.ts'],
  ['web/features/cart/cart-page.tsx', 'domain/cart/totals.ts'],
  ['scripts/seed.ts', 'server/testing/shop.ts'],
  ['scripts/seed.ts', 'domain/money/naira.ts'],
  ['e2e/cart.spec.ts', 'e2e/fixtures/shop.ts'],
  ['bench/load.ts', 'server/main.ts'],
])('%s may import %s', (importer, imported) => {
  expect(checkSources(makeImport(importer, imported))).toEqual([]);
});

test('a finding is one line with place, rule, what and why', () => {
  expect(checkSources(makeImport('web/ui/button.tsx', 'web/api/client.ts'))).toEqual([
    'web/ui/button.tsx:1  arrow: web/ui may not import web/api/client.ts – parts that every screen shares know no screen and make no call',
  ]);
});

test.each([
  "import type { Client } from '../api/client.ts';",
  "export { call } from '../api/client.ts';",
  "export * from '../api/client.ts'; export const own = 1;",
  "const load = () => import('../api/client.ts');",
  "type Client = import('../api/client.ts').Client;",
  "type Client = typeof import('../api/client.ts');",
  "import client from '../api/client.ts?raw';",
  "import client from '../api/client';",
])('an import is seen in %s', (source) => {
  const findings = checkSources({
    'web/ui/button.tsx': `export const one = 1;\n${source}`,
    'web/api/client.ts': 'export const call = 1;',
  });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain('web/ui/button.tsx:2  arrow: web/ui may not import web/api/client.ts ');
});

test.each([
  'const load = (address: string) => import(address);',
  "// import '../api/client.ts';",
  "/* import '../api/client.ts'; */",
  `const text = "import '../api/client.ts'";`,
  "const text = `import '../api/client.ts'`;",
  "const pattern = /import '..\\/api\\/client.ts'/;",
  "const text = <p>import '../api/client.ts';</p>;",
])('no import is seen in %s', (source) => {
  expect(checkSources({ 'web/ui/button.tsx': source })).toEqual([]);
});
