import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../server/testing/temporary-folder.ts';
import { describeBuild } from './describe-build.ts';

const ROUTES = [
  'root',
  'layouts/shop-layout',
  'features/offline/offline-page',
  'layouts/signed-in-layout',
  'features/catalogue/product-page',
  'features/cart/cart-page',
  'features/checkout/checkout-page',
  'features/orders/orders-page',
  'features/orders/order-page',
];
const toFile = (id: string) => `/assets/${id.split('/').at(-1)}-aaaaaaaa.js`;
const manifest = {
  version: '1a2b',
  url: '/assets/manifest-1a2b.js',
  entry: { module: '/assets/entry.client-aaaaaaaa.js', imports: ['/assets/react-aaaaaaaa.js'], css: [] },
  routes: Object.fromEntries(
    ROUTES.map((id) => [id, { module: toFile(id), imports: ['/assets/react-aaaaaaaa.js'], css: [] }]),
  ),
};
const FILES = [
  'figtree-aaaaaaaa.woff2',
  'fraunces-italic-aaaaaaaa.woff2',
  'styles-aaaaaaaa.css',
  'toast-viewport-aaaaaaaa.js',
  'hero-1280-aaaaaaaa.avif',
  'hero-360-aaaaaaaa.avif',
  'hero-360-aaaaaaaa.webp',
  'body-smooth-10-shade-aaaaaaaa.avif',
];

const opened = new AsyncDisposableStack();
let build: Awaited<ReturnType<typeof describeBuild>>;

beforeAll(async () => {
  const { path } = opened.use(await makeTemporaryFolder());
  const assets = join(path, 'assets');
  await mkdir(assets);
  await writeFile(
    join(assets, 'manifest-1a2b.js'),
    `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
  );
  await Promise.all(FILES.map((name) => writeFile(join(assets, name), '')));
  build = await describeBuild(path);
});
afterAll(() => opened.disposeAsync());

test('the shell is what every page needs to stand, each file once', () => {
  expect(build.version).toBe('1a2b');
  expect(build.shell).toEqual([
    '/assets/manifest-1a2b.js',
    '/assets/entry.client-aaaaaaaa.js',
    '/assets/react-aaaaaaaa.js',
    '/assets/root-aaaaaaaa.js',
    '/assets/shop-layout-aaaaaaaa.js',
    '/assets/offline-page-aaaaaaaa.js',
    '/assets/figtree-aaaaaaaa.woff2',
    '/assets/styles-aaaaaaaa.css',
  ]);
});

test('the steps are what the next pages need besides', () => {
  expect(build.steps).toContain('/assets/checkout-page-aaaaaaaa.js');
  expect(build.steps).toContain('/assets/toast-viewport-aaaaaaaa.js');
  expect(build.steps).not.toContain('/assets/react-aaaaaaaa.js');
});

test('pictures are known by their widths, the layers of a cake are not', () => {
  expect(build.sitePictures).toEqual([
    [
      [360, '/assets/hero-360-aaaaaaaa.avif'],
      [1280, '/assets/hero-1280-aaaaaaaa.avif'],
    ],
  ]);
});

test('a route that was renamed stops the build, with words about where to name it', async () => {
  const { path } = opened.use(await makeTemporaryFolder());
  await mkdir(join(path, 'assets'));
  const without = { ...manifest, routes: {} };
  await writeFile(
    join(path, 'assets', 'manifest-1a2b.js'),
    `window.__reactRouterManifest=${JSON.stringify(without)};`,
  );
  await expect(describeBuild(path)).rejects.toThrow('scripts/describe-build.ts');
});
