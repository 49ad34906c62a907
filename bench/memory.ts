import { writeCakePicturePath } from '../contract/cake-pictures.ts';
import { listProductsEndpoint, PRODUCT_LIST_MAX } from '../contract/products.ts';
import { repairDesign } from '../domain/custom-orders/design/repair-design.ts';
import { createSteadyChance } from '../domain/custom-orders/drawing/canvas/steady-chance.ts';
import { writeDesignText } from '../domain/custom-orders/link/design-text.ts';
import { DEFAULT_PRICE_LIST } from '../domain/custom-orders/price/default-price-list.ts';
import { makeWildDesign } from '../domain/custom-orders/testing/wild-design.ts';
import { openDemoShop } from './demo-shop.ts';
import { readResidentBytes, sayMegabytes } from './resident-memory.ts';

/*
 * How much memory the shop takes: `node bench/memory.ts`. As it opens; after visitors have made it render pages and put long
 * lists together, nothing of which it had at hand; and after pictures of cakes, whose layers are then held compressed. A very large
 * catalogue may take more; what it takes is printed.
 */

const MEBIBYTE = 1024 * 1024;
const LARGE_CATALOGUE = 100_000;

const PAGES = 300;
const LISTS = 60;
const DESIGNS = 24;
const VISITORS = 8;
/** As many as are composed at once; others would wait. */
const PICTURES_AT_ONCE = 2;

type Held = { readonly started: number; readonly visited: number; readonly pictured: number };
const STARTED_MAX = 250 * MEBIBYTE;
const LOADED_MAX = 300 * MEBIBYTE;

const sample = await measure();
const isGood = sample.started <= STARTED_MAX && Math.max(sample.visited, sample.pictured) <= LOADED_MAX;
console.log(`sample shop: ${say(sample)}`);
console.log(
  `  at most ${sayMegabytes(STARTED_MAX)} as it opens, ${sayMegabytes(LOADED_MAX)} later: ${isGood ? 'yes' : 'TOO MUCH'}`,
);
const large = await measure(LARGE_CATALOGUE);
console.log(`${LARGE_CATALOGUE.toLocaleString('en-GB')} products: ${say(large)}`);
process.exitCode = isGood ? 0 : 1;

function say({ started, visited, pictured }: Held): string {
  return `${sayMegabytes(started)} as it opens, ${sayMegabytes(visited)} after pages and lists, ${sayMegabytes(pictured)} after pictures of cakes`;
}

async function measure(products = 0): Promise<Held> {
  await using opened = await openDemoShop({ connections: 1, products });
  const { shop } = opened;
  const started = await readResidentBytes(shop);
  await askAll(shop.url, [...(await listPages(shop.url)), ...listLists()], VISITORS);
  const visited = await readResidentBytes(shop);
  await askAll(shop.url, listPictures(), PICTURES_AT_ONCE);
  return { started, visited, pictured: await readResidentBytes(shop) };
}

/** Those of products as far as there are any, then lists, each with a filter of its own. */
async function listPages(url: string): Promise<readonly string[]> {
  const answer = await fetch(`${url}${listProductsEndpoint.path}?limit=${PAGES / 2}`);
  const { data } = listProductsEndpoint.answerSchema.parse(await answer.json());
  const products = data.map(({ id }) => `/products/${id}`);
  return Array.from({ length: PAGES }, (_, turn) => products[turn] ?? `/products?maxPrice=${5_000 + turn}`);
}

function listLists(): readonly string[] {
  return Array.from(
    { length: LISTS },
    (_, turn) => `${listProductsEndpoint.path}?limit=${PRODUCT_LIST_MAX}&minPrice=${turn}`,
  );
}

function listPictures(): readonly string[] {
  return Array.from({ length: DESIGNS }, (_, seed) => {
    const { design } = repairDesign(makeWildDesign(createSteadyChance(seed)), DEFAULT_PRICE_LIST);
    return writeCakePicturePath(writeDesignText(design), seed % 2 === 0 ? '800.webp' : '800.avif');
  });
}

async function askAll(url: string, paths: readonly string[], atOnce: number): Promise<void> {
  const waiting = [...paths];
  const visitors = Array.from({ length: atOnce }, async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${answer.status} to ${path}`);
    }
  });
  await Promise.all(visitors);
}
