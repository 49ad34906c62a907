import { expect, test } from 'vitest';
import { checkSources } from './check-sources.ts';
import { createRuntimePackagesRule } from './runtime-packages.ts';

const RULE = createRuntimePackagesRule(new Set(['hono', '@hono/node-server']));

function findMissing(path: string, source: string): string[] {
  return checkSources({ [path]: source }, [RULE]).filter((finding) => finding.includes('runtime-package'));
}

test.each([
  ['server/http/limits.ts', "import { limit } from 'vite';"],
  ['server/http/limits.ts', "import 'vite/client';"],
  ['server/http/limits.ts', "import { type Limit } from 'vite';"],
  ['server/http/limits.ts', "export const load = () => import('vite');"],
  ['domain/orders/order.ts', "export { limit } from 'vite';"],
])('%s loads a package that a production install leaves out: %s', (path, source) => {
  expect(findMissing(path, source)).toEqual([
    `${path}:1  runtime-package: vite is not among the dependencies – a production install leaves development dependencies out`,
  ]);
});

test.each([
  ['server/http/limits.ts', "import { Hono } from 'hono';"],
  ['server/http/limits.ts', "import { cookie } from 'hono/cookie';"],
  ['server/http/limits.ts', "import { join } from 'node:path';"],
  ['server/http/limits.ts', "import type { Limit } from 'vite';"],
  ['server/http/limits.ts', "export type Limit = import('vite').Limit;"],
  ['server/http/limits.ts', "import { serveStatic } from '@hono/node-server/serve-static';"],
])('%s has what it loads: %s', (path, source) => {
  expect(findMissing(path, source)).toEqual([]);
});

test.each([
  'server/http/limits.test.ts',
  'server/testing/shop.ts',
  'server/features/pictures/testing/made-up-pictures.ts',
  'server/pages/hot-reload.ts',
  'web/features/cart/cart-page.tsx',
  'scripts/build-web.ts',
  'bench/memory.ts',
])('%s may load whatever is installed for development', (path) => {
  expect(findMissing(path, "import { limit } from 'vite';")).toEqual([]);
});
