import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { describeBuild } from './describe-build.ts';

const ROUTES = [
  'root',
  'layouts/shop-layout',
  'features/offline/offline-page',
  'layouts/signed-in-layout',
  'features/home/home-page',
  'features/catalogue/product-page',
  'features/cart/cart-page',
  'features/wishlist/wishlist-page',
  'features/checkout/checkout-page',
  'features/orders/orders-page',
  'features/orders/order-page',
];

const nameFile = (route: string) => `/assets/${route.split('/').at(-1)}-aaaaaaaa.js`;
const describeRoute = (route: string) =>
  [route, { module: nameFile(route), imports: ['/assets/react-bbbbbbbb.js'] }] as const;

/** As the router's build leaves it, as far as it is read. */
async function makeBuild(routes: readonly string[] = ROUTES): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  const manifest = {
    version: '7',
    url: '/assets/manifest-cccccccc.js',
    entry: { module: '/assets/entry-dddddddd.js' },
    routes: Object.fromEntries(routes.map(describeRoute)),
  };
  const files = {
    'manifest-cccccccc.js': `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
    'styles-eeeeeeee.css': '',
    'waiting-sender-ffffffff.js': 'import{a as t}from"./queue-jjjjjjjj.js";import("./rare-kkkkkkkk.js")',
    'queue-jjjjjjjj.js': 'import"./clock-llllllll.js";',
    'clock-llllllll.js': '',
    'rare-kkkkkkkk.js': '',
    'hero-960-gggggggg.avif': '',
    'hero-480-hhhhhhhh.avif': '',
    'tier-shade-400-iiiiiiii.avif': '',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'assets', name), text);
  return folder;
}

afterEach(() => void vi.unstubAllEnvs());

test('the worker is told what every page needs, and once what the next steps need besides', async () => {
  const { version, shell, steps } = await describeBuild(await makeBuild());
  expect(version).toBe('7');
  expect(shell).toContain('/assets/offline-page-aaaaaaaa.js');
  expect(shell).toContain('/assets/styles-eeeeeeee.css');
  expect(shell.filter((file) => file === '/assets/react-bbbbbbbb.js')).toHaveLength(1);
  expect(steps).toContain('/assets/checkout-page-aaaaaaaa.js');
  expect(steps).toContain('/assets/waiting-sender-ffffffff.js');
  expect(steps).not.toContain('/assets/react-bbbbbbbb.js');
});

test('a part that is loaded later is stored with all that it imports, and without what it may load', async () => {
  const { steps } = await describeBuild(await makeBuild());
  expect(steps).toContain('/assets/queue-jjjjjjjj.js');
  expect(steps).toContain('/assets/clock-llllllll.js');
  expect(steps).not.toContain('/assets/rare-kkkkkkkk.js');
});

test('the widths of a picture stand together, smallest first', async () => {
  const { sitePictures } = await describeBuild(await makeBuild());
  expect(sitePictures).toContainEqual([
    [480, '/assets/hero-480-hhhhhhhh.avif'],
    [960, '/assets/hero-960-gggggggg.avif'],
  ]);
});

test.each([
  ['1', true],
  ['', false],
])('with RETIRE_SHOP_WORKER=%s the worker is retired: %s', async (setting, isRetired) => {
  vi.stubEnv('RETIRE_SHOP_WORKER', setting);
  expect((await describeBuild(await makeBuild())).isRetired).toBe(isRetired);
});

test('a page that has another name by now stops the build', async () => {
  const folder = await makeBuild(ROUTES.filter((route) => route !== 'features/cart/cart-page'));
  await expect(describeBuild(folder)).rejects.toThrow('The build has no route "features/cart/cart-page"');
});
