import { type ESTree, Visitor } from 'vite';
import { parseCode } from '../architecture/parse-code.ts';
import { nameExpression, readFixedText } from '../architecture/read-expression.ts';

export type TestTitle = {
  readonly title: string;
  readonly line: number;
  /** Tagged `@long`, or `long` in Vitest: run by `npm run test:long` alone. */
  readonly isLong: boolean;
};

const TEST_CALL = /^(?:test|it|describe)(?![\w$])/;

/** Titles of test, it and describe calls, with everything that can be chained to them: `test.each([…])('a title')`. */
export function readTestTitles(path: string, text: string): TestTitle[] {
  const { program, lineAt } = parseCode(path, text);
  const titles: TestTitle[] = [];
  new Visitor({
    CallExpression(node) {
      const [title, details] = node.arguments;
      if (!title || !TEST_CALL.test(nameExpression(node.callee))) return;
      const words = readTitle(title);
      if (!words) return;
      const isLong = details?.type === 'ObjectExpression' && details.properties.some(isLongTag);
      titles.push({ title: words, line: lineAt(title.start), isLong });
    },
  }).visit(program);
  return titles;
}

const isLongTag = (property: ESTree.ObjectPropertyKind): boolean =>
  property.type === 'Property' &&
  property.key.type === 'Identifier' &&
  ['tag', 'tags'].includes(property.key.name) &&
  property.value.type === 'Literal' &&
  ['@long', 'long'].includes(String(property.value.value));

/** What is only known when the test runs is left out; the id is written out at the end in any case. */
function readTitle(title: ESTree.Argument): string {
  if (title.type === 'TemplateLiteral') return title.quasis.map((part) => part.value.cooked).join('…');
  if (title.type !== 'BinaryExpression') return readFixedText(title) ?? '';
  return title.left.type === 'PrivateIdentifier' ? '' : readTitle(title.left) + readTitle(title.right);
}
