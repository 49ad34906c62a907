import type { ESTree } from 'vite';
import type { TextFact } from '../architecture/file-facts.ts';
import { parseCode } from '../architecture/parse-code.ts';
import { nameExpression } from '../architecture/read-expression.ts';
import { looksReadable } from './looks-readable.ts';

/** Attributes whose value only machines read. */
const MACHINE_ATTRIBUTES =
  /^(?:class|className|\w+ClassName|style|id|key|type|role|href|to|src|srcSet|sizes|rel|as|viewBox|fill|stroke|htmlFor|autoComplete|inputMode|enterKeyHint|charSet|httpEquiv|lang|data-.+|aria-(?:labelledby|describedby|controls|live|current|haspopup|owns|relevant))$/;
/** Only machines read these of an element of the page, but `<Fact name="Email">` shows its name. */
const MACHINE_ATTRIBUTES_OF_ELEMENTS =
  /^(?:name|method|action|d|form|list|accept|pattern|allow|target|media|property)$/;
/** Calls whose texts are styles, queries or patterns. */
const MACHINE_CALLS =
  /^(?:cn|clsx|sql|sql\.raw|RegExp|matchMedia|.*\.(?:querySelector(?:All)?|matches|closest))$/;

type Node = ESTree.Node | ESTree.JSXChild;

/** Every text of a file that a person may read: on a screen, in an email, in an answer, in the log. */
export function readVisibleTexts(path: string, source: string): TextFact[] {
  return path.endsWith('.md') ? readLines(source) : readCodeTexts(path, source);
}

function readLines(source: string): TextFact[] {
  return source
    .split('\n')
    .map((line, index) => ({ text: line.trim(), line: index + 1 }))
    .filter(({ text }) => /\p{L}/u.test(text));
}

function readCodeTexts(path: string, source: string): TextFact[] {
  const { program, lineAt } = parseCode(path, source);
  const texts: TextFact[] = [];
  const add = (text: string, { start }: ESTree.Span) => {
    const joined = text.replaceAll(/\s+/g, ' ').trim();
    if (looksReadable(joined)) texts.push({ text: joined, line: lineAt(start) });
  };

  function visit(node: Node): void {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'ExportAllDeclaration':
      case 'TSTypeAnnotation':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TSTypeParameterInstantiation':
        return;
      case 'Literal':
        if (typeof node.value === 'string') add(node.value, node);
        return;
      case 'TemplateLiteral':
        add(joinTemplate(node), node);
        for (const expression of node.expressions) visit(expression);
        return;
      case 'TaggedTemplateExpression':
        if (!MACHINE_CALLS.test(nameExpression(node.tag))) visit(node.quasi);
        return;
      case 'JSXElement':
      case 'JSXFragment': {
        const sentence = node.children.some(isWritten) ? joinChildren(node.children) : '';
        if (sentence) add(sentence, node.children.find(isWritten) ?? node);
        if (node.type === 'JSXElement') visitAttributes(node.openingElement);
        for (const child of node.children) visitBelow(child, Boolean(sentence));
        return;
      }
      case 'JSXText':
        return;
      case 'Property':
        if (node.computed) visit(node.key);
        visit(node.value);
        return;
      case 'MemberExpression':
        visit(node.object);
        return;
      case 'BinaryExpression':
        if (node.operator === '+') visitEach([node.left, node.right]);
        return;
      case 'SwitchCase':
        visitEach(node.consequent);
        return;
      case 'CallExpression':
      case 'NewExpression':
        if (MACHINE_CALLS.test(nameExpression(node.callee))) return;
    }
    visitChildren(node);
  }

  /** What a sentence has taken in is not listed a second time, but what stands in its attributes and expressions is. */
  function visitBelow(child: ESTree.JSXChild, isInSentence: boolean): void {
    if (!isInSentence || (child.type !== 'JSXElement' && child.type !== 'JSXFragment')) {
      visit(child);
      return;
    }
    if (child.type === 'JSXElement') visitAttributes(child.openingElement);
    for (const inner of child.children) visitBelow(inner, true);
  }

  function visitAttributes({ name, attributes }: ESTree.JSXOpeningElement): void {
    const isComponent = name.type !== 'JSXIdentifier' || /^[A-Z]/.test(name.name);
    for (const attribute of attributes) {
      if (attribute.type === 'JSXSpreadAttribute') visit(attribute);
      else if (attribute.value && !isForMachines(nameAttribute(attribute), isComponent))
        visit(attribute.value);
    }
  }

  function visitEach(nodes: readonly Node[]): void {
    for (const node of nodes) visit(node);
  }

  function visitChildren(node: Node): void {
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  }

  visit(program);
  return texts;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function isForMachines(attribute: string, isComponent: boolean): boolean {
  return (
    MACHINE_ATTRIBUTES.test(attribute) || (!isComponent && MACHINE_ATTRIBUTES_OF_ELEMENTS.test(attribute))
  );
}

function nameAttribute({ name }: ESTree.JSXAttribute): string {
  return name.type === 'JSXIdentifier' ? name.name : name.name.name;
}

function isWritten(child: ESTree.JSXChild): boolean {
  return child.type === 'JSXText' && /\p{L}/u.test(child.value);
}

/** `Read our {…} before you order.`: a sentence with what is inside it, as its reader meets it. */
function joinChildren(children: readonly ESTree.JSXChild[]): string {
  return children.map(readChild).join('');
}

function readChild(child: ESTree.JSXChild): string {
  switch (child.type) {
    case 'JSXText':
      // As React reads it: a line break with its indentation is no space.
      return child.value.replaceAll(/\s*\n\s*/g, (gap, at: number) => {
        return at === 0 || at + gap.length === child.value.length ? '' : ' ';
      });
    case 'JSXElement':
    case 'JSXFragment':
      return child.children.length > 0 ? joinChildren(child.children) : '';
    case 'JSXExpressionContainer':
      return readContained(child.expression);
    default:
      return '{…}';
  }
}

function readContained(expression: ESTree.JSXExpressionContainer['expression']): string {
  if (expression.type === 'JSXEmptyExpression') return '';
  return expression.type === 'Literal' && typeof expression.value === 'string' ? expression.value : '{…}';
}

function joinTemplate({ quasis }: ESTree.TemplateLiteral): string {
  return quasis.map(({ value }) => value.cooked ?? value.raw).join('{…}');
}
