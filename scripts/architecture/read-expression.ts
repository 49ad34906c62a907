import type { ESTree } from 'vite';

const GLOBAL_OBJECTS = new Set(['globalThis', 'window', 'self']);

/** `page.goto`, `test.each()`, `process.env` for `process['env']` and for `globalThis.process.env`; `?` for what has no name. */
export function nameExpression(expression: ESTree.Expression): string {
  switch (expression.type) {
    case 'Identifier':
      return expression.name;
    case 'ThisExpression':
      return 'this';
    case 'CallExpression':
      return `${nameExpression(expression.callee)}()`;
    case 'MemberExpression': {
      const owner = nameExpression(expression.object);
      const property = nameProperty(expression);
      return GLOBAL_OBJECTS.has(owner) ? property : `${owner}.${property}`;
    }
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return nameExpression(expression.expression);
    default:
      return '?';
  }
}

function nameProperty(expression: ESTree.MemberExpression): string {
  if (!expression.computed) return expression.property.name;
  return readFixedText(expression.property) ?? '?';
}

/** The text of a string known without running the code, or null. */
export function readFixedText(expression: ESTree.Expression | ESTree.SpreadElement): string | null {
  if (expression.type === 'Literal') return typeof expression.value === 'string' ? expression.value : null;
  if (expression.type !== 'TemplateLiteral' || expression.expressions.length > 0) return null;
  return expression.quasis[0]?.value.cooked ?? null;
}
