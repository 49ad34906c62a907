import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { listProductsEndpoint } from '../contract/products.ts';
import { startTestShop, type TestShop } from '../server/testing/shop-process.ts';
import { type Comparison, compareWithBare } from './compare-with-bare.ts';

/** What is measured, against which limit. Figures are ratios within this run; nothing here is a timed test. */
const listAddresses = async (shop: TestShop) => [
  { name: 'kept home page', path: '/', atLeast: 0.6, aim: 0.8 },
  { name: 'list of products, as the API gives it', path: '/api/products', atLeast: 0.6, aim: 0.8 },
  { name: 'page of a product', path: `/products/${await findProductId(shop)}`, atLeast: 0.6, aim: 0.8 },
  { name: 'page with the list of products', path: '/products', atLeast: 0.6, aim: 0.8 },
  { name: 'suggestions', path: '/api/search/suggestions?q=cake', atLeast: 0.4, aim: 0.8 },
];

/** Node as the shop runs on it, for what is measured without a shop. */
const NODE = join(import.meta.dirname, '..', 'scripts', 'node.sh');

/** Large catalogues, each in a process of its own, so that memory and pauses are its own. */
const LARGE_CATALOGUES = ['catalogue-lists.ts', 'search.ts'];

let isShort = false;
// The log is on as in production: what is measured is what a shop really does for a request.
const shop = await startTestShop({ LOG_LEVEL: 'info' }, 'ignore');
try {
  for (const { name, path, atLeast, aim } of await listAddresses(shop)) {
    const comparison = await compareWithBare(shop, path);
    const verdict =
      comparison.ratio >= aim ? 'as aimed at' : comparison.ratio >= atLeast ? 'enough' : 'TOO SLOW';
    isShort ||= comparison.ratio < atLeast;
    console.log(`${name}: ${sayHow(comparison)}; at least ${atLeast}, aim ${aim}: ${verdict}`);
  }
} finally {
  await shop.stop();
}
for (const script of [
  ...LARGE_CATALOGUES,
  'orders.ts',
  'order-admin.ts',
  'admin-lists.ts',
  'payment-messages.ts',
  'cake-pictures.ts',
  'event-streams.ts',
  'memory.ts',
  'pages.ts',
])
  isShort = !(await runScript(script)) || isShort;
process.exitCode = isShort ? 1 : 0;

async function findProductId({ url }: TestShop): Promise<string> {
  const answer = await fetch(`${url}${listProductsEndpoint.path}?limit=1`);
  const { data } = listProductsEndpoint.answerSchema.parse(await answer.json());
  const [product] = data;
  if (!product) throw new Error('The demo has no products to measure.');
  return product.id;
}

async function runScript(name: string): Promise<boolean> {
  console.log(`\n── ${name}`);
  const child = spawn('sh', [NODE, '--expose-gc', join(import.meta.dirname, name)], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0;
}

function sayHow({ shop, bare, ratio }: Comparison): string {
  const rate = (value: number) => `${Math.round(value).toLocaleString('en-GB')} requests/s`;
  const cost = (value: number | undefined) =>
    value === undefined ? '' : ` (${value.toFixed(0)} µs of processor)`;
  return (
    `${ratio.toFixed(2)} of bare node:http – ${rate(shop.requestsPerSecond)}${cost(shop.microsecondsPerRequest)} ` +
    `against ${rate(bare.requestsPerSecond)}${cost(bare.microsecondsPerRequest)}`
  );
}
