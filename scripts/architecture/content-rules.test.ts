import { describe, expect, test } from 'vitest';
import { checkSources } from './check-sources.ts';
import { listBrokenRules } from './made-up-sources.ts';

describe('environment', () => {
  test.each([
    'const port = process.env.PORT;',
    "const port = process['env'].PORT;",
    'const port = globalThis.process.env.PORT;',
    'const { env } = process;',
    "import { env } from 'node:process';",
  ])('%s is refused', (source) => {
    expect(listBrokenRules({ 'server/main.ts': source })).toEqual(['server/main.ts:1  environment']);
  });

  test.each([
    'server/settings/settings.ts',
    'server/main.test.ts',
    'server/testing/shop.ts',
    'scripts/setup.mjs',
    'e2e/fixtures/shop.ts',
    'bench/load.ts',
    'e2e/playwright.config.ts',
  ])('%s may read it', (path) => {
    expect(checkSources({ [path]: 'export const port = process.env.PORT;' })).toEqual([]);
  });

  test.each(['process.exitCode = 1;', "log('process.env');", '// process.env', 'other.process.environment;'])(
    '%s does not read it',
    (source) => {
      expect(checkSources({ 'server/main.ts': source })).toEqual([]);
    },
  );
});

describe('colours', () => {
  test.each([
    ['web/ui/card.css', '.card { color: #B4123F; }'],
    ['web/ui/card.css', '.card { border: 1px solid #fff }'],
    ['web/ui/card.css', '.card { background: rgb(0 0 0 / 50%); }'],
    ['web/ui/card.css', '.card { background: oklch(0.5 0.1 20); }'],
    ['web/ui/card.css', `.card { background: url("data:image/svg+xml,<svg fill='%23B4123F'/>"); }`],
    ['web/ui/card.tsx', 'export const card = <p className="bg-[#fff8ef]">x</p>;'],
    ['web/ui/card.tsx', 'export const card = <path fill="#2E1A12" />;'],
    ['web/ui/card.tsx', "export const card = <p style={{ color: 'rgba(0,0,0,.5)' }}>x</p>;"],
    ['web/ui/card.ts', 'export const tint = `hsl(20 30% 40%)`;'],
    ['web/ui/card.ts', "export const tint = '#b4123f80';"],
  ])('%s may not say %s', (path, source) => {
    expect(listBrokenRules({ [path]: source })).toEqual([`${path}:1  colour`]);
  });

  test('the line of a colour deep inside a style sheet is given', () => {
    const styles = '/* two\nlines */\n.card {\n  color: #fff;\n}\n';
    expect(checkSources({ 'web/ui/card.css': styles })).toEqual([
      'web/ui/card.css:4  colour: "#fff" is written here – colours are written in web/ui/tokens.css alone',
    ]);
  });

  test.each([
    ['web/ui/tokens.css', ':root { --color-hibiscus: #b4123f; }'],
    ['web/ui/card.css', '/* once #b4123f */ .card { color: var(--color-hibiscus); }'],
    ['web/ui/card.css', '#face { color: color-mix(in oklab, var(--color-honey) 50%, transparent); }'],
    ['web/ui/card.css', 'main #add,\nmain #bed:hover { color: inherit; }'],
    ['web/ui/card.tsx', 'export const card = <a href="#main">&#8358;12,500</a>; // #fff'],
    ['web/ui/card.ts', 'export class Card { #fade = 1; read() { return this.#fade; } }'],
    ['web/ui/card.ts', "export const address = '/products#abc';"],
    ['web/ui/card.test.ts', "export const colour = '#b4123f';"],
    ['domain/custom-orders/drawing.ts', "export const ivory = '#fffff0';"],
  ])('%s may say %s', (path, source) => {
    expect(checkSources({ [path]: source })).toEqual([]);
  });
});

describe('clock and chance', () => {
  test.each([
    'Date.now();',
    'new Date();',
    'Date();',
    'Math.random();',
    'crypto.randomUUID();',
    'globalThis.crypto.subtle.digest(a, b);',
    'const { random } = Math;',
    'performance.now();',
  ])('%s is refused in the domain', (source) => {
    expect(listBrokenRules({ 'domain/cart/totals.ts': source })).toEqual(['domain/cart/totals.ts:1  clock']);
    expect(checkSources({ 'server/main.ts': source })).toEqual([]);
  });

  test.each(['new Date(now);', 'Date.UTC(2027, 0, 1);', 'Math.round(1.5);', "const words = 'Date.now()';"])(
    '%s is not',
    (source) => {
      expect(checkSources({ 'domain/cart/totals.ts': source })).toEqual([]);
    },
  );
});

describe('unfinished work', () => {
  test.each(['// TODO: later', '// todo later', '/* FIXME */', "export const words = 'Coming soon';"])(
    '%s is refused',
    (source) => {
      expect(listBrokenRules({ 'web/root.tsx': `\n${source}` })).toEqual(['web/root.tsx:2  unfinished']);
    },
  );

  test('a style sheet is finished too', () => {
    expect(listBrokenRules({ 'web/ui/card.css': '/* TODO */' })).toEqual(['web/ui/card.css:1  unfinished']);
  });

  test.each(["export const words = 'mastodon';", '// our soonest coming delivery'])(
    '%s is finished',
    (source) => {
      expect(checkSources({ 'web/root.tsx': source })).toEqual([]);
    },
  );

  test('a test may look for the promise that no screen makes', () => {
    expect(checkSources({ 'e2e/screens.spec.ts': "expect(text).not.toContain('coming soon');" })).toEqual([]);
  });
});

describe('whole tests', () => {
  test.each([
    "test.only('a', () => {});",
    "describe.skip('a', () => {});",
    "test.describe.only('a', () => {});",
    "it.only.each([1])('a', () => {});",
    "test.todo('a');",
    'page.waitForTimeout(500);',
    "page.locator('a').page().waitForTimeout(500);",
  ])('%s is refused', (source) => {
    expect(listBrokenRules({ 'e2e/cart.spec.ts': source })).toContain('e2e/cart.spec.ts:1  whole-test');
  });

  test('a fixture of the journeys may not wait a fixed time either', () => {
    const source = 'export const wait = (page) => page.waitForTimeout(500);';
    expect(listBrokenRules({ 'e2e/fixtures/shop.ts': source })).toEqual([
      'e2e/fixtures/shop.ts:1  whole-test',
    ]);
  });

  test.each([
    ['domain/cart/totals.test.ts', "test('only what is there', () => {});"],
    ['domain/cart/totals.test.ts', "test.each([1])('a', () => {});"],
    ['domain/cart/totals.test.ts', '// test.only("a")'],
    ['server/features/orders/list-orders.ts', 'rows.skip(10);'],
  ])('%s may say %s', (path, source) => {
    expect(checkSources({ [path]: source })).toEqual([]);
  });
});
