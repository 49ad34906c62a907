import lighthouse from 'lighthouse';
import { listProductsEndpoint } from '../contract/products.ts';
import { startTestShop } from '../server/testing/shop-process.ts';
import { openMeasuringBrowser } from './browser.ts';
import { type FirstVisit, measureFirstVisit, PHONE } from './first-visit.ts';

/*
 * Pages as a phone on a slow network sees them: `node bench/pages.ts`. Each figure is the median of three runs against a
 * shop as it is built; Lighthouse by its mobile preset, the first visit with line and processor really held back.
 */

const RUNS = 3;

type Limit = { readonly limit: number; readonly aim: number };

const FIRST_VISIT_LIMITS: Readonly<
  Record<keyof FirstVisit, Limit & { readonly words: string; readonly unit: Unit }>
> = {
  bytes: { words: 'over the wire in all', unit: 'kB', limit: 290_000, aim: 250_000 },
  scriptBytes: { words: 'of it JavaScript', unit: 'kB', limit: 145_000, aim: 120_000 },
  largestPaintMs: { words: 'largest contentful paint', unit: 's', limit: 2_000, aim: 1_500 },
  layoutShift: { words: 'layout shift', unit: '', limit: 0.02, aim: 0.01 },
};

const SCORE_LIMITS: Readonly<Record<string, Limit>> = {
  performance: { limit: 90, aim: 98 },
  accessibility: { limit: 100, aim: 100 },
  'best-practices': { limit: 100, aim: 100 },
  seo: { limit: 100, aim: 100 },
};

type Unit = 'kB' | 's' | '';
const WRITE: Readonly<Record<Unit, (value: number) => string>> = {
  kB: (bytes) => `${(bytes / 1_000).toFixed(0)} kB`,
  s: (ms) => `${(ms / 1_000).toFixed(2)} s`,
  '': (value) => value.toFixed(3),
};

await using opened = new AsyncDisposableStack();
const shop = await startTestShop({ LOG_LEVEL: 'warn' }, 'ignore');
opened.defer(shop.stop);
const { browser, debuggingPort } = await openMeasuringBrowser();
opened.defer(() => browser.close());

let isShort = false;
for (const [name, path] of Object.entries(await listPages())) {
  const runs: Readonly<Record<string, number>>[] = [];
  await openBefore(`${shop.url}${path}`);
  for (let run = 0; run < RUNS; run += 1) runs.push(await score(`${shop.url}${path}`));
  const words = Object.entries(SCORE_LIMITS).map(([category, { limit, aim }]) => {
    const value = findMedian(runs.map((scores) => scores[category] ?? 0));
    isShort ||= value < limit;
    return `${category} ${value} (${value >= aim ? 'as aimed at' : value >= limit ? 'enough' : `TOO LOW, at least ${limit}`})`;
  });
  console.log(`${name}: ${words.join(', ')}`);
}

const visits: FirstVisit[] = [];
for (let run = 0; run < RUNS; run += 1) visits.push(await measureFirstVisit(browser, shop.url));
console.log('\nfirst visit to the home page, 1.6 Mbit/s, 150 ms, processor four times slower');
for (const [figure, { words, unit, limit, aim }] of Object.entries(FIRST_VISIT_LIMITS)) {
  const value = findMedian(visits.map((visit) => visit[figure as keyof FirstVisit])); // the keys of the limits
  const verdict = value <= aim ? 'as aimed at' : value <= limit ? 'enough' : 'TOO MUCH';
  isShort ||= value > limit;
  const write = WRITE[unit];
  console.log(`${write(value)} ${words}; at most ${write(limit)}, aim ${write(aim)}: ${verdict}`);
}
process.exitCode = isShort ? 1 : 0;

async function listPages(): Promise<Readonly<Record<string, string>>> {
  const { data } = listProductsEndpoint.answerSchema.parse(
    await (await fetch(`${shop.url}${listProductsEndpoint.path}`)).json(),
  );
  const product = data.find(({ isCustom }) => !isCustom);
  const blog = await (await fetch(`${shop.url}/blog`)).text();
  const [post] = /\/blog\/[a-z0-9][a-z0-9-]*(?=")/.exec(blog) ?? [];
  return {
    home: '/',
    list: '/products',
    ...(product && { product: `/products/${product.id}` }),
    ...(post && { 'blog post': post }),
  };
}

/** A picture is made for the first phone that ever asks for it, on the very processor that is measured here. */
async function openBefore(address: string): Promise<void> {
  await using context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
}

/** Out of a hundred, by category. */
async function score(address: string): Promise<Readonly<Record<string, number>>> {
  const result = await lighthouse(address, { port: debuggingPort, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse said nothing about ${address}.`);
  if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
  return Object.fromEntries(
    Object.entries(result.lhr.categories).map(([name, category]) => [
      name,
      Math.round((category.score ?? 0) * 100),
    ]),
  );
}

function findMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
