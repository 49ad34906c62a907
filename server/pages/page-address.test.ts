import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RouteKnowledge, toPageAddress } from './page-address.ts';

const PLAIN_PATHS = new Set(['/', '/about', '/products', '/search']);
const PATTERNS = { products: '/products/:id', orders: '/orders/:id' };
const routes: RouteKnowledge = {
  match: (pathname) => {
    if (PLAIN_PATHS.has(pathname)) return { pattern: pathname, params: {}, hasLoader: true };
    const [, kind, id] = /^\/(products|orders)\/([^/]+)$/.exec(pathname) ?? [];
    if (kind !== 'products' && kind !== 'orders') return undefined;
    return { pattern: PATTERNS[kind], params: { id }, hasLoader: kind === 'products' };
  },
  isThere: ({ params }) => params.id === 'red-velvet',
  isKnownRoute: (id: string) => id === 'root' || id === 'features/home/home-page',
};
const keyOf = (address: string) => toPageAddress(address, routes).key;

describe('the key of a page', () => {
  test.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about?utm_source=mail&fbclid=1', '/about'],
    ['/search?q=meat+pie', '/search?q=meat+pie'],
    ['/search?q=%20meat%20pie%20&page=2', '/search?q=meat+pie'],
    ['/search?q=', '/search'],
    ['/products?custom=true&x=2', '/products?custom=1'],
    ['/products?sort=newest&category=Pies,Breads', '/products?category=Breads&category=Pies&sort=newest'],
    [
      '/products?category=Pies&category=Breads&sort=newest&sort=x',
      '/products?category=Breads&category=Pies&sort=newest',
    ],
    [
      '/products?excludeAllergens=nuts&excludeAllergens=egg',
      '/products?excludeAllergens=egg&excludeAllergens=nuts',
    ],
    ['/products/red-velvet?q=1', '/products/red-velvet'],
    ['/products/red-velvet?design=nonsense', '/products/red-velvet'],
    ['/about?design=1.0101000000.02010110..8q', '/about'],
  ])('%s is kept under %s', (address, key) => {
    // What is rendered and not in the key would be shown to everybody who asks for anything else.
    expect(toPageAddress(address, routes)).toMatchObject({ key, renderPath: key });
  });

  test('a parameter that is too long is left out, so that nobody can fill the memory with it', () => {
    expect(keyOf(`/search?q=${'a'.repeat(101)}`)).toBe('/search');
  });

  test('a shared design is a page of its own that is not kept, unless its text was cut off on the way', () => {
    const design = '1.0101000000.02010110..8q';
    expect(toPageAddress(`/products/red-velvet?design=${design}&fbclid=1`, routes)).toMatchObject({
      renderPath: `/products/red-velvet?design=${design}`,
      isDesign: true,
    });
    expect(toPageAddress(`/products/red-velvet?design=${design.slice(0, -1)}`, routes)).toMatchObject({
      renderPath: '/products/red-velvet',
      isDesign: false,
    });
  });

  test('all unknown addresses share one page', () => {
    expect(keyOf('/no/such/page')).toBe('/404');
    expect(keyOf('/nothing?q=1')).toBe('/404');
    expect(toPageAddress('/404', routes)).toMatchObject({ key: '/404', isShared: true });
  });

  test('unknown addresses of those who run the shop share theirs (P28.337)', () => {
    expect(keyOf('/admin/no-such')).toBe('/admin/404');
    expect(keyOf('/admin/no/such.data')).toBe('/admin/404.data');
    expect(keyOf('/administration')).toBe('/404');
    expect(toPageAddress('/admin/404', routes)).toMatchObject({ key: '/admin/404', isShared: true });
  });

  test('all orders share the page that the browser fills, and all products that are not there theirs', () => {
    expect(toPageAddress('/orders/1', routes)).toMatchObject({ key: '/orders/-', isShared: true });
    expect(toPageAddress('/products/no-such', routes)).toMatchObject({ key: '/products/-', isShared: true });
    expect(toPageAddress('/products/no-such.data', routes)).toMatchObject({ key: '/products/-.data' });
    expect(toPageAddress('/products/red-velvet', routes)).toMatchObject({ isShared: false });
  });
});

describe("the router's data requests", () => {
  test.each([
    ['/_.data', '/_.data'],
    ['/about.data', '/about.data'],
    ['/about.data?utm_source=x', '/about.data'],
    ['/search.data?q=pie&_routes=root', '/search.data?q=pie&_routes=root'],
    [
      '/search.data?_routes=root,evil,features/home/home-page',
      '/search.data?_routes=features%2Fhome%2Fhome-page%2Croot',
    ],
    ['/no/such.data', '/404.data'],
    ['/products/red-velvet.data?design=1.0101000000.02010110..8q', '/products/red-velvet.data'],
  ])('%s is kept under %s', (address, key) => {
    expect(toPageAddress(address, routes)).toMatchObject({ key, kind: 'data' });
  });
});

const word = fc.string({ unit: 'grapheme', maxLength: 12 });
const path = fc.array(word, { maxLength: 4 }).map((parts) => `/${parts.map(encodeURIComponent).join('/')}`);
const query = fc.array(fc.tuple(word, word), { maxLength: 4 }).map((pairs) => new URLSearchParams(pairs));

test('a canonical address is its own key, so that it can be looked up as it comes', () => {
  fc.assert(
    fc.property(path, query, (pathname, search) => {
      const { key } = toPageAddress(`${pathname}?${search}`, routes);
      const again = toPageAddress(key, routes);
      expect(again.key).toBe(key);
    }),
  );
});
