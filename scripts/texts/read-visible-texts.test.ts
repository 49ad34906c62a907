import { expect, test } from 'vitest';
import { readVisibleTexts } from './read-visible-texts.ts';

const read = (source: string) => readVisibleTexts('web/screen.tsx', source).map(({ text }) => text);

test('a sentence between tags is read as its reader meets it, with what is inside it (P34.1)', () => {
  expect(
    read(`const a = (
      <p className="mt-4 text-sm">
        Read our <Link to="/terms">terms</Link> before you
        order {count} cakes.
      </p>
    );`),
  ).toEqual(['Read our terms before you order {…} cakes.']);
});

test('labels, titles, templates and words with a capital are read', () => {
  expect(
    read(
      `const a = <Button aria-label="Close the menu" title={isOn ? 'Turn off' : \`Turn \${what} on\`}>Save</Button>;`,
    ),
  ).toEqual(['Save', 'Close the menu', 'Turn off', 'Turn {…} on']);
});

test('a component’s name is shown, a field’s is not, and a sentence may begin with a number (P34.1)', () => {
  expect(
    read(
      `const a = <Fact name="Email">{count === 1 ? '1 message to answer' : ''}<input name="Email" /></Fact>;`,
    ),
  ).toEqual(['Email', '1 message to answer']);
});

test('what only machines read is left out: styles, names, addresses, queries, types and imports', () => {
  expect(
    read(`import { a } from 'Some Module';
    type Kind = 'New order';
    const b = <div className="Flex grow" id="the id" />;
    const c = cn('text-sm font-bold', isOn && 'mt-2 px-4');
    const d = sql\`select name from Orders\`;
    if (kind === 'New order') headers.set('Content-Type', 'text/html; charset=utf-8');`),
  ).toEqual([]);
});

test('pages and posts are read line by line, with their place', () => {
  expect(readVisibleTexts('server/pages/faqs.md', '# Questions\n\nWe deliver.')).toEqual([
    { text: '# Questions', line: 1 },
    { text: 'We deliver.', line: 3 },
  ]);
});
