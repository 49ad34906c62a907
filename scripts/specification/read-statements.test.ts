import { expect, test } from 'vitest';
import { readStatements } from './read-statements.ts';

const readProblems = (text: string) => readStatements('docs/specification.md', text).problems;

test('ids are read in their order, and headings and paragraphs are left alone', () => {
  const text =
    '# Title\n\nSome words about (S9.9).\n\n## S2 Group\n\n- **S2.1** One.\n- **S2.10** Ten.\n- **P1.1** First.\n';
  expect(readStatements('docs/specification.md', text)).toEqual({
    ids: ['S2.1', 'S2.10', 'P1.1'],
    problems: [],
  });
});

test('an id that is stated twice is a problem of the second line', () => {
  expect(readProblems('- **S2.1** One.\n- **S2.1** Again.')).toEqual([
    { path: 'docs/specification.md', line: 2, what: 'S2.1 is stated twice' },
  ]);
});

test.each([
  '- S2.1 No stars.',
  '- **S2.1**',
  '- **S2.1**No space.',
  '- **S2** No number.',
  '- **Q2.1** Another letter.',
  '* **S2.1** Another bullet.',
  '  - **S2.1** Indented.',
  '**S2.1** No bullet.',
  '  a wrapped second line',
  '- No id at all.',
])('%j is malformed', (line) => {
  expect(readProblems(`- **S1.1** One.\n${line}`)).toEqual([
    { path: 'docs/specification.md', line: 2, what: 'not of the form "- **S1.1** One sentence."' },
  ]);
});
