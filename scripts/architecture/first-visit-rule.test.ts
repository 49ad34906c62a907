import { expect, test } from 'vitest';
import { checkSources } from './check-sources.ts';

const CONTRACT = "import * as z from 'zod/mini';\nexport const order = z.string();";
const visit = (source: string) =>
  checkSources({
    'web/root.tsx': "import './api/read-order.ts';",
    'web/api/read-order.ts': source,
    'contract/orders.ts': CONTRACT,
  });

test('a schema that comes along with the first visit is found, with the way to it', () => {
  const [finding] = visit("import { order } from '../../contract/orders.ts';\nexport const known = order;");
  expect(finding).toContain(
    'contract/orders.ts:1  first-visit: web/root.tsx → web/api/read-order.ts → contract/orders.ts → zod/mini ',
  );
});

test.each([
  ['a type', "import type { order } from '../../contract/orders.ts';\nexport type Order = typeof order;"],
  ['what is loaded later', "export const load = () => import('../../contract/orders.ts');"],
])('%s brings no schema along', (_, source) => {
  expect(visit(source)).toEqual([]);
});

test('what the server alone reads of a page may use one', () => {
  const findings = checkSources({
    'web/root.tsx': "import './read-page.server.ts';",
    'web/read-page.server.ts': "import '../contract/orders.ts';",
    'contract/orders.ts': CONTRACT,
  });
  expect(findings).toEqual([]);
});
