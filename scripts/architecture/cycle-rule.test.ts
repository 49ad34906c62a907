import { expect, test } from 'vitest';
import { checkSources } from './check-sources.ts';

test('two files that import each other are a cycle, reported once', () => {
  const findings = checkSources({
    'domain/a.ts': "export const a = 1;\nimport './b.ts';",
    'domain/b.ts': "import './a.ts';",
  });
  expect(findings).toEqual([
    'domain/a.ts:2  cycle: domain/a.ts → domain/b.ts → domain/a.ts – files that need each other are one file or lack a third',
  ]);
});

test.each([
  ['a type-only import', "import type { A } from './a.ts';"],
  ['a dynamic import', "const load = () => import('./a.ts');"],
  ['an export from', "export const b = 1; export { a } from './a.ts';"],
  ['an import without ending', "import './a';"],
])('%s closes a cycle', (_, source) => {
  const findings = checkSources({ 'domain/a.ts': "import './b.ts';", 'domain/b.ts': source });
  expect(findings).toHaveLength(1);
});

test('the shortest way round is shown', () => {
  const [finding] = checkSources({
    'domain/a.ts': "import './b.ts';\nimport './d.ts';",
    'domain/b.ts': "import './c.ts';",
    'domain/c.ts': "import './a.ts';",
    'domain/d.ts': "import './a.ts';",
  });
  expect(finding).toContain('domain/a.ts:2  cycle: domain/a.ts → domain/d.ts → domain/a.ts ');
});

test('a file that imports itself is a cycle', () => {
  expect(checkSources({ 'domain/a.ts': "import './a.ts';" })).toHaveLength(1);
});

test('a file outside a cycle that it leads into is not blamed', () => {
  const findings = checkSources({
    'domain/a.ts': "import './b.ts';",
    'domain/b.ts': "import './c.ts';",
    'domain/c.ts': "import './b.ts';",
  });
  expect(findings.map((line) => line.split(':')[0])).toEqual(['domain/b.ts']);
});

test('two separate cycles are two findings', () => {
  const findings = checkSources({
    'domain/a.ts': "import './b.ts';",
    'domain/b.ts': "import './a.ts';",
    'domain/c.ts': "import './d.ts';",
    'domain/d.ts': "import './c.ts';",
  });
  expect(findings).toHaveLength(2);
});

test('two ways to the same file are no cycle', () => {
  const findings = checkSources({
    'domain/a.ts': "import './b.ts';\nimport './c.ts';",
    'domain/b.ts': "import './d.ts';",
    'domain/c.ts': "import './d.ts';",
    'domain/d.ts': 'export const d = 1;',
  });
  expect(findings).toEqual([]);
});

test('style sheets that import each other are a cycle', () => {
  const findings = checkSources({
    'web/ui/a.css': '@import "./b.css";',
    'web/ui/b.css': "@import url('a.css');",
  });
  expect(findings).toHaveLength(1);
});
