// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources under test are kept in strings
import { describe, expect, test } from 'vitest';
import { compareWithTests } from './compare-with-tests.ts';

const STATEMENTS = { ids: ['S2.1', 'S2.2', 'P4.3'], problems: [] };

const compare = (source: string) => compareWithTests(STATEMENTS, { 'domain/cart/totals.test.ts': source });

describe('a statement is proved', () => {
  test.each([
    "test('a sentence (S2.1)', () => {});",
    "it('a sentence (S2.1)', () => {});",
    "describe('a sentence (S2.1)', () => {});",
    'test(`the ${word} sentence (S2.1)`, () => {});',
    "test('a long ' + 'sentence (S2.1)', () => {});",
    "test.each([1, 2])('number %i (S2.1)', () => {});",
    "test.describe('a sentence (S2.1)', () => {});",
    "describe('outside', () => {\n  test('inside (S2.1)', async () => {});\n});",
  ])('by %s', (source) => {
    expect(compare(source)).toEqual({ unproved: ['S2.2', 'P4.3'], problems: [] });
  });

  test('by a title that names several', () => {
    expect(compare("test('a sentence (S2.1, P4.3)', () => {});").unproved).toEqual(['S2.2']);
  });

  test('by tests in several files', () => {
    const tests = {
      'web/root.test.tsx': "test('shows <main> (S2.1)', () => { render(<Root />); });",
      'e2e/cart.spec.ts': "test('a journey (S2.2, P4.3)', async ({ page }) => {});",
    };
    expect(compareWithTests(STATEMENTS, tests)).toEqual({ unproved: [], problems: [] });
  });
});

test.each([
  "// test('a sentence (S2.1)', () => {});",
  'const words = "test(\'a sentence (S2.1)\')";',
  "tested('a sentence (S2.1)', () => {});",
  "expect('a sentence (S2.1)').toBe(true);",
  'test(title, () => {});',
  // Only `npm run test:long` runs it.
  "test('a sentence (S2.1)', { tag: '@long' }, () => {});",
])('nothing is proved by %s', (source) => {
  expect(compare(source)).toEqual({ unproved: STATEMENTS.ids, problems: [] });
});

test('an unknown id is a problem of the title that names it, and the known one beside it counts', () => {
  expect(compare("\ntest('a sentence (S2.1, S2.9)', () => {});")).toEqual({
    unproved: ['S2.2', 'P4.3'],
    problems: [
      {
        path: 'domain/cart/totals.test.ts',
        line: 2,
        what: '"a sentence (S2.1, S2.9)" names S2.9, which is not in the specification',
      },
    ],
  });
});

test.each([
  'S2.1 a sentence',
  'a sentence (s2.1)',
  'a sentence (S2.1,S2.2)',
  'a sentence (S2.1).',
  'a (S2.1) sentence (S2.2)',
])('an id that would be overlooked in "%s" is a problem', (title) => {
  const { problems } = compare(`test('${title}', () => {});`);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.what).toContain('names a statement in another way');
});

test('problems of the document are kept', () => {
  const problem = { path: 'docs/specification.md', line: 3, what: 'S2.1 is stated twice' };
  expect(compareWithTests({ ids: [], problems: [problem] }, {}).problems).toEqual([problem]);
});
